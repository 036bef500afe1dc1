/** Removes and returns the first `most` items of a set. */
export function takeFrom<T>(set: Set<T>, most: number): T[] {
  const taken = [...set].slice(0, most);
  for (const each of taken) set.delete(each);
  return taken;
}
