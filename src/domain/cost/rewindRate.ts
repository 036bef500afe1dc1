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

/**
 * What a rewind to another voltage costs, in cents; null without a rate, voltage or kVA.
 *
 * @param highestVolts line to line, the highest of the order's primary
 */
export function rewindCents(rates: RewindRates, highestVolts: number | null, kva: number | null): number | null {
  if (highestVolts === null || kva === null) return null;
  const rateId = CLASSES.find(([volts]) => highestVolts <= volts)?.[1];
  const perKva = rateId === undefined ? null : rates[rateId];
  return perKva === null ? null : toCents(perKva * kva);
}
