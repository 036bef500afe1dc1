import { around, isAlternative, isDenied, saidOf, type Found } from '../../language/denial';
import { mentionsIn } from '../../language/demand';
import { fluidNames, withoutBroader, type Fluid } from '../../language/things/fluids';
import { deviceNames, type Device } from '../../language/things/fusing';
import { holedSpadesIn } from '../../language/things/secondaryBushings';
import { feedNames, frontNames } from '../../language/things/terminals';
import { isOfWindings, materialNames } from '../../language/things/windings';
import { inText, type Name } from '../../language/vocabulary';
import { parseTaps } from '../../matching/reading/taps';
import { UNCLEAR } from './oneValue';

interface Stated<T> {
  term: T;
  found: Found;
}

/** What a text asks for of these; what is only allowed is not required ('aluminum windings are fine'). */
function reader<T>(names: readonly Name<T>[]): (part: string) => Stated<T>[] {
  const vocabulary = inText(names);
  return (part) => mentionsIn(part, vocabulary).filter(({ said }) => said === 'said');
}

const valuesOf = <T extends string>(stated: readonly Stated<T>[], values: Readonly<Partial<Record<T, string>>>) =>
  stated.flatMap(({ term, found }) => (isAlternative(found) ? UNCLEAR : (values[term] ?? [])));

const devicesIn = reader(deviceNames);
const ARRANGEMENTS: readonly (readonly [string, readonly Device[]])[] = [
  ['Full Range CLF', ['fullRange']],
  ['Loadbreak Switch + Bay-O-Net', ['loadbreak', 'bayONet']],
  ['Bay-O-Net w/ Partial Range CLF', ['currentLimiting', 'bayONet']],
  ['Bay-O-Net w/ Isolation Link', ['isolationLink', 'bayONet']],
];

/** The arrangements of which a text names all parts. */
export function fusingIn(part: string): string[] {
  const stated = devicesIn(part);
  const named = new Set(stated.map(({ term }) => term));
  const values = ARRANGEMENTS.flatMap(([value, devices]) => (devices.every((each) => named.has(each)) ? value : []));
  return values.length > 0 && stated.some(({ found }) => isAlternative(found)) ? [UNCLEAR] : values;
}

const FLUIDS: Readonly<Partial<Record<Fluid, string>>> = {
  mineral: 'Mineral Oil',
  fr3: 'FR3',
  naturalEster: 'Natural Ester',
  biotemp: 'BIOTEMP',
  silicone: 'Silicone',
  rTemp: 'R-Temp',
};
const fluidsIn = reader(fluidNames);

export function fluidIn(part: string): string[] {
  const stated = fluidsIn(part);
  const closer = withoutBroader(new Set(stated.map(({ term }) => term)));
  return valuesOf(
    stated.filter(({ term }) => closer.has(term)),
    FLUIDS,
  );
}

const materialsIn = reader(materialNames);
export const windingIn = (part: string): string[] =>
  valuesOf(
    materialsIn(part).filter(({ found }) => isOfWindings(found)),
    { copper: 'Copper', aluminum: 'Aluminum' },
  );

const feedsIn = reader(feedNames);
const frontsIn = reader(frontNames);
export const feedIn = (part: string) => valuesOf(feedsIn(part), { loop: 'Loop Feed', radial: 'Radial Feed' });
export const frontIn = (part: string) => valuesOf(frontsIn(part), { dead: 'Dead Front', live: 'Live Front' });

/** '6-hole spade' of 'six-hole NEMA spades'. */
export const secondaryBushingsIn = (part: string): string[] =>
  holedSpadesIn(part)
    .filter(({ found }) => saidOf(around(found)) === 'said')
    .map(({ found, holes }) => (holes.length > 1 || isAlternative(found) ? UNCLEAR : `${holes[0]}-hole spade`));

const NUMBERS = String.raw`[\d .x×@()±+\/-]{0,16}`;
const TAP_SIDE = '(?:fcan|fcbn|(?:above|below)(?: (?:nominal|normal))?)';
const TAPS = new RegExp(
  `(?<![\\d.])(?:±|[-+(]|\\d)${NUMBERS}%(?: ?${TAP_SIDE})?(?: ?(?:,|&|and|\\/) ?(?:${NUMBERS}% ?)?${TAP_SIDE})*`,
  'gi',
);
const HAS_SIDE = new RegExp(TAP_SIDE, 'i');

/** Tap ranges beside the word or with their sides: 'taps ±5%', '2-2.5% FCAN & FCBN'. */
export const tapsIn = (clause: string): string[] =>
  [...clause.matchAll(TAPS)].flatMap((found) => {
    const text = found[0].trim();
    if (isDenied(found) || !isOfTaps(found)) return [];
    return [parseTaps(text) === null ? UNCLEAR : text];
  });

function isOfTaps(found: RegExpExecArray): boolean {
  const { before, after } = around(found);
  const isBeside = /\btaps?[ :=]*(?:range |of |are |at )?$/i.test(before) || /^ ?taps?\b/i.test(after);
  return isBeside || HAS_SIDE.test(found[0]);
}
