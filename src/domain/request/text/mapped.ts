/** Text with the source offset of each character, and of its end. */
export interface Mapped {
  readonly text: string;
  readonly at: readonly number[];
}

export type Replacement = (found: RegExpExecArray) => string;
export type Rule = readonly [pattern: RegExp, replacement: Replacement];

/** Replaces matches of a pattern and retains the source offsets. */
export function rewritten(source: Mapped, pattern: RegExp, replacement: Replacement): Mapped {
  pattern.lastIndex = 0;
  let found = pattern.exec(source.text);
  if (found === null) return source;
  let text = '';
  const at: number[] = [];
  let from = 0;
  for (; found !== null; found = pattern.exec(source.text)) {
    if (found[0] === '') pattern.lastIndex += 1;
    const next = replacement(found);
    if (next === found[0]) continue;
    const end = found.index + found[0].length;
    text += source.text.slice(from, found.index) + next;
    for (let index = from; index < found.index; index += 1) at.push(source.at[index] ?? 0);
    for (let index = 0; index < next.length; index += 1)
      at.push(source.at[index === next.length - 1 ? end - 1 : Math.min(found.index + index, end - 1)] ?? 0);
    from = end;
  }
  if (from === 0) return source;
  text += source.text.slice(from);
  for (let index = from; index < source.at.length; index += 1) at.push(source.at[index] ?? 0);
  return { text, at };
}

/** Applies rules in turn. One expression finds that none applies, which most clauses need. */
export function rewriterOf(rules: readonly Rule[], flags = ''): (source: Mapped) => Mapped {
  const any = new RegExp(rules.map(([pattern]) => pattern.source).join('|'), flags);
  return (source) =>
    any.test(source.text)
      ? rules.reduce((result, [pattern, replacement]) => rewritten(result, pattern, replacement), source)
      : source;
}
