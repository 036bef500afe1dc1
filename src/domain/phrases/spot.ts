/** A value that a clause states, with the place of its words. */
export interface Spot<F extends string = string> {
  readonly field: F;
  /** In the words of an order's field: '1500', '12470D', 'Loop Feed'. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Why the value is not certain. */
  readonly doubt?: string;
}

export const spot = <F extends string>(
  field: F,
  value: string,
  { start, end }: { start: number; end: number },
  doubt?: string,
): Spot<F> => (doubt === undefined ? { field, value, start, end } : { field, value, start, end, doubt });

export const placeOf = (found: Pick<RegExpExecArray, 0 | 'index'>) => ({
  start: found.index,
  end: found.index + found[0].length,
});

/** '1,500', '2-1/2' and '27,6' as numbers. */
export function numberIn(text: string): number {
  const plain = text
    .trim()
    .replace(/^(\d+)[ -]1\/2$/, '$1.5')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return Number(plain.replaceAll(',', ''));
}

export const NUMBER_WORDS = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' '),
] as const;
export const WORD_NUMBER = `(?:${NUMBER_WORDS.slice(1).join('|')})`;
export const wordNumber = (word: string): number => NUMBER_WORDS.findIndex((each) => each === word);
