import { leftOut, sent } from '../../support/server/fuzz/operations';
import Ajv2020 from 'ajv/dist/2020';
import { paths } from '../../../src/contract/paths';
import { useTestApp } from '../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../support/server/database';
import { operationsOf, type Document } from '../../support/server/openApi';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { registerOpenApi, takesKey } from '../../../src/server/http/openApi';

const database = useTestDatabase();
let document: Document;
const ajv = new Ajv2020({ strict: false, validateFormats: false });

beforeAll(() => insertRows(database.db, { units: [unitRow({ serial: '1001' })], orders: [orderRow({ id: 1 })] }));
const served = useTestApp(database);
beforeAll(async () => {
  document = (await served.app.inject(paths.openApi)).json();
});

const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('the document describes every call of the contract, and only those', () => {
  const known = [...sent.map((each) => each.join(' ')), ...Object.keys(leftOut)];
  expect(operationsOf(document).map(callOf).sort()).toEqual(known.sort());
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
  expect(conflicting.map(callOf).sort()).toEqual([
    'DELETE /api/estimates/drafts/{orderId}/{serial}/{of}',
    'DELETE /api/inquiries/{id}/holds/{hold}',
    'DELETE /api/reservations/{id}',
    'GET /api/estimates/{id}/quotation.pdf',
    'GET /api/plans/plan.pdf',
    'POST /api/estimates/{id}/quotation/mail',
    'POST /api/estimates/{id}/steps',
    'POST /api/imports/',
    'POST /api/imports/{id}/check',
    'POST /api/imports/{id}/save',
    'POST /api/inquiries/',
    'POST /api/inquiries/{id}/holds',
    'POST /api/inquiries/{id}/link',
    'POST /api/inquiries/{id}/steps',
    'POST /api/plans/scenarios/',
    'POST /api/rates/',
    'POST /api/record-sources/',
    'POST /api/reservations/',
    'POST /api/reservations/{id}/release',
    'POST /api/unit-changes/',
    'POST /api/views/',
    'POST /api/vocabulary/',
    'PUT /api/estimates/drafts/{orderId}/{serial}/{of}',
    'PUT /api/estimates/{id}',
    'PUT /api/feeds/{file}',
    'PUT /api/imports/{id}/mapping',
    'PUT /api/inquiries/{id}',
    'PUT /api/inventory-stats/by-code/{itemCode}/options',
    'PUT /api/inventory-stats/by-code/{itemCode}/retirement',
    'PUT /api/orders/{orderId}/retirement',
    'PUT /api/quotation-settings/',
    'PUT /api/units/{serial}/files-order',
    'PUT /api/views/{id}',
  ]);
});

test('the document describes that rates, files or quotation details can be refused, e-mails can have nowhere to go, a reservation, a step or a correction can need a reason, a word can be built in, inquiries a line, views, estimates and scenarios can be too many, a profile unanswered and a pair of a plan no pair, and only those', () => {
  const asking = operationsOf(document).filter(({ operation }) =>
    /^(The request is understood|Nothing was taken)/.test(operation.responses['422']?.description ?? ''),
  );
  expect(asking.map(callOf).sort()).toEqual([
    'DELETE /api/inquiries/{id}/holds/{hold}',
    'DELETE /api/reservations/{id}',
    'GET /api/plans/plan.pdf',
    'POST /api/estimates/{id}/quotation/mail',
    'POST /api/estimates/{id}/steps',
    'POST /api/inquiries/',
    'POST /api/inquiries/{id}/holds',
    'POST /api/inquiries/{id}/link',
    'POST /api/inquiries/{id}/owner',
    'POST /api/inquiries/{id}/steps',
    'POST /api/new-records/{file}/',
    'POST /api/orders/{orderId}/estimates',
    'POST /api/orders/{orderId}/owner',
    'POST /api/plans/scenarios/',
    'POST /api/rates/',
    'POST /api/records/{file}/{key}/corrections',
    'POST /api/reservations/',
    'POST /api/reservations/{id}/release',
    'POST /api/unit-changes/',
    'POST /api/unit-changes/preview',
    'POST /api/units/{serial}/files/',
    'POST /api/units/{serial}/files/{file}/restore',
    'POST /api/views/',
    'POST /api/vocabulary/',
    'PUT /api/feeds/{file}',
    'PUT /api/imports/profiles/{file}/{name}',
    'PUT /api/inquiries/{id}',
    'PUT /api/my-work/mail/',
    'PUT /api/quotation-settings/',
    'PUT /api/units/{serial}/files/{file}',
  ]);
  const reserving = asking.find((each) => callOf(each) === 'POST /api/reservations/');
  expect(reserving?.input.properties?.['body']?.properties).toHaveProperty('reason');
});

test('every write takes an Idempotency-Key, and says how that can go wrong; what only reads takes none', async () => {
  const all = operationsOf(document);
  const named = all.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'idempotency-key'));
  const writes = all.filter(({ method }) => method !== 'GET');
  const reading = [
    ...['/api/orders/recommendations/', '/api/orders/match-ic/', '/api/rates/distances/'],
    ...['/api/plans/', '/api/plans/effects/'],
    ...['/api/requests/read', '/api/requests/match', '/api/requests/assign'],
    ...['/api/records/{file}/{key}/preview', '/api/new-records/{file}/preview', '/api/unit-changes/preview'],
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
  const requested = await Promise.all(
    [200, 201].map((length) => served.call('GET', paths.inventoryByCode('x'.repeat(length)))),
  );
  expect(requested.map(({ statusCode }) => statusCode)).toEqual([404, 414]);
  const file = expect.objectContaining({ type: 'string', format: 'binary' }) as unknown;
  expect(document.paths['/api/files/{serial}/{file}']!.get!.responses['200']?.content).toMatchObject({
    'application/pdf': { schema: file },
    'image/jpeg': { schema: file },
  });
  expect(Object.keys(document.paths['/auth/logout/']!.post!.responses)).toContain('204');
  expect(Object.keys(document.paths['/auth/logout/']!.post!.responses)).not.toContain('200');
});

describe('an app of a few routes', () => {
  const OF_EVERY_CALL = {
    400: 'The request contains invalid values; `errors` says which.',
    404: 'Not found.',
    429: 'Too many calls; Retry-After says how long to wait.',
    500: 'Something went wrong on the server.',
    503: 'Not available right now; Retry-After says how long to wait.',
    507: 'A disk is full, and nothing was changed; `detail` says which.',
  };
  const OF_TOKENS = {
    401: 'No valid access token.',
    403: 'The access token is of the wrong kind: programs may send feeds and files of units, and people may do all but send feeds.',
  };
  const OF_BODIES = {
    413: 'The request is too large.',
    415: 'The body is of another kind than the one described.',
  };

  const OF_KEYS = {
    409: 'The same request is still being done under its Idempotency-Key; Retry-After says when to ask again.',
    422: 'The Idempotency-Key was used for another request.',
  };

  interface Described {
    openapi: string;
    info: unknown;
    servers: unknown;
    components: { securitySchemes: unknown };
    paths: Record<string, Record<string, { security: unknown; responses: Record<string, { description: string }> }>>;
  }

  async function described(): Promise<Described> {
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    await registerOpenApi(app, { publicUrl: 'https://specai.example' });
    const ok = { 200: z.string() };
    const schema = { summary: 'Does it', tags: ['All'], response: ok };
    const handler = () => 'done';
    app.get('/open', { schema, config: { isPublic: true } }, handler);
    app.get('/closed', { schema }, handler);
    app.post('/body', { schema: { ...schema, body: z.string() }, config: { problems: [409, 422, 428] } }, handler);
    app.post('/form', { schema, config: { form: z.object({ file: z.string() }) } }, handler);
    app.get('/undescribed', handler);
    await app.ready();
    const document: Described = (await app.inject(paths.openApi)).json();
    await app.close();
    return document;
  }

  const descriptions = ({ responses }: { responses: Record<string, { description: string }> }) =>
    Object.fromEntries(
      Object.entries(responses).flatMap(([status, { description }]) =>
        status === '200' ? [] : [[status, description]],
      ),
    );

  let document: Described;
  beforeAll(async () => {
    document = await described();
  });

  test('the document names its contract, its server and how a token is sent', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: {
        title: 'SpecAI product API',
        version: '1.0.0',
        description: 'Job orders, and the units that fit them.',
      },
      servers: [{ url: 'https://specai.example' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    });
  });

  test('an open call can give the answers of every call, and takes no token', () => {
    const { get } = document.paths['/open']!;
    expect(get!.security).toEqual([]);
    expect(descriptions(get!)).toEqual(OF_EVERY_CALL);
  });

  test('a closed call also says that a token is needed', () => {
    const { get } = document.paths['/closed']!;
    expect(get!.security).toEqual([{ bearer: [] }]);
    expect(descriptions(get!)).toEqual({ ...OF_EVERY_CALL, ...OF_TOKENS });
  });

  test('a call with a body describes errors of the body and its specific problems', () => {
    expect(descriptions(document.paths['/body']!['post']!)).toEqual({
      ...OF_EVERY_CALL,
      ...OF_BODIES,
      ...OF_TOKENS,
      409: `The request conflicts with the current state; \`detail\` says how. ${OF_KEYS[409]}`,
      422: `The request is understood and cannot be served as it is; \`detail\` says why and how to fix it. ${OF_KEYS[422]}`,
      428: 'The request must say in If-Match which version it is about.',
    });
  });

  test('a call that takes a form describes it as one', () => {
    const post = document.paths['/form']!['post']!;
    expect(descriptions(post)).toEqual({ ...OF_EVERY_CALL, ...OF_BODIES, ...OF_TOKENS, ...OF_KEYS });
    expect(post).toHaveProperty(['requestBody', 'content', 'multipart/form-data', 'schema', 'properties', 'file']);
  });

  test('routes without a schema are left out, and so are the document and its page', () => {
    expect(Object.keys(document.paths).sort()).toEqual(['/body', '/closed', '/form', '/open']);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s may be named by a key', (method) => {
  expect([takesKey(method), takesKey(method, { isRead: false, isPublic: false, knowsRepetition: false })]).toEqual([
    true,
    true,
  ]);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('a %s repeats without harm', (method) => expect(takesKey(method)).toBe(false));

test.each([{ isRead: true }, { isPublic: true }, { knowsRepetition: true }])(
  'a POST with %j takes no key',
  (config) => {
    expect(takesKey('POST', config)).toBe(false);
  },
);
