/** Lower case, single spaces; '' for what is no text. */
export const words = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

const PLACEHOLDERS =
  /^(?:[-–—?.]+|unknown|unk\.?|n\/?a|n\.a\.|tbd|none|not (?:known|stated|recorded|specified)|unspecified)$/;

/** '' for what says nothing, too: 'Unknown', 'N/A', '-'. */
export const statedText = (value: unknown): string => {
  const text = words(value);
  return PLACEHOLDERS.test(text) ? '' : text;
};

/** 'None' is a value of fusing and taps. */
export const statedOrNone = (value: unknown): string => (words(value) === 'none' ? 'none' : statedText(value));

/** The number of '500', '500.00', '1,500' or, with its unit, '500 kVA'; null for any other text. */
export function numberIn(value: unknown, unit = /^$/): number | null {
  const match = /^(\d[\d,]*(?:\.\d+)?|\.\d+) ?([a-z%]*)$/.exec(words(value));
  if (!match || (match[2] !== '' && !unit.test(match[2]!))) return null;
  return Number(match[1]!.replaceAll(',', ''));
}
