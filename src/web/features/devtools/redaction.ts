import type * as z from 'zod/mini';
import { recordable } from '../../../contract/recordable';
import { messages } from '../../../domain/messages';
import { ERROR_NAME } from './machineSteps';

const NUMERAL = /^\s*-?(\d+\.?\d*|\.\d+)\s*$/;
/** A lowercase field name; any other key is an id or a text. */
const FIELD = /^[a-z$][\w$]*$/;
const TOKEN = /eyJ[\w-]{5,}(\.[\w-]*)*/g;
/** Rare among real values, and short enough for six-digit fields. */
const FIRST_NUMBER = 990_001;

/** '0540', '540.0' and 540 are the same value. */
const keyOf = (value: string | number): string =>
  typeof value === 'string' && !NUMERAL.test(value) ? value : String(Math.abs(Number(value)));

const isTrivial = (value: unknown): boolean => /^[\s0.]*$|^-?\d$/.test(String(value));

const PLACEHOLDER = /^(text-\d+|-?(99\d{4}|1\d{6}))$/;

const standsFor = (recorded: unknown, today: unknown): boolean =>
  typeof recorded === typeof today && PLACEHOLDER.test(String(recorded)) && !isTrivial(today);

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

function wordsOf({ _zod: { def } }: z.core.$ZodType): unknown[] | null {
  if ('entries' in def) return Object.values<unknown>(Object.assign({}, def.entries));
  return 'values' in def && Array.isArray(def.values) ? def.values : null;
}

/** Redacts by value: only the app's own words and fields marked as recordable stay; the rest becomes placeholders. */
export class Redaction {
  readonly #words = new Set<unknown>(
    Object.values<string | object>(messages).flatMap((group) =>
      typeof group === 'string' ? group : Object.values(group),
    ),
  );
  readonly #recordable = new Set<string>();
  readonly #private = new Set<string>();

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

  #isRecordable(value: string | number): boolean {
    const key = keyOf(value);
    return isTrivial(value) || this.#words.has(value) || (this.#recordable.has(key) && !this.#private.has(key));
  }

  redactor(): (value: unknown) => unknown {
    const placeholders = new Map<string, number>();
    const indexOf = (key: string) => {
      placeholders.set(key, placeholders.get(key) ?? placeholders.size);
      return placeholders.get(key) ?? 0;
    };
    const number = (value: number) => (FIRST_NUMBER + indexOf(keyOf(value))) * Math.sign(value);
    return (data) =>
      mapValues(data, (value) => {
        if (this.#isRecordable(value)) return value;
        if (typeof value === 'number') return number(value);
        return NUMERAL.test(value) ? String(number(Number(value))) : `text-${indexOf(value) + 1}`;
      });
  }
}

export interface Difference {
  readonly path: string;
  readonly recorded: unknown;
  readonly today: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export function differences(recorded: unknown, today: unknown, path = ''): Difference[] {
  if (!isObject(recorded) || !isObject(today) || Array.isArray(recorded) !== Array.isArray(today))
    return recorded === today || standsFor(recorded, today) ? [] : [{ path, recorded, today }];
  return Object.keys({ ...recorded, ...today }).flatMap((key) =>
    differences(recorded[key], today[key], path === '' ? key : `${path}.${key}`),
  );
}

const MAX_LENGTH = 120;

function valueText(value: unknown): string {
  const text = value === undefined ? '(nothing)' : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

export const differenceText = ({ path, recorded, today }: Difference): string =>
  `${path}: recorded ${valueText(recorded)}, today ${valueText(today)}`;
