import type { Line } from '../text/lines';

/** The words of one message in one string, lines divided by '\n'. */
export interface Words {
  readonly text: string;
  /** Offset in the source of an offset in the text. */
  readonly sourceOf: (offset: number) => number;
}

/** Joins the lines of a message. */
export function wordsIn(lines: readonly Line[]): Words {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of lines) {
    starts.push(length);
    length += text.length + 1;
  }
  const sourceOf = (offset: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return (lines[low]?.start ?? 0) + offset - (starts[low] ?? 0);
  };
  return { text: lines.map(({ text }) => text).join('\n'), sourceOf };
}
