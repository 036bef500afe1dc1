import * as z from 'zod/mini';
import { paths } from '../../../../src/contract/paths';
import { planSchema } from '../../../../src/contract/plan/plan';
import type { Allowed } from '../../../../src/web/inspection/recording/allowed/allowedTypes';
import {
  allowedInAnswer,
  fieldOf,
  isAllowedParameter,
} from '../../../../src/web/inspection/recording/allowed/allowlist';
import { createTestApp, type TestApp } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { operationsOf, type Document, type Operation, type Schema } from '../../../support/server/openApi';

let database: TestDatabase;
let served: TestApp;
let document: Document;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await createTestApp(database);
  document = (await served.app.inject(paths.openApi)).json();
});
afterAll(async () => {
  await served.close();
  await database.close();
});

/** What the screens never ask for. */
const NOT_ASKED = ['GET /config.json', 'PUT /api/feeds/{file}', 'PUT /api/units/{serial}/files/{file}'];

/** Placeholders are texts and whole numbers like these, with the sign of the value. */
const PLACEHOLDERS = ['text-10000', '10000'];
const NUMBER = 10_000;

/** Whether there are placeholders that do not fit. */
function isRuled({
  type,
  enum: values,
  const: value,
  format,
  pattern = '',
  maximum = NUMBER,
  ...rest
}: Schema): boolean {
  if (type === 'boolean') return false;
  if (values !== undefined || value !== undefined || format !== undefined) return true;
  const { maxLength = NUMBER } = rest;
  return maximum < NUMBER || !PLACEHOLDERS.some((text) => text.length <= maxLength && new RegExp(pattern).test(text));
}

/** Where a value must fit what a placeholder does not, and a recording keeps none. */
function unreadable(schema: Schema, allowed: Allowed, place: string): string[] {
  const { $ref: reference, properties = {}, items, anyOf = [] } = schema;
  const name = reference?.split('/').at(-1) ?? '';
  const same = [document.components.schemas[name], items, ...anyOf].filter((each) => each !== undefined);
  return [
    ...(isRuled(schema) && allowed !== 'value' ? [place] : []),
    ...same.flatMap((each) => unreadable(each, allowed, place)),
    ...Object.entries(properties).flatMap(([key, each]) =>
      unreadable(each, fieldOf(allowed, key, false), `${place}.${key}`),
    ),
  ];
}

/** What an operation answers where all went well, as JSON. */
const answersOf = ({ responses }: Operation): Schema[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => content['application/json']?.schema ?? []);

const asked = () => operationsOf(document).filter(({ method, path }) => !NOT_ASKED.includes(`${method} ${path}`));

test('a recording keeps whatever the answers of the API must fit, so that they are read from it as they were', () => {
  const lost = asked().flatMap(({ method, path, operation }) =>
    answersOf(operation).flatMap((schema) => unreadable(schema, allowedInAnswer(path), `${method} ${path}`)),
  );
  expect(new Set(lost)).toEqual(new Set());
});

test('a recording keeps whatever the queries of the API must fit, so that the same is asked again', () => {
  const lost = asked().flatMap(({ operation: { parameters = [] } }) =>
    parameters.filter((each) => each.in === 'query' && isRuled(each.schema) && !isAllowedParameter(each.name)),
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('a recording keeps whatever a plan must fit, which comes as the last line of its answer', () => {
  const last = z.toJSONSchema(z.object({ plan: planSchema }), { io: 'output' }) as Schema;
  expect(unreadable(last, allowedInAnswer(paths.plans), '')).toEqual([]);
});

test('a place that is not kept is found: that of a value, in a list, in a schema with a name and under a reading', () => {
  const kind: Schema = { enum: ['a', 'b'] };
  const schema: Schema = {
    properties: {
      kept: kind,
      lost: kind,
      list: { items: { properties: { day: { format: 'date' } } } },
      share: { maximum: 1 },
    },
  };
  expect(unreadable({ anyOf: [schema, { type: 'null' }] }, { kept: 'value', list: {} }, '')).toEqual([
    '.lost',
    '.list.day',
    '.share',
  ]);
});
