import { DEFAULT_FR3_GALLONS, FR3_GALLONS_MAX_DIGITS } from '../limits';

/**
 * The text of an add-on's input after a change (spec section 4): turning the add-on on fills an empty text with
 * `initial`, turning it off clears the text; while it stays on, the user may empty it.
 */
export function switchedText(wasOn: boolean, isOn: boolean, text: string, initial: string): string {
  if (!isOn) return '';
  return !wasOn && text === '' ? initial : text;
}

/** The gallons of FR3 after a change. */
export const switchedGallons = (wasOn: boolean, isOn: boolean, gallons: string): string =>
  switchedText(wasOn, isOn, gallons, DEFAULT_FR3_GALLONS);

/** Whether the gallons may be typed or pasted: empty or up to six digits (spec section 5). */
export const isGallonsText = (text: string): boolean => text.length <= FR3_GALLONS_MAX_DIGITS && /^\d*$/.test(text);
