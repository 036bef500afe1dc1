import { fieldIn, isHarmless, isHarmlessInAddresses } from './harmless';

/** Replaces what a recording must not hold. */
export interface Redaction {
  /** Data as JSON has it; a copy. */
  data: (value: unknown) => unknown;
  /** Path and query of an address of ours. */
  address: (address: string) => string;
}

const NUMERAL = /^\s*-?(\d+\.?\d*|\.\d+)\s*$/;
const TOKEN = /eyJ[\w-]{5,}(\.[\w-]*)*/g;
const FIRST_NUMBER = 101;

const withoutTokens = (text: string): string => text.replace(TOKEN, '[token]');

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]));
}

/** Keeps everything but tokens. */
export const complete: Redaction = { data: (value) => mapTexts(value, withoutTokens), address: withoutTokens };

/**
 * Replaces every text and number of a field that is not known to be harmless, so that nothing of it can be told but which
 * ones were the same: 'text-7' for a text, 107 for a number, '107' for a numeral. Empty texts and zeros stay.
 */
export function createRedaction(): Redaction {
  const texts = new Map<string, string>();
  const numbers = new Map<number, number>();

  const ofText = (text: string) => {
    const known = texts.get(text) ?? `text-${texts.size + 1}`;
    texts.set(text, known);
    return known;
  };
  const ofNumber = (number: number) => {
    const size = Math.abs(number);
    const known = numbers.get(size) ?? FIRST_NUMBER + numbers.size;
    numbers.set(size, known);
    return known * Math.sign(number);
  };
  const hidden = (value: string | number): string | number => {
    if (typeof value === 'number') return ofNumber(value);
    if (value.trim() === '' || (NUMERAL.test(value) && Number(value) === 0)) return value;
    return NUMERAL.test(value) ? String(ofNumber(Number(value))) : ofText(value);
  };
  const leaf = (value: unknown, field: string, ofPerson: boolean) => {
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    return isHarmless(field) && !ofPerson ? kept(value) : hidden(value);
  };
  const walk = (value: unknown, field: string, ofPerson: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, field, ofPerson));
    if (typeof value !== 'object' || value === null) return leaf(value, field, ofPerson);
    // What has an e-mail address is a person, whose id says who it is.
    const isPerson = ofPerson || 'email' in value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, walk(each, fieldIn(field, key), isPerson)]),
    );
  };
  const address = (whole: string) => {
    const { pathname, searchParams } = new URL(whole, 'http://localhost');
    const shown = [...searchParams].map(([key, value]) => [
      key,
      isHarmlessInAddresses(key) ? value : String(hidden(value)),
    ]);
    const query = new URLSearchParams(shown);
    return withoutTokens(query.size > 0 ? `${pathname}?${query.toString()}` : pathname);
  };
  return { data: (value) => walk(value, '', false), address };
}

const kept = (value: string | number) => (typeof value === 'string' ? withoutTokens(value) : value);
