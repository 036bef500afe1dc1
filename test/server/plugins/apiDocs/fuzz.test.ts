import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import fc from 'fast-check';
import { paths } from '../../../../src/contract/paths';
import { extent } from '../../../support/extent';
import { createTestApp, type TestApp } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mutationOf, objectOf, operationsOf, type Document, type Operation } from '../../../support/server/openApi';
import { insertRows, orderRow, unitRow } from '../../../support/server/rows';

/** Of each operation, valid and invalid ones. 500 would take half of the time of all other tests; `npm run test:fuzz` sends 20,000, and others each time. */
const RUNS = Number(process.env.FUZZ_RUNS ?? extent(500, 12));
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_305);
const INSIDES = /at .*\.(m?js|ts):\d+|SELECT |select |pg_|node_modules|ECONN/;

let database: TestDatabase;
let served: TestApp;
let document: Document;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<unknown, ValidateFunction>();

beforeAll(async () => {
  database = await createTestDatabase();
  await insertRows(database.db, { units: [unitRow({ serial: '1001' })], orders: [orderRow({ id: 1 })] });
  served = await createTestApp(database);
  document = (await served.app.inject(paths.openApi)).json();
});
afterAll(async () => {
  await served.close();
  await database.close();
});

/** Whether an answer is what the document says. */
function fits(schema: object): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile({ ...schema, components: document.components });
  validators.set(schema, known);
  return known;
}

/** Sends one request of an operation and holds what must be true of every answer. */
async function probe(path: string, method: string, operation: Operation, values: Record<string, unknown>) {
  const { body, ...rest } = values;
  const isHeader = (name: string) => operation.parameters?.some((each) => each.in === 'header' && each.name === name);
  const headers = Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (isHeader(name) ? [[name, String(value)]] : [])),
  );
  const query = Object.entries(rest).flatMap(([name, value]) =>
    path.includes(`{${name}}`) || name in headers
      ? []
      : // Several values are sent as the parameter repeated.
        [value].flat().map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`),
  );
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(rest[name])));
  const url = query.length > 0 ? `${address}?${query.join('&')}` : address;
  const response = await served.call(method as 'GET', url, body, headers);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.body).not.toMatch(INSIDES);
  // Without an identifier the address is another one, which may not know the method.
  const isDocumented = String(response.statusCode) in operation.responses || [302, 405].includes(response.statusCode);
  expect([response.statusCode, isDocumented]).toEqual([response.statusCode, true]);
  const schema = operation.responses[response.statusCode]?.content?.['application/json']?.schema;
  if (schema !== undefined) expect([fits(schema)(response.json()), fits(schema).errors]).toEqual([true, null]);
  if (response.statusCode >= 400) expect(response.headers['content-type']).toContain('application/problem+json');
  return response.statusCode;
}

/** In an address everything is text. */
const asSent = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, name === 'body' ? value : String(value)]));

const SENDING: readonly string[] = ['POST', 'PUT'];
const LISTS: readonly string[] = [paths.orders, paths.ordersExport, paths.ordersCounts, paths.search];
const operations = [
  ['GET', '/api/orders/'],
  ['GET', '/api/orders/{orderId}'],
  ['GET', '/api/orders/by-order-id/{orderId}'],
  ['GET', '/api/orders/export/'],
  ['GET', '/api/inventory/'],
  ['GET', '/api/inventory/facets/'],
  ['GET', '/api/inventory/export/'],
  ['GET', '/api/search/'],
  ['GET', '/api/orders/counts/'],
  ['GET', '/api/inventory-stats/by-code/{itemCode}'],
  ['GET', '/api/inventory-stats/by-code/{itemCode}/orders'],
  ['GET', '/api/contention/'],
  ['GET', '/api/audit/'],
  ['GET', '/api/audit/people/'],
  ['GET', '/api/audit/export/'],
  ['POST', '/api/orders/{orderId}/comments'],
  ['POST', '/api/units/{serial}/comments'],
  ['GET', '/api/me/'],
  ['GET', '/api/files/{serial}/{file}'],
  ['GET', '/api/last-refresh/'],
  ['GET', '/api/orders/states/'],
  ['GET', '/api/overview/'],
  ['DELETE', '/api/orders/{orderId}/retirement'],
  ['DELETE', '/api/inventory-stats/by-code/{itemCode}/retirement'],
  ['GET', '/api/units/{serial}/files/'],
  ['GET', '/api/units/{serial}/files/{file}/address'],
  ['PUT', '/api/units/{serial}/files/{file}/caption'],
  ['POST', '/api/units/{serial}/files/{file}/restore'],
  ['DELETE', '/api/units/{serial}/files/{file}'],
  ['PUT', '/api/units/{serial}/files-order'],
  ['GET', '/api/imports/'],
  ['GET', '/api/imports/columns'],
  ['GET', '/api/imports/{id}'],
  ['DELETE', '/api/imports/{id}'],
  ['PUT', '/api/imports/{id}/mapping'],
  ['POST', '/api/imports/{id}/check'],
  ['POST', '/api/imports/{id}/save'],
  ['GET', '/api/imports/profiles/'],
  ['PUT', '/api/imports/profiles/{file}/{name}'],
  ['DELETE', '/api/imports/profiles/{file}/{name}'],
  ['POST', '/api/orders/recommendations/'],
  ['POST', '/api/orders/match-ic/'],
  ['GET', '/api/reservations/'],
  ['GET', '/api/reservations/of-unit/{itemCode}'],
  ['POST', '/api/reservations/'],
  ['DELETE', '/api/reservations/{id}'],
  ['POST', '/api/reservations/{id}/release'],
  ['GET', '/api/notices/'],
  ['DELETE', '/api/notices/{id}'],
  ['PUT', '/api/inventory-stats/by-code/{itemCode}/options'],
  ['GET', '/api/rates/'],
  ['POST', '/api/rates/'],
  ['POST', '/api/rates/distances/'],
  ['GET', '/api/views/'],
  ['POST', '/api/views/'],
  ['PUT', '/api/views/{id}'],
  ['DELETE', '/api/views/{id}'],
  ['PUT', '/api/views/{id}/start'],
  ['DELETE', '/api/views/{id}/start'],
] as const;

test.each(operations)('%s %s takes everything its description allows', async (method, path) => {
  const { operation, input } = operationsOf(document).find((each) => each.method === method && each.path === path)!;
  await fc.assert(
    fc.asyncProperty(objectOf(input, document), async (values) => {
      const status = await probe(path, method, operation, values);
      expect([200, 201, 204, 404, 409, 422, 428]).toContain(status);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test.each(operations.filter(([method, path]) => SENDING.includes(method) || LISTS.includes(path)))(
  '%s %s refuses what its description forbids',
  async (method, path) => {
    const { operation, input } = operationsOf(document).find((each) => each.method === method && each.path === path)!;
    const isAllowed = ajv.compile({ ...input, components: document.components });
    const forbidden = mutationOf(input, document)
      .map(asSent)
      .filter((value) => !isAllowed(value));
    await fc.assert(
      fc.asyncProperty(forbidden, async (values) => {
        const status = await probe(path, method, operation, values);
        expect([400, 404, 405, 413, 414, 415, 428]).toContain(status);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  },
);
