/** Whether a changed text is still the same request, so that changes of its fields stay. */
export function isSameRequest(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return shorter > 0 && (start + end) * 2 >= before.length;
}
