import Ajv2020 from 'ajv/dist/2020';
import { paths } from '../../../../src/contract/paths';
import { useTestApp } from '../../../support/server/app';
import { useTestDatabase } from '../../../support/server/database';
import { operationsOf, type Document } from '../../../support/server/openApi';
import { insertRows, orderRow, unitRow } from '../../../support/server/rows';

const database = useTestDatabase();
let document: Document;
const ajv = new Ajv2020({ strict: false, validateFormats: false });

beforeAll(() => insertRows(database.db, { units: [unitRow({ serial: '1001' })], orders: [orderRow({ id: 1 })] }));
const served = useTestApp(database);
beforeAll(async () => {
  document = (await served.app.inject(paths.openApi)).json();
});

test('the document describes every call of the contract, and only those', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(
    operationsOf(document)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual(
    [
      'GET /api/last-refresh/',
      'GET /api/me/',
      'POST /api/plans/',
      'POST /api/plans/reservations/',
      'POST /api/plans/effects/',
      'GET /api/plans/scenarios/',
      'POST /api/plans/scenarios/',
      'GET /api/plans/scenarios/{id}',
      'DELETE /api/plans/scenarios/{id}',
      'GET /api/orders/{orderId}/estimates',
      'POST /api/orders/{orderId}/estimates',
      'GET /api/estimates/{id}',
      'PUT /api/estimates/{id}',
      'POST /api/estimates/{id}/steps',
      'PUT /api/estimates/drafts/{orderId}/{serial}/{of}',
      'DELETE /api/estimates/drafts/{orderId}/{serial}/{of}',
      'GET /api/estimates/{id}/quotation',
      'GET /api/estimates/{id}/quotation.pdf',
      'GET /api/estimates/{id}/sheet.pdf',
      'POST /api/estimates/{id}/quotation/mail',
      'GET /api/quotation-settings/',
      'PUT /api/quotation-settings/',
      'GET /api/notices/',
      'DELETE /api/notices/{id}',
      'POST /api/reservations/{id}/release',
      'GET /api/orders/',
      'GET /api/orders/{orderId}',
      'PUT /api/orders/{orderId}/freight',
      'GET /api/orders/by-order-id/{orderId}',
      'GET /api/orders/export/',
      'GET /api/orders/counts/',
      'GET /api/overview/',
      'GET /api/orders/states/',
      'GET /api/inventory/',
      'GET /api/inventory/facets/',
      'GET /api/inventory/export/',
      'GET /api/search/',
      'GET /api/inventory-stats/by-code/{itemCode}',
      'GET /api/inventory-stats/by-code/{itemCode}/orders',
      'GET /api/contention/',
      'GET /api/audit/',
      'GET /api/audit/people/',
      'GET /api/audit/export/',
      'POST /api/orders/{orderId}/comments',
      'POST /api/units/{serial}/comments',
      'GET /api/changes/',
      'GET /api/files/{serial}/{file}',
      'PUT /api/inventory-stats/by-code/{itemCode}/options',
      'DELETE /api/inventory-stats/by-code/{itemCode}/retirement',
      'DELETE /api/orders/{orderId}/retirement',
      'PUT /api/feeds/{file}',
      'GET /api/imports/',
      'GET /api/imports/columns',
      'GET /api/imports/{id}',
      'POST /api/imports/',
      'DELETE /api/imports/{id}',
      'PUT /api/imports/{id}/mapping',
      'POST /api/imports/{id}/check',
      'POST /api/imports/{id}/save',
      'GET /api/imports/profiles/',
      'PUT /api/imports/profiles/{file}/{name}',
      'DELETE /api/imports/profiles/{file}/{name}',
      'GET /api/reservations/',
      'GET /api/reservations/of-unit/{itemCode}',
      'POST /api/reservations/',
      'DELETE /api/reservations/{id}',
      'GET /api/units/{serial}/files/',
      'GET /api/units/{serial}/files/{file}/address',
      'POST /api/units/{serial}/files/',
      'PUT /api/units/{serial}/files/{file}',
      'DELETE /api/units/{serial}/files/{file}',
      'PUT /api/units/{serial}/files/{file}/caption',
      'POST /api/units/{serial}/files/{file}/restore',
      'PUT /api/units/{serial}/files-order',
      'GET /api/rates/',
      'POST /api/rates/',
      'POST /api/rates/distances/',
      'GET /api/views/',
      'POST /api/views/',
      'PUT /api/views/{id}',
      'DELETE /api/views/{id}',
      'PUT /api/views/{id}/start',
      'DELETE /api/views/{id}/start',
      'GET /config.json',
      'POST /api/orders/recommendations/',
      'POST /api/orders/match-ic/',
      'POST /auth/logout/',
    ].sort(),
  );
});

test('every operation says what it is, who may call it, and how it can go wrong', () => {
  for (const { path, operation } of operationsOf(document)) {
    const isOpen = path === paths.config || path.startsWith('/api/files/');
    expect([path, operation.security]).toEqual([path, isOpen ? [] : [{ bearer: [] }]]);
    expect(operation.summary).not.toBe('');
    expect(operation.tags).toHaveLength(1);
    for (const status of ['400', '404', '429', '500', '503', ...(isOpen ? [] : ['401'])]) {
      const schema = operation.responses[status]?.content?.['application/problem+json']?.schema;
      expect([path, status, schema]).toEqual([path, status, { $ref: '#/components/schemas/Problem' }]);
    }
  }
});

test('conflicts are described exactly for the operations that can have them', () => {
  const conflicting = operationsOf(document).filter(({ operation }) =>
    operation.responses['409']?.description.startsWith('The request conflicts'),
  );
  expect(conflicting.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /api/estimates/drafts/{orderId}/{serial}/{of}',
    'DELETE /api/reservations/{id}',
    'GET /api/estimates/{id}/quotation.pdf',
    'POST /api/estimates/{id}/quotation/mail',
    'POST /api/estimates/{id}/steps',
    'POST /api/imports/',
    'POST /api/imports/{id}/check',
    'POST /api/imports/{id}/save',
    'POST /api/plans/scenarios/',
    'POST /api/rates/',
    'POST /api/reservations/',
    'POST /api/reservations/{id}/release',
    'POST /api/views/',
    'PUT /api/estimates/drafts/{orderId}/{serial}/{of}',
    'PUT /api/estimates/{id}',
    'PUT /api/feeds/{file}',
    'PUT /api/imports/{id}/mapping',
    'PUT /api/inventory-stats/by-code/{itemCode}/options',
    'PUT /api/quotation-settings/',
    'PUT /api/units/{serial}/files-order',
    'PUT /api/views/{id}',
  ]);
});

test('the document describes that rates, files or what quotations say can be refused, an e-mail can have nowhere to go, a reservation or a step can need a reason, views, estimates and scenarios can be too many and a profile unanswered, and only those', () => {
  const asking = operationsOf(document).filter(({ operation }) =>
    /^(The request is understood|Nothing was taken)/.test(operation.responses['422']?.description ?? ''),
  );
  expect(asking.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /api/reservations/{id}',
    'POST /api/estimates/{id}/quotation/mail',
    'POST /api/estimates/{id}/steps',
    'POST /api/orders/{orderId}/estimates',
    'POST /api/plans/scenarios/',
    'POST /api/rates/',
    'POST /api/reservations/',
    'POST /api/reservations/{id}/release',
    'POST /api/units/{serial}/files/',
    'POST /api/units/{serial}/files/{file}/restore',
    'POST /api/views/',
    'PUT /api/feeds/{file}',
    'PUT /api/imports/profiles/{file}/{name}',
    'PUT /api/quotation-settings/',
    'PUT /api/units/{serial}/files/{file}',
  ]);
  const reserving = asking.find(({ method, path }) => `${method} ${path}` === 'POST /api/reservations/');
  expect(reserving?.input.properties?.['body']?.properties).toHaveProperty('reason');
});

test('every write takes an Idempotency-Key, and says how that can go wrong; what only reads takes none', async () => {
  const all = operationsOf(document);
  const named = all.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'idempotency-key'));
  const writes = all.filter(({ method }) => method !== 'GET');
  const reading = [
    ...['/api/orders/recommendations/', '/api/orders/match-ic/', '/api/rates/distances/'],
    ...['/api/plans/', '/api/plans/effects/'],
  ];
  const without = writes.filter((each) => !named.includes(each)).map(({ path }) => path);
  expect([without.sort(), named.filter(({ method }) => method === 'GET')]).toEqual([
    [...reading, '/auth/logout/'].sort(),
    [],
  ]);
  for (const { path, operation } of named) {
    const given = operation.parameters?.find(({ name }) => name === 'idempotency-key');
    expect([path, given?.in, given?.required ?? false]).toEqual([path, 'header', false]);
    expect(given).toMatchObject({
      schema: { type: 'string' },
      description: expect.stringContaining('a day') as unknown,
    });
    expect([path, operation.responses['409']?.description]).toEqual([
      path,
      expect.stringContaining('still being done'),
    ]);
    expect([path, operation.responses['422']?.description]).toEqual([path, expect.stringContaining('another request')]);
  }
  const key = new RegExp(
    named[0]!.operation.parameters!.find(({ name }) => name === 'idempotency-key')!.schema.pattern!,
  );
  const tried = ['""', '"', 'a b', 'a,b', `"${'x'.repeat(201)}"`, 'x'.repeat(200), `"${'x'.repeat(200)}"`, '"a, b"'];
  const answers = await Promise.all(
    tried.map((each) => served.call('DELETE', paths.notice('7'), undefined, { 'idempotency-key': each })),
  );
  expect(answers.map(({ statusCode }) => statusCode !== 400)).toEqual(tried.map((each) => key.test(each)));
});

test('the version that a save names is described, and what happens without it', () => {
  const { put } = document.paths['/api/inventory-stats/by-code/{itemCode}/options']!;
  expect(put?.parameters).toContainEqual(
    expect.objectContaining({
      name: 'if-match',
      in: 'header',
      schema: expect.objectContaining({ type: 'string' }) as unknown,
    }),
  );
  expect(put?.responses).toHaveProperty('428');
});

test('the files of an import are described as a form', () => {
  const body = document.paths['/api/imports/']!.post?.requestBody;
  const file = expect.objectContaining({ type: 'string', format: 'binary' }) as unknown;
  expect(body?.content).toEqual({
    'multipart/form-data': {
      schema: expect.objectContaining({ properties: { orders: file, units: file, photos: file } }) as unknown,
    },
  });
});

test('the problems of an import are described, field by field', () => {
  const described = (words: string) =>
    expect.objectContaining({ description: expect.stringContaining(words) as unknown }) as unknown;
  expect(document.components.schemas['ImportJob']).toHaveProperty(
    'properties.problems.items.properties',
    expect.objectContaining({ reason: described('What is wrong'), fix: described('How to fix it') }),
  );
});

test('every reference leads somewhere, and every schema is one', () => {
  const references = JSON.stringify(document).match(/"#\/[^"]+"/g) ?? [];
  expect(references.length).toBeGreaterThan(20);
  for (const reference of new Set(references)) {
    const steps = (JSON.parse(reference) as string).slice(2).split('/');
    const found = steps.reduce<unknown>((node, step) => Reflect.get(Object(node) as object, step), document);
    expect([reference, typeof found]).toEqual([reference, 'object']);
  }
  for (const schema of Object.values(document.components.schemas)) expect(ajv.validateSchema(schema)).toBe(true);
});

test('limits of pages and of parts of an address, files and empty answers are described as they are', async () => {
  const parameters = document.paths['/api/orders/']!.get!.parameters;
  expect(parameters?.find(({ name }) => name === 'page_size')?.schema.pattern).toBe('^(?:[1-9]\\d?|100)$');
  const unit = document.paths['/api/inventory-stats/by-code/{itemCode}']!.get!;
  expect(unit.parameters?.[0]?.schema).toMatchObject({ minLength: 1, maxLength: 200 });
  expect(Object.keys(unit.responses)).toContain('414');
  const asked = await Promise.all(
    [200, 201].map((length) => served.call('GET', paths.inventoryByCode('x'.repeat(length)))),
  );
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 414]);
  const file = expect.objectContaining({ type: 'string', format: 'binary' }) as unknown;
  expect(document.paths['/api/files/{serial}/{file}']!.get!.responses['200']?.content).toMatchObject({
    'application/pdf': { schema: file },
    'image/jpeg': { schema: file },
  });
  expect(Object.keys(document.paths['/auth/logout/']!.post!.responses)).toContain('204');
  expect(Object.keys(document.paths['/auth/logout/']!.post!.responses)).not.toContain('200');
});
