import Fastify, { type FastifyInstance } from 'fastify';
import { paths } from '../../../../src/contract/paths';
import { registerApiDocs } from '../../../../src/server/plugins/apiDocs/registerApiDocs';

const document = {
  info: { title: 'Parts & <units>', version: '2', description: 'What is in stock.' },
  paths: {
    '/api/things/{id}': {
      get: {
        summary: 'One thing',
        tags: ['Things'],
        security: [],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 40 } }],
        responses: { 200: { description: 'Found', content: { 'application/json': { schema: ref('Thing') } } } },
      },
      put: {
        summary: 'Changes a thing',
        tags: ['Things'],
        security: [{ bearer: [] }],
        requestBody: { content: { 'application/json': { schema: ref('Thing') } } },
        responses: { 204: { description: 'Changed' } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', description: 'As on the <label>' },
          states: { type: 'array', items: { enum: ['new', 'used'] } },
          size: { anyOf: [{ type: 'object', properties: { width: { type: 'number' } } }, { type: 'null' }] },
        },
      },
      Unused: { type: 'object', properties: {} },
    },
  },
};

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  registerApiDocs(app, () => document);
});
afterAll(() => app.close());

const page = async () => (await app.inject(paths.docs)).body;
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('each operation shows its address, its summary and who may call it', async () => {
  const text = textOf(await page());
  expect(text).toMatch(/GET \/api\/things\/\{id\}One thingOpen: needs no access token\./);
  expect(text).toMatch(/PUT \/api\/things\/\{id\}Changes a thingNeeds an access token\./);
});

test('parameters, bodies and responses show their types', async () => {
  const text = textOf(await page());
  expect(text).toContain('id in path, string, up to 40 characters');
  expect(text).toContain('Bodyapplication/json: Thing');
  expect(text).toContain('200 Foundapplication/json: Thing');
  expect(text).toContain('204 Changed');
});

test('a schema that is referred to shows its fields, also those inside lists and alternatives', async () => {
  const html = await page();
  expect(html).toContain('<a href="#schema-Thing">Thing</a>');
  expect(html).toContain('id="schema-Thing"');
  const text = textOf(html);
  expect(text).toContain('name stringAs on the &lt;label&gt;');
  expect(text).toContain('states list of &quot;new&quot; or &quot;used&quot;, optional');
  expect(text).toContain('size object or null, optionalwidth number, optional');
});

test('a schema that nothing refers to is left out', async () => {
  expect(await page()).not.toContain('Unused');
});

test('the page links the document, runs no script, and allows its own style by hash', async () => {
  const { body, headers } = await app.inject(paths.docs);
  expect(body).toContain(`<link rel="service-desc" type="application/json" href="${paths.openApi}">`);
  expect(body).toContain('<h1>Parts &#38; &#60;units&#62;</h1>');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+='; img-src 'self'/,
  );
});
