import fc from 'fast-check';
import type { Document, Schema } from '../openApi';

const NASTY = [
  "' OR 1=1--",
  '%00',
  '\u0000',
  '<img src=x onerror=alert(1)>',
  '=cmd()',
  '../../etc/passwd',
  '(a+)+$',
  '${7*7}',
  '\u202e',
  '💥'.repeat(9),
  'NaN',
  '-0',
  '1e309',
  '[',
  '%',
  '_',
  '\\',
  ' ',
  '{}',
];

export interface Given {
  readonly document: Document;
  readonly known?: Readonly<Record<string, readonly (string | number)[]>>;
}

const resolved = (schema: Schema, { schemas }: Document['components']): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

export function fieldsOf(described: Schema, document: Document): number {
  const { properties = {}, items } = resolved(described, document.components);
  const inside = [...Object.values(properties), ...(items ? [items] : [])];
  return inside.reduce((sum, each) => sum + fieldsOf(each, document), Object.keys(properties).length);
}

function arbitraryOf(described: Schema, given: Given): fc.Arbitrary<unknown> {
  const schema = resolved(described, given.document.components);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => arbitraryOf(each, given)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type }, given)));
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer')
    return fc.integer({
      min: Math.max(-1_000, schema.minimum ?? 0),
      max: Math.min(2 ** 31, schema.maximum ?? 2 ** 31),
    });
  if (schema.type === 'number')
    return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
  if (schema.type === 'object') return objectOf(schema, given);
  if (schema.type === 'array')
    return fc.array(arbitraryOf(schema.items ?? {}, given), {
      minLength: schema.minItems,
      maxLength: schema.maxItems,
    });
  return textOf(schema);
}

/** As arbitraryOf, of a schema that describes an object. */
export function objectOf(
  { properties = {}, required = [] }: Schema,
  given: Given,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(
    ([name, each]) => [name, knownAmong(arbitraryOf(each, given), each, given.known?.[name])] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** Uses a known value half the time. */
function knownAmong(any: fc.Arbitrary<unknown>, { type }: Schema, known: readonly (string | number)[] = []) {
  const values = known.map((each) => (type === 'integer' ? Number(each) : String(each)));
  return values.length === 0 ? any : fc.oneof(any, fc.constantFrom(...values));
}

const texts = new Map<string, fc.Arbitrary<string>>();

/** Cached: fast-check takes 30 ms to make one. */
function textOf({ pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  const key = JSON.stringify([pattern, minLength, maxLength]);
  const made = texts.get(key) ?? newTextOf({ pattern, minLength, maxLength });
  texts.set(key, made);
  return made;
}

function newTextOf({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const fits = (text: string) => Array.from(text.trim()).length >= minLength && text.length <= maxLength;
  if (pattern !== undefined) {
    const exact = new RegExp(pattern, 'u');
    return fc.stringMatching(new RegExp(pattern)).filter((text) => exact.test(text) && fits(text));
  }
  return fc.oneof(fc.string({ unit: 'binary', maxLength }), fc.constantFrom(...NASTY)).filter(fits);
}

const JUNK = [null, true, [], {}, '', -1, 1.5, 9_007_199_254_740_993, 'x'.repeat(70_000), [[[[]]]], { a: 1 }];

/** Values of a schema with one field replaced, dropped or added; they may still be allowed. */
export function mutationOf(schema: Schema, given: Given): fc.Arbitrary<Record<string, unknown>> {
  const how = fc.constantFrom('replace', 'drop', 'extra');
  return fc.tuple(objectOf(schema, given), fc.constantFrom(...JUNK), fc.nat(), how).map(([value, junk, at, change]) => {
    const copy = structuredClone(value);
    const places = placesOf(copy);
    const place = places[at % Math.max(1, places.length)];
    if (change === 'extra' || place === undefined) Reflect.set(Object(copy.body ?? copy) as object, 'is_admin', true);
    else if (change === 'drop') Reflect.deleteProperty(place.holder, place.key);
    else Reflect.set(place.holder, place.key, junk);
    return copy;
  });
}

function placesOf(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...placesOf(inner)]);
}
