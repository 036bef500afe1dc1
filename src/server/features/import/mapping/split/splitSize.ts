const MAX_LENGTH = 60;
const LENGTH = /^(\d{1,6}(?:\.\d{1,3})?)\s*("|[a-z]{2,11}\.?)?\s*([hwd])?$/i;

/** '64 x 89 x 57 in' in the order of `letters`, each with its unit; null for other text, and for letters in another order. */
export function splitSize(text: string, letters: string): readonly string[] | null {
  if (text.length > MAX_LENGTH) return null;
  const found = text.split(/\s*[x×]\s*/i).map((each) => LENGTH.exec(each.trim()));
  const unit = found.at(-1)?.[2] ?? '';
  const sizes = found.flatMap((each, at) =>
    each === null || (each[3] ?? letters[at])?.toLowerCase() !== letters[at]
      ? []
      : [`${each[1]} ${each[2] ?? unit}`.trim()],
  );
  return found.length === letters.length && sizes.length === letters.length ? sizes : null;
}
