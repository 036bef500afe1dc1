import { fieldOf, isAllowedParameter, isKept } from './allowed/allowlist';
import type { Allowed } from './allowed/allowedTypes';
import { Placeholders } from './placeholders';

/** Removes what a recording must not contain. */
export interface Redaction {
  /** A copy of JSON data, redacted but for what is allowed. */
  data: (value: unknown, allowed: Allowed) => unknown;
  /** A redacted path and query of this app. */
  address: (address: string) => string;
}

const NUMERAL = /^\s*-?(\d+\.?\d*|\.\d+)\s*$/;
const TOKEN = /eyJ[\w-]{5,}(\.[\w-]*)*/g;

const withoutTokens = (text: string): string => text.replace(TOKEN, '[token]');

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]));
}

/** Removes tokens only. */
export const tokensOnly: Redaction = { data: (value) => mapTexts(value, withoutTokens), address: withoutTokens };

/**
 * Replaces every text and number that is not allowed where it stands by a placeholder: 'text-7' for a text, 107 for a
 * number, '107' for a numeral. Equal values get equal placeholders. Empty texts and zeros stay.
 */
export function createRedaction(placeholders = new Placeholders()): Redaction {
  const numberPlaceholder = (number: number) => placeholders.number(Math.abs(number)) * Math.sign(number);
  const placeholder = (value: string | number): string | number => {
    if (typeof value === 'number') return numberPlaceholder(value);
    if (value.trim() === '' || (NUMERAL.test(value) && Number(value) === 0)) return value;
    return NUMERAL.test(value) ? String(numberPlaceholder(Number(value))) : placeholders.text(value);
  };
  const leaf = (value: unknown, allowed: Allowed) => {
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    return isKept(allowed, value) ? withoutTokensIn(value) : placeholder(value);
  };
  const walk = (value: unknown, allowed: Allowed): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, allowed));
    if (typeof value !== 'object' || value === null) return leaf(value, allowed);
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, walk(each, fieldOf(allowed, key, false))]),
    );
  };
  const address = (full: string) => {
    const { pathname, searchParams } = new URL(full, 'http://localhost');
    const redacted = [...searchParams].map(([key, value]) => [
      key,
      isAllowedParameter(key) ? value : String(placeholder(value)),
    ]);
    const query = new URLSearchParams(redacted);
    return withoutTokens(query.size > 0 ? `${pathname}?${query.toString()}` : pathname);
  };
  return { data: walk, address };
}

const withoutTokensIn = (value: string | number) => (typeof value === 'string' ? withoutTokens(value) : value);
