import type { Work } from '../../../../../src/contract/units/unit';
import type { Rates } from '../../../../../src/domain/rates/rates';
import { requiredPrimary } from '../features/windings';
import type { Requested, BookUnit, Finding } from '../finding';
import { cents } from './cents';

/** Cents; null where no cost is recorded. */
export type NeededWorks = Partial<Record<Work, number | null>>;

/** The rate per kVA up to these line volts of the order's primary. */
const CLASSES = [
  [5_000, 'rewindPerKva5'],
  [15_000, 'rewindPerKva15'],
  [25_000, 'rewindPerKva25'],
  [34_500, 'rewindPerKva35'],
] as const;

/** US gallons of a unit whose volume is not recorded. */
const USUAL_GALLONS = 620;

export function worksOf(
  findings: Readonly<Record<string, Finding>>,
  requested: Requested,
  unit: BookUnit,
  rates: Rates,
): NeededWorks {
  const costs: Record<Work, number | null> = {
    turnPull: priced(unit.turnPullCost, rates.priceTurnPull),
    rewind: rewindCents(requested, unit, rates),
    feedConversion: priced(unit.feedConversionCost, rates.priceFeedConversion),
    fr3: priced(unit.fr3FillCost, (rates.priceFr3Gallon ?? 0) * (unit.oilVolumeGal || USUAL_GALLONS)),
    replacementCabinet: priced(unit.replacementCabinetCost, rates.priceReplacementCabinet),
    reTank: priced(unit.retankCost, rates.priceReTank),
  };
  const needed = Object.values(findings).flatMap(({ work }) => work ?? []);
  return Object.fromEntries([...new Set(needed)].map((work) => [work, costs[work]]));
}

/** A cost or price of 0 is none. */
const priced = (recorded: number | null, price: number | null): number | null =>
  cents(recorded ?? 0) || cents(price ?? 0) || null;

function rewindCents(requested: Requested, unit: BookUnit, rates: Rates): number | null {
  const primary = requiredPrimary(requested.quote);
  if (!primary || !unit.kva) return null;
  const highest = Math.max(...primary.map(({ volts }) => volts));
  const rate = CLASSES.find(([most]) => highest <= most)?.[1];
  return rate ? cents((rates[rate] ?? 0) * unit.kva) || null : null;
}
