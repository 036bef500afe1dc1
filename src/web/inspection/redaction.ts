import type * as z from 'zod/mini';
import { recordable } from '../../contract/recordable';
import { messages } from '../../domain/messages';
import { ERROR_NAME } from './serialize';

const NUMERAL = /^\s*-?(\d+\.?\d*|\.\d+)\s*$/;
/** A lowercase field name; any other key is an id or a text. */
const FIELD = /^[a-z$][\w$]*$/;
const TOKEN = /eyJ[\w-]{5,}(\.[\w-]*)*/g;
/** Placeholders of numbers begin here: few other values are as large, and fields for six digits take them. */
const FIRST_NUMBER = 990_001;

/** '0540', '540.0' and 540 are the same value. */
const keyOf = (value: string | number): string =>
  typeof value === 'string' && !NUMERAL.test(value) ? value : String(Math.abs(Number(value)));

/** Empty texts, zeros and single digits. */
const isTrivial = (value: unknown): boolean => /^[\s0.]*$|^-?\d$/.test(String(value));

const PLACEHOLDER = /^(text-\d+|-?(99\d{4}|1\d{6}))$/;

/** Whether today's value may be what a recorded placeholder replaced. */
export const standsFor = (recorded: unknown, today: unknown): boolean =>
  typeof recorded === typeof today && PLACEHOLDER.test(String(recorded)) && !isTrivial(today);

/** Applies `change` to every text and number, and to every object key that is no field name. */
function mapValues(value: unknown, change: (value: string | number) => string | number): unknown {
  if (typeof value === 'string' || typeof value === 'number') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => mapValues(each, change));
  const changeKey = (key: string) => key.replace(/\S+/g, (word) => (FIELD.test(word) ? word : String(change(word))));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [changeKey(key), key === ERROR_NAME ? each : mapValues(each, change)]),
  );
}

export const withoutTokens = (value: unknown): unknown =>
  mapValues(value, (each) => (typeof each === 'string' ? each.replace(TOKEN, '[token]') : each));

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The schemas inside a schema, each with the values it describes. */
function partsOf({ _zod: { def } }: z.core.$ZodType, value: unknown): [unknown, unknown][] {
  if ('shape' in def && typeof def.shape === 'object' && def.shape !== null)
    return Object.entries(def.shape).map(([key, schema]) => [
      schema,
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    ]);
  if ('element' in def)
    return Array.isArray(value) && value.length > 0
      ? value.map((each: unknown) => [def.element, each])
      : [[def.element, undefined]];
  if ('options' in def && Array.isArray(def.options))
    return def.options.map((option: z.core.$ZodType) => [option, isOf(option, value) ? value : undefined]);
  return 'innerType' in def ? [[def.innerType, value]] : [];
}

const isOf = (schema: z.core.$ZodType, value: unknown): boolean =>
  value !== undefined && !('issues' in schema['~standard'].validate(value));

/** The words of an enum or a literal. */
function wordsOf({ _zod: { def } }: z.core.$ZodType): unknown[] | null {
  if ('entries' in def) return Object.values<unknown>(Object.assign({}, def.entries));
  return 'values' in def && Array.isArray(def.values) ? def.values : null;
}

/**
 * Decides by value what a recording holds, so that equal values stay equal in every step: the app's own words, and what
 * the server sent in fields that the contract marks as recordable and in no other. Anything else becomes a placeholder:
 * 'text-7' for a text, 990007 for a number, '990007' for a numeral. Empty texts, single digits and booleans stay.
 */
export class Redaction {
  readonly #words = new Set<unknown>(
    Object.values<string | object>(messages).flatMap((group) =>
      typeof group === 'string' ? group : Object.values(group),
    ),
  );
  readonly #recordable = new Set<string>();
  readonly #private = new Set<string>();

  /** Takes note of an answer of the server. */
  learn(schema: z.core.$ZodType, value: unknown): void {
    const words = wordsOf(schema);
    const parts = partsOf(schema, value);
    if (recordable.has(schema)) this.#note(value, this.#recordable);
    else if (words) for (const word of words) this.#words.add(word);
    else if (parts.length === 0) this.#note(value, this.#private);
    else for (const [part, inner] of parts) if (isSchema(part)) this.learn(part, inner);
  }

  #note(value: unknown, values: Set<string>): void {
    mapValues(value, (each) => {
      values.add(keyOf(each));
      return each;
    });
  }

  #isKept(value: string | number): boolean {
    const key = keyOf(value);
    return isTrivial(value) || this.#words.has(value) || (this.#recordable.has(key) && !this.#private.has(key));
  }

  /** A redactor of JSON data. Its placeholders are the same for equal values. */
  redactor(): (value: unknown) => unknown {
    const placeholders = new Map<string, number>();
    const indexOf = (key: string) => {
      placeholders.set(key, placeholders.get(key) ?? placeholders.size);
      return placeholders.get(key) ?? 0;
    };
    const number = (value: number) => (FIRST_NUMBER + indexOf(keyOf(value))) * Math.sign(value);
    return (data) =>
      mapValues(data, (value) => {
        if (this.#isKept(value)) return value;
        if (typeof value === 'number') return number(value);
        return NUMERAL.test(value) ? String(number(Number(value))) : `text-${indexOf(value) + 1}`;
      });
  }
}
