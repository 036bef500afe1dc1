import { doesNotFit, EXACT, NOT_RECORDED, NOT_REQUIRED, type Evaluation } from '../verdict/verdict';

/** Equal, however it is written: '6-hole spade' and 'Six hole spades' are. */
export function evaluateSecondaryBushings(required: string | null, unit: string | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (!unit?.trim()) return NOT_RECORDED;
  return plainWords(required) === plainWords(unit) ? EXACT : doesNotFit();
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const plainWords = (text: string): string => (text.toLowerCase().match(/\d+|[a-z]+/g) ?? []).map(plainWord).join(' ');

function plainWord(word: string): string {
  const number = NUMBERS.indexOf(word);
  return number < 0 ? word.replace(/s$/, '') : String(number);
}
