/** Typed text as it may be searched for: on one line, trimmed, at most `length` UTF-16 units, no half character. */
export const oneLine = (text: string | null, length: number): string =>
  (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
