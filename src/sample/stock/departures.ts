import type { Design } from '../designs';
import type { Random } from '../random';
import { DUAL_PRIMARIES, ODD_RATINGS, RATINGS, PRIMARIES, ratingOf } from '../tables';

export interface StockDesign extends Design {
  cabinet?: 'good' | 'replace';
  tank?: 'good' | 'replace';
  hasTurnPullCost?: boolean;
  /** Cost to buy and make ready, US dollars. */
  totalCost?: number;
}

export type Departure = Partial<StockDesign>;

export const when = (holds: boolean, departure: Departure): readonly Departure[] => (holds ? [departure] : []);

/** A random departure, by default a cabinet replacement. */
export const pickedFrom = (departures: readonly Departure[], random: Random): Departure =>
  departures.length === 0 ? { cabinet: 'replace' } : random.pick(departures);

/** Departures that fit without work at a lower score. */
export function acceptableDepartures(design: Design): readonly Departure[] {
  return [
    ...largerRatings(design).map((kva) => ({ kva })),
    ...primaries(design).map((primary) => ({ primary })),
    ...when(design.config.startsWith('Radial'), { config: design.config.replace('Radial', 'Loop') }),
    ...when(design.config.endsWith('Live Front'), { config: design.config.replace('Live', 'Dead') }),
    ...when(design.fusing.endsWith('Isolation Link'), { fusing: 'Bay-O-Net w/ Partial Range CLF' }),
    ...when(design.condition === 'RW', { condition: 'RC' }),
  ];
}

/** Better or equal properties that do not affect the score. */
export function weightlessDepartures(design: Design): readonly Departure[] {
  return [
    {},
    ...when(design.fluid === 'Mineral Oil', { fluid: 'FR3' }),
    ...when(design.winding === 'Aluminum', { winding: 'Copper' }),
    ...when(design.primary.bilKv === 95, { primary: { ...design.primary, bilKv: 110 } }),
  ];
}

/** The next standard rating, and odd ones within 10 %; 208 V limits the current to 1,000 kVA. */
function largerRatings({ kva, secondary }: Design): readonly number[] {
  const [next] = RATINGS.filter((each) => each.kva > kva);
  const odd = ODD_RATINGS.filter((each) => each > kva && each <= kva * 1.1);
  return [...odd, ...(next ? [next.kva] : [])].filter((each) => each <= 1000 || !secondary.startsWith('208'));
}

function primaries({ primary }: Design): readonly Design['primary'][] {
  const dual = DUAL_PRIMARIES.filter(({ nameplate }) => nameplate.split(' x ').includes(primary.nameplate));
  const wye = primary.nameplate.includes('GrdY')
    ? primary.nameplate.replace('GrdY', 'Y')
    : primary.nameplate.replace('Y', 'GrdY');
  return [...dual, ...(wye === primary.nameplate ? [] : [{ ...primary, nameplate: wye }])];
}

export function workDepartures(design: Design): readonly Departure[] {
  return [
    ...when(design.fluid === 'FR3', { fluid: 'Mineral Oil' }),
    ...when(design.config.startsWith('Loop'), { config: design.config.replace('Loop', 'Radial') }),
    ...turnPulls(design),
    { cabinet: 'replace' },
    { tank: 'replace' },
    ...when(design.condition === 'RC', { condition: 'RW' }),
  ];
}

export function turnPulls(design: Design): readonly Departure[] {
  const secondary = NEAR_SECONDARIES.find(([required]) => required === design.secondary)?.[1];
  return [
    ...nearPrimaries(design).map((primary) => ({ primary })),
    ...(secondary === undefined ? [] : [{ secondary }]),
  ];
}

const NEAR_SECONDARIES = [
  ['480Y/277', '460Y/266'],
  ['208Y/120', '216Y/125'],
] as const;

/** 12.47 kV and 13.2 kV of the same connection: out of reach of 5 % taps, but not of a turn pull. */
function nearPrimaries({ primary }: Design): readonly Design['primary'][] {
  const [, volts = '', connection = ''] = /^(\d+)(D|Y|GrdY)/.exec(primary.nameplate) ?? [];
  const near = `${NEAR_VOLTS.get(volts)}${connection}`;
  return PRIMARIES.map(([each]) => each).filter(({ nameplate }) => nameplate.startsWith(near));
}

const NEAR_VOLTS = new Map([
  ['12470', '13200'],
  ['13200', '12470'],
]);

export function openDepartures(design: Design): readonly Departure[] {
  const typical = ratingOf(design.kva).impedancePct;
  return [
    { fusing: lesserFusing(design.fusing) },
    { taps: 'None' },
    ...when(design.taps !== '-10%', { taps: '-10%' }),
    { fluid: 'R-Temp' },
    { fluid: 'Silicone' },
    ...(design.impedancePct === null ? [] : [{ impedancePct: Number((typical * 0.82).toFixed(2)) }]),
    ...(design.secBush === null ? [] : [{ secBush: design.secBush.startsWith('6') ? '4-hole spade' : '6-hole spade' }]),
  ];
}

/** Provides less protection than the given fusing. */
const lesserFusing = (fusing: string): string =>
  fusing === 'None' || fusing === 'Bay-O-Net w/ Isolation Link' ? 'Full Range CLF' : 'Bay-O-Net w/ Isolation Link';
