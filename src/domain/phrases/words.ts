import { around, isDenied, isAlternative, saidOf, type Found } from '../language/denial';
import { mentionsIn } from '../language/demand';
import {
  fluidNames,
  withoutBroader,
  type Fluid,
  deviceNames,
  type Device,
  holedSpadesIn,
  feedNames,
  frontNames,
  isOfWindings,
  materialNames,
  inText,
  type Name,
} from '../language/things';
import { parseTaps } from '../matching/reading/taps';
import { bilSpots } from './bil';
import { phaseSpots } from './fittings';
import { powerSpots } from './power';

/** Marks a field without one readable value. */
const UNCLEAR = '';

/** The only value; null if missing, ambiguous or unclear. */
export function oneValue(found: readonly string[]): string | null {
  const [value, second] = new Set(found);
  return second === undefined && value !== UNCLEAR ? (value ?? null) : null;
}

/** Bounds, and power that is not a unit's rating. */
const BOUND = /\b(?:at least|min\.?|minimum|over|more than)(?: of| is)? $|[<>] ?$/;
const OF_FAULTS = /\b(?:fault|short[- ]circuit)\b/;

/** The ratings that a part states for certain: '1500 kVA', '1.5 MVA', 'kVA: 1500'. */
export const kvaIn = (part: string): string[] =>
  OF_FAULTS.test(part)
    ? []
    : powerSpots(part).flatMap(({ value, list, doubt, start }) => {
        if (doubt !== undefined || BOUND.test(part.slice(0, start))) return [];
        return list.length > 1 || / (?:to|or) /.test(value) ? UNCLEAR : value;
      });

export const phasesIn = (part: string): string[] => phaseSpots(part).map(({ value }) => value);

/** kV of the primary: '95 kV BIL', 'BIL 95'. */
export const bilIn = (part: string): string[] =>
  bilSpots(part).flatMap(({ field, value }) => (field === 'bil' ? value : []));

interface Stated<T> {
  term: T;
  found: Found;
}

/** Excludes what is merely allowed ('aluminum windings are fine'). */
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

/** 'taps ±5%', '2-2.5% FCAN & FCBN'. */
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
