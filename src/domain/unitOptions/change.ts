import { isGallonsText, switchedGallons } from './addOnText';
import type { UnitOptions } from './unitOptions';

/** What a user may change, one option at a time or several. */
export type UnitOptionsChange = Partial<UnitOptions>;

/**
 * The options after a change. Turning FR3 on or off fills or clears the gallons; gallons that the input may not hold are
 * refused: the field keeps what it had.
 */
export function changeUnitOption(options: UnitOptions, change: UnitOptionsChange): UnitOptions {
  const after = { ...options, ...change };
  const text = isGallonsText(after.fr3EstimatedGallons) ? after.fr3EstimatedGallons : options.fr3EstimatedGallons;
  return { ...after, fr3EstimatedGallons: switchedGallons(options.fr3Enabled, after.fr3Enabled, text) };
}

/** The options as they are when the user leaves the gallons: an integer without leading zeros ('007' is '7'). */
export const normalizeGallons = (options: UnitOptions): UnitOptions => ({
  ...options,
  fr3EstimatedGallons: integerText(options.fr3EstimatedGallons),
});

/** Digits as an integer ('007' is '7'); empty stays empty. */
export const integerText = (digits: string): string => (digits === '' ? '' : String(Number(digits)));
