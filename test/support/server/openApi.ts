import fc from 'fast-check';

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  maxItems?: number;
}

export interface Operation {
  summary: string;
  tags: string[];
  security: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

export interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Every operation, with one schema for all that a caller sends: parameters by name, and `body`. */
export function operationsOf(document: Document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      input: inputOf(operation),
    })),
  );
}

function inputOf({ parameters = [], requestBody }: Operation): Schema {
  const body = requestBody?.content['application/json']?.schema;
  const named = parameters.map(({ name, schema }) => [name, schema] as const);
  const required = parameters.filter((each) => each.required === true).map(({ name }) => name);
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...Object.fromEntries(named), ...(body ? { body } : {}) },
    required: [...required, ...(body ? ['body'] : [])],
  };
}

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

const resolved = (schema: Schema, document: Document): Schema =>
  schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** Values that a schema allows, the nasty ones among them. */
function arbitraryOf(given: Schema, document: Document): fc.Arbitrary<unknown> {
  const schema = resolved(given, document);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => arbitraryOf(each, document)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type }, document)));
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer')
    return fc.integer({
      min: Math.max(-1_000, schema.minimum ?? 0),
      max: Math.min(2 ** 31, schema.maximum ?? 2 ** 31),
    });
  if (schema.type === 'number')
    return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
  if (schema.type === 'object') return objectOf(schema, document);
  if (schema.type === 'array')
    return fc.array(arbitraryOf(schema.items ?? {}, document), { maxLength: schema.maxItems });
  return textOf(schema);
}

/** As arbitraryOf, of a schema that describes an object. */
export function objectOf(
  { properties = {}, required = [] }: Schema,
  document: Document,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each, document)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function textOf({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const fits = (text: string) => Array.from(text.trim()).length >= minLength && text.length <= maxLength;
  if (pattern !== undefined) {
    const exact = new RegExp(pattern, 'u');
    return fc.stringMatching(new RegExp(pattern)).filter((text) => exact.test(text) && fits(text));
  }
  return fc.oneof(fc.string({ unit: 'binary', maxLength }), fc.constantFrom(...NASTY)).filter(fits);
}

const JUNK = [null, true, [], {}, '', -1, 1.5, 9_007_199_254_740_993, 'x'.repeat(70_000), [[[[]]]], { a: 1 }];

/** Values of a schema with one field replaced, dropped or added; they may still be allowed. */
export function mutationOf(schema: Schema, document: Document): fc.Arbitrary<Record<string, unknown>> {
  const how = fc.constantFrom('replace', 'drop', 'extra');
  return fc
    .tuple(objectOf(schema, document), fc.constantFrom(...JUNK), fc.nat(), how)
    .map(([value, junk, at, change]) => {
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
