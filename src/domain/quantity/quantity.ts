export type Quantity = number | string | null | undefined;

export function quantityText(value: Quantity): string {
  if (typeof value === 'string') return value.trim();
  return Number.isFinite(value) ? String(value) : '';
}

const PLAIN_NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** The value if it is a plain number ('500', '1,500.0', 12.47); else null. */
export function plainNumber(value: Quantity): number | null {
  const text = quantityText(value);
  const number = PLAIN_NUMBER.test(text) ? Number(text.replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Drops needless zeros of numbers ('500.00' is '500') and trims other text. */
export function tidyText(value: Quantity): string {
  const text = quantityText(value);
  const number = plainNumber(text);
  return number === null ? text : String(number);
}

/** Within this percentage of the required value, inclusive up to float rounding. */
export function isWithinPercent(actual: number, required: number, percent: number): boolean {
  return Math.abs(actual - required) * 100 <= Math.abs(required) * percent + 1e-6;
}

/** A dollar or gallon input: '.5' is 0.5, '1500.' is 1,500; null for empty text or a single point. */
export function enteredNumber(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? null : number;
}

/** Inventories have a few hundred distinct voltages and taps. */
const CAPACITY = 4096;

/** Caches a pure function of text; clears the cache when full. */
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
