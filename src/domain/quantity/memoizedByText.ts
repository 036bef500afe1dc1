import { quantityText, type Quantity } from './quantity';

/** Texts kept; inventories have some hundred distinct voltages and taps. */
const CAPACITY = 4096;

/** A pure reading of text that remembers its answers; it forgets them all when too many distinct texts came by. */
export function memoizedByText<T>(read: (text: string) => T): (value: Quantity) => T {
  const known = new Map<string, { answer: T }>();
  return (value) => {
    const text = quantityText(value);
    const hit = known.get(text);
    if (hit) return hit.answer;
    if (known.size >= CAPACITY) known.clear();
    const answer = read(text);
    known.set(text, { answer });
    return answer;
  };
}
