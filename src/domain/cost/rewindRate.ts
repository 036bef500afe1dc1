import { toCents } from './cents';
import type { Rates } from '../rates/rates';

type RewindRates = Pick<Rates, 'rewindPerKva5' | 'rewindPerKva15' | 'rewindPerKva25' | 'rewindPerKva35'>;

/** The highest volts of each voltage class, with its rate. */
const CLASSES = [
  [5_000, 'rewindPerKva5'],
  [15_000, 'rewindPerKva15'],
  [25_000, 'rewindPerKva25'],
  [34_500, 'rewindPerKva35'],
] as const;

/** US dollars per kVA at this voltage class; null without a rate or voltage. */
export function rewindRate(rates: RewindRates, highestVolts: number | null): number | null {
  const rateId = highestVolts === null ? undefined : CLASSES.find(([volts]) => highestVolts <= volts)?.[1];
  return rateId === undefined ? null : rates[rateId];
}

/**
 * What a rewind to another voltage costs, in cents; null without a rate, voltage or kVA.
 *
 * @param highestVolts line to line, the highest of the order's primary
 */
export function rewindCents(rates: RewindRates, highestVolts: number | null, kva: number | null): number | null {
  const perKva = rewindRate(rates, highestVolts);
  return perKva === null || kva === null ? null : toCents(perKva * kva);
}
