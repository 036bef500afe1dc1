import { DEFAULT_FR3_GALLONS, FR3_GALLONS_MAX_DIGITS } from '../limits';
import type { UnitOptions } from './unitOptions';

/** What a user may change, one option at a time or several. */
export type UnitOptionsChange = Partial<UnitOptions>;

/**
 * The options after a change. FR3 turned on with empty gallons sets 620, off clears them (spec section 4); gallons that
 * are not empty or up to six digits are refused, typed or pasted: the field keeps what it had (section 5).
 */
export function changeUnitOption(options: UnitOptions, change: UnitOptionsChange): UnitOptions {
  const after = { ...options, ...change };
  const text = isGallonsText(after.fr3EstimatedGallons) ? after.fr3EstimatedGallons : options.fr3EstimatedGallons;
  return { ...after, fr3EstimatedGallons: gallons(options.fr3Enabled, after.fr3Enabled, text) };
}

/** The options as they are when the user leaves the gallons: an integer without leading zeros ('007' is '7'). */
export const normalizeGallons = (options: UnitOptions): UnitOptions => ({
  ...options,
  fr3EstimatedGallons: integerText(options.fr3EstimatedGallons),
});

/** Digits as an integer ('007' is '7'); empty stays empty. */
export const integerText = (digits: string): string => (digits === '' ? '' : String(Number(digits)));

const isGallonsText = (text: string) => text.length <= FR3_GALLONS_MAX_DIGITS && /^\d*$/.test(text);

/** While FR3 stays on, the user may empty the text. */
function gallons(wasOn: boolean, isOn: boolean, text: string): string {
  if (!isOn) return '';
  return !wasOn && text === '' ? DEFAULT_FR3_GALLONS : text;
}
