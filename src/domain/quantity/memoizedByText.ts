import { quantityText, type Quantity } from './quantity';

/** Cached texts; inventories have a few hundred distinct voltages and taps. */
const CAPACITY = 4096;

/** Caches a pure function of text; a full cache is emptied. */
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
