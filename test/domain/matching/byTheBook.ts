import type { Quote } from '../../../src/contract/matching/quote';
import type { Verdict, Work } from '../../../src/contract/unit/unit';
import { connectionInDescription, numberIn, tapsIn, windingsIn, words, type Rated, type TapSpan } from './bookReading';

/**
 * A second, plain reading of the rules 'May unit U serve requirement R?', without buckets, caches or shared code: one unit,
 * one order, feature by feature in the order of the table. What the product computes is held against it.
 */
export interface Asked {
  quote: Quote;
  fusing: string | null;
  impedancePct: number | null;
}

/** A unit as the units file has it. Costs in US dollars. */
export interface BookUnit {
  serial: string;
  condition: string | null;
  phase: number | null;
  kva: number | null;
  primaryVoltage: string | null;
  secondaryVoltage: string | null;
  bilKv: number | null;
  impedancePct: number | null;
  taps: string | null;
  bushType: string | null;
  bushConfiguration: string | null;
  fusing: string | null;
  fluid: string | null;
  windingMaterial: string | null;
  secondaryBushings: string | null;
  location: string | null;
  unitCost: number | null;
  laborCost: number | null;
  materialsCost: number | null;
  listPrice: number | null;
  fr3FillCost: number | null;
  turnPullCost: number | null;
  feedConversionCost: number | null;
  replacementCabinetCost: number | null;
  retankCost: number | null;
  cabinetNeedsReplacing: boolean;
  tankNeedsReplacing: boolean;
}

export interface BookJudgment {
  verdicts: Record<string, Verdict>;
  score: number;
  canServe: boolean;
  /** Each work once; null where its cost is not recorded. */
  work: Partial<Record<Work, number | null>>;
}

type Finding = Verdict | { verdict: Verdict; work?: Work };

const WEIGHTS: Record<string, number> = {
  phase_match: 10,
  power_rating_match: 20,
  primary_voltage_match: 20,
  secondary_voltage_match: 20,
  taps_match: 7,
  bushing_config_match: 10,
  fusing_match: 8,
  order_type_match: 5,
};
const GRADES: Record<Verdict, number> = {
  exact: 100,
  acceptable: 85,
  'needs work': 50,
  oversized: 50,
  'does not fit': 0,
  'not recorded': 0,
  'not understood': 0,
  differs: 0,
  'not required': 100,
};
const CAPPING = [
  'phase_match',
  'power_rating_match',
  'primary_voltage_match',
  'secondary_voltage_match',
  'bil',
  'winding',
];

export function judgeByTheBook(unit: BookUnit, asked: Asked): BookJudgment {
  const findings = findingsOf(unit, asked);
  const verdicts = Object.fromEntries(Object.entries(findings).map(([key, each]) => [key, verdictOf(each)]));
  const canServe = CAPPING.every((key) => verdicts[key] !== 'does not fit');
  const points = Object.entries(WEIGHTS).reduce((sum, [key, weight]) => sum + weight * GRADES[verdicts[key]!], 0);
  return {
    verdicts,
    canServe,
    score: (canServe ? points : Math.min(points, 4000)) / 10_000,
    work: workOf(findings, unit, asked),
  };
}

const verdictOf = (finding: Finding): Verdict => (typeof finding === 'string' ? finding : finding.verdict);

function findingsOf(unit: BookUnit, asked: Asked): Record<string, Finding> {
  const { quote } = asked;
  const primary = primaryOf(unit, quote);
  return {
    phase_match: phase(numberIn(quote.phase), unit.phase),
    power_rating_match: kva(quote.kva_rating, unit.kva),
    primary_voltage_match: primary.finding,
    secondary_voltage_match: secondaryOf(unit, quote),
    taps_match: taps(quote.tap_range_pct, unit.taps, primary.used),
    bushing_config_match: feedAndFront(quote, unit),
    fusing_match: fusing(words(asked.fusing), words(unit.fusing)),
    order_type_match: orderType(words(quote.order_type), words(unit.condition)),
    bil: bil(numberIn(quote.bil), unit.bilKv),
    winding: winding(quote, words(unit.windingMaterial)),
    impedance: impedance(asked.impedancePct, unit.impedancePct),
    secondary_bushings: secondaryBushings(quote, words(unit.secondaryBushings)),
    fluid: fluid(quote, words(unit.fluid)),
    cabinet: unit.cabinetNeedsReplacing ? { verdict: 'needs work', work: 'replacementCabinet' } : 'exact',
    tank: unit.tankNeedsReplacing ? { verdict: 'needs work', work: 'reTank' } : 'exact',
  };
}

function phase(required: number | null, actual: number | null): Finding {
  if (!required) return 'not required';
  if (!actual) return 'not recorded';
  return required === actual ? 'exact' : 'does not fit';
}

const STANDARD = [45, 75, 112.5, 150, 225, 300, 500, 750, 1000, 1500, 2000, 2500, 3000, 3750, 5000];

function kva(requiredText: unknown, actual: number | null): Finding {
  if (words(requiredText) === '' || numberIn(requiredText) === 0) return 'not required';
  const required = numberIn(requiredText);
  if (!required || !actual) return 'not recorded';
  if (actual === required) return 'exact';
  if (Math.abs(actual - required) <= required * 0.1) return 'acceptable';
  const [next, second] = STANDARD.filter((size) => size > required);
  if (actual < required) return 'does not fit';
  if (next !== undefined && actual <= next) return 'acceptable';
  return second !== undefined && actual <= second ? 'needs work' : 'does not fit';
}

interface VoltageFinding {
  finding: Finding;
  /** Steps of 2.5 % that the voltage uses up, above or below nominal. */
  used: { above: number; below: number };
}
const nothingUsed = { above: 0, below: 0 };

const primaryOf = (unit: BookUnit, quote: Quote): VoltageFinding =>
  voltage(quote.primary_voltage_kv, unit.primaryVoltage, quote, tapsIn(unit.taps));

const secondaryOf = (unit: BookUnit, quote: Quote): Finding =>
  voltage(quote.secondary_voltage_kv, unit.secondaryVoltage, quote, null).finding;

function voltage(requiredText: unknown, unitText: unknown, quote: Quote, span: TapSpan | null): VoltageFinding {
  if (words(requiredText) === '' || numberIn(requiredText) === 0) return { finding: 'not required', used: nothingUsed };
  const required = windingsIn(requiredText)?.map((each) => withDescription(each, quote));
  const actual = windingsIn(unitText);
  if (!required || !actual) return { finding: 'not recorded', used: nothingUsed };
  const isRewind = words(quote.order_type) === 'rw';
  if (required.length > 1) return { finding: dualAsked(required, actual, isRewind), used: nothingUsed };
  return oneAsked(required[0]!, actual, span, isRewind);
}

function withDescription(rated: Rated, quote: Quote): Rated {
  if (rated.connected !== 'not stated') return rated;
  const connected = connectionInDescription(rated.volts, quote.stock_code_desc, quote.stock_code_long_desc);
  return { ...rated, connected };
}

/** Both voltages are asked for: only a unit with both has them, or new windings. */
function dualAsked(required: Rated[], actual: Rated[], isRewind: boolean): Finding {
  const has = (test: (a: Rated, b: Rated) => boolean) =>
    required.length === actual.length && required.every((a) => actual.some((b) => a.volts === b.volts && test(a, b)));
  if (has(sameConnection)) return 'exact';
  if (has(servesConnection)) return 'acceptable';
  const isConnected = required.every((a) => actual.some((b) => servesConnection(a, b)));
  return isRewind && isConnected ? { verdict: 'needs work', work: 'rewind' } : 'does not fit';
}

const sameConnection = (a: Rated, b: Rated) =>
  a.connected === b.connected || a.connected === 'not stated' || b.connected === 'not stated';
const isDelta = (rated: Rated) => rated.connected === 'delta';
const servesConnection = (a: Rated, b: Rated) => sameConnection(a, b) || isDelta(a) === isDelta(b);

function oneAsked(required: Rated, all: Rated[], span: TapSpan | null, isRewind: boolean): VoltageFinding {
  const fitting = all.filter((each) => servesConnection(required, each));
  const same = fitting.filter((each) => each.volts === required.volts);
  if (same.length > 0) {
    const exact = all.length === 1 && same.some((each) => sameConnection(required, each));
    return { finding: exact ? 'exact' : 'acceptable', used: nothingUsed };
  }
  if (fitting.length === 0) return { finding: 'does not fit', used: nothingUsed };
  const reached = fitting.map((each) => onTap(required.volts, each.volts, span)).find((each) => each !== null);
  if (reached) return { finding: 'acceptable', used: reached };
  return { finding: changed(required, fitting, isRewind), used: nothingUsed };
}

/** The taps that bring a nominal voltage to the required one; null where they do not reach. */
function onTap(required: number, nominal: number, span: TapSpan | null): VoltageFinding['used'] | null {
  if (!span) return null;
  const percent = ((required - nominal) / nominal) * 100;
  if (percent > 0) return percent <= span.above ? { above: Math.ceil(percent / 2.5), below: 0 } : null;
  return -percent <= span.below ? { above: 0, below: Math.ceil(-percent / 2.5) } : null;
}

function changed(required: Rated, fitting: Rated[], isRewind: boolean): Finding {
  if (isRewind) return { verdict: 'needs work', work: 'rewind' };
  const isNear = fitting.some((each) => Math.abs(each.volts - required.volts) <= required.volts * 0.07);
  return isNear ? { verdict: 'needs work', work: 'turnPull' } : 'does not fit';
}

function taps(requiredText: unknown, unitText: unknown, used: VoltageFinding['used']): Finding {
  if (words(requiredText) === '' || numberIn(requiredText) === 0) return 'not required';
  const [required, actual] = [tapsIn(requiredText), tapsIn(unitText)];
  if (!required || !actual) {
    const isSame = words(requiredText) === words(unitText) && used === nothingUsed;
    return isSame ? 'exact' : 'not recorded';
  }
  const left = { above: actual.above - used.above * 2.5, below: actual.below - used.below * 2.5 };
  if (left.above < required.above || left.below < required.below) return 'does not fit';
  const isEqual = actual.above === required.above && actual.below === required.below;
  return isEqual ? 'exact' : 'acceptable';
}

const has = (text: string, pattern: RegExp) => pattern.test(text);

/** The kind of bushing is compared only where the order states no feed and front. */
function feedAndFront(quote: Quote, unit: BookUnit): Finding {
  const [required, actual] = [words(quote.bush_configuration), words(unit.bushConfiguration)];
  if (required === '') return sameText(words(quote.bushing_type), words(unit.bushType));
  if (actual === '') return 'not recorded';
  if (required === actual) return 'exact';
  if (has(required, /dead/) && has(actual, /live/)) return 'does not fit';
  if (has(required, /loop/) && has(actual, /radial/)) return { verdict: 'needs work', work: 'feedConversion' };
  return 'acceptable';
}

function sameText(required: string, actual: string): Finding {
  if (required === '') return 'not required';
  if (actual === '') return 'not recorded';
  return required === actual ? 'exact' : 'does not fit';
}

/** What of a fault each fuse takes: a Bay-O-Net the low part and from outside, a partial range the high, a full range all. */
function dutiesOf(text: string): Set<string> {
  const duties = new Set<string>();
  const add = (...each: string[]) => each.forEach((duty) => duties.add(duty));
  if (has(text, /bay-?o-?net/)) add('low', 'moderate', 'replaced from outside');
  if (has(text, /partial range/)) add('high');
  if (has(text, /full range/)) add('low', 'moderate', 'high');
  if (has(text, /loadbreak/)) add('switch');
  return duties;
}

/** An isolation link is no fuse: with or without one a Bay-O-Net does the same. */
function fusing(required: string, actual: string): Finding {
  if (required === '') return 'not required';
  if (actual === '') return 'not recorded';
  const [wanted, offered] = [dutiesOf(required), dutiesOf(actual)];
  if (![...wanted].every((duty) => offered.has(duty))) return 'does not fit';
  return wanted.size === offered.size ? 'exact' : 'acceptable';
}

function orderType(required: string, actual: string): Finding {
  if (required === '') return 'not required';
  if (actual === '') return 'not recorded';
  if (required === actual) return 'exact';
  if (required === 'rw' && actual === 'rc') return 'acceptable';
  return required === 'rc' && actual === 'rw' ? { verdict: 'needs work', work: 'rewind' } : 'does not fit';
}

function bil(required: number | null, actual: number | null): Finding {
  if (!required) return 'not required';
  if (!actual) return 'not recorded';
  if (required === actual) return 'exact';
  return actual > required ? 'acceptable' : 'does not fit';
}

const isAccepted = (quote: Quote, constraint: 'copperWindings' | 'ester' | 'sixHoleSpades') =>
  quote.accepted_constraints?.includes(constraint) ?? false;

/** 'CU' and 'AL' are the metals by their signs. */
const metal = (text: string) => (/^(?:cu|copper)$/.test(text) ? 'copper' : /^al/.test(text) ? 'aluminum' : '');

function winding(quote: Quote, recorded: string): Finding {
  const required = isAccepted(quote, 'copperWindings') ? 'copper' : metal(words(quote.coil_type));
  const actual = metal(recorded);
  if (required === '') return 'not required';
  if (actual === '') return 'not recorded';
  if (required === actual) return 'exact';
  return actual === 'copper' ? 'acceptable' : 'does not fit';
}

function impedance(required: number | null, actual: number | null): Finding {
  if (!required) return 'not required';
  if (!actual) return 'not recorded';
  return Math.abs(actual - required) <= required * 0.075 + 1e-9 ? 'exact' : 'does not fit';
}

/** 'six-hole spades' are '6-hole spade'. */
const spades = (text: string) => text.replace('six', '6').replace(/s$/, '');

const secondaryBushings = (quote: Quote, actual: string): Finding =>
  sameText(isAccepted(quote, 'sixHoleSpades') ? '6-hole spade' : spades(words(quote.sec_bush)), spades(actual));

const isEster = (text: string) => has(text, /fr3|ester|biotemp/);
const isMineral = (text: string) => has(text, /mineral/);

/** 'FR-3' is FR3, and 'Mineral' is mineral oil. */
const fluidIn = (text: string) => (isMineral(text) ? 'mineral oil' : text.replace('fr-3', 'fr3'));

function fluid(quote: Quote, recorded: string): Finding {
  const [asked, actual] = [fluidIn(words(quote.oil_type)), fluidIn(recorded)];
  const required = isAccepted(quote, 'ester') && !isEster(asked) ? 'any ester' : asked;
  if (required === '') return 'not required';
  if (actual === '') return 'not recorded';
  if (required === actual) return 'exact';
  if (isEster(actual) && required === 'any ester') return 'exact';
  if (isEster(actual) && (isEster(required) || isMineral(required))) return 'acceptable';
  return isEster(required) && isMineral(actual) ? { verdict: 'needs work', work: 'fr3' } : 'does not fit';
}

const costsOf = (unit: BookUnit, asked: Asked): Record<Work, number | null> => ({
  turnPull: unit.turnPullCost || null,
  rewind: words(asked.quote.order_type) === 'rw' ? 0 : null,
  feedConversion: unit.feedConversionCost || null,
  fr3: unit.fr3FillCost || null,
  replacementCabinet: unit.replacementCabinetCost || null,
  reTank: unit.retankCost || null,
});

function workOf(findings: Record<string, Finding>, unit: BookUnit, asked: Asked): BookJudgment['work'] {
  const costs = costsOf(unit, asked);
  const needed = Object.values(findings).flatMap((each) => (typeof each === 'object' && each.work ? [each.work] : []));
  return Object.fromEntries([...new Set(needed)].map((work) => [work, costs[work]]));
}
