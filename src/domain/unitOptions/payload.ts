import { integerText } from './change';
import type { UnitOptions } from './unitOptions';

/** What a save sends (spec section 7). */
export interface UnitOptionsPayload {
  /** Whole US gallons; only with FR3 on and a value present (spec section 5). */
  fr3EstimatedGallons?: number;
  reTank: boolean;
  feedConversion: boolean;
  replacementCabinet: boolean;
  turnPull: boolean;
  /** Beyond the specification: see the contract. */
  todaysRates?: true;
}

export function toPayload(options: UnitOptions): UnitOptionsPayload {
  const { reTank, feedConversion, replacementCabinet, turnPull, todaysRates } = options;
  const others = { reTank, feedConversion, replacementCabinet, turnPull, ...(todaysRates && { todaysRates }) };
  return hasFr3(options) ? { fr3EstimatedGallons: Number(options.fr3EstimatedGallons), ...others } : others;
}

/** The options as a save keeps them: FR3 without gallons is not sent, so it is off. */
export const storedOptions = (options: UnitOptions): UnitOptions => ({
  ...options,
  fr3Enabled: hasFr3(options),
  fr3EstimatedGallons: hasFr3(options) ? integerText(options.fr3EstimatedGallons) : '',
});

const hasFr3 = ({ fr3Enabled, fr3EstimatedGallons }: UnitOptions) => fr3Enabled && fr3EstimatedGallons !== '';
