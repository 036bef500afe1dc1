import Fastify from 'fastify';
import { paths } from '../../../../src/contract/paths';
import { registerApiDocs } from '../../../../src/server/plugins/apiDocs/registerApiDocs';

const reference = { $ref: '#/components/schemas/Thing' };

const document = {
  info: { title: 'Things', version: '2', description: 'What is in stock.' },
  paths: {
    '/api/things/{id}': {
      get: {
        summary: 'One thing',
        description: 'By its identifier.',
        tags: ['Things'],
        security: [],
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'As printed',
            schema: { type: 'string', maxLength: 40 },
          },
          { name: 'at', in: 'query', schema: { type: 'string', format: 'date', pattern: '^2' } },
        ],
        responses: { 200: { description: 'Found', content: { 'application/json': { schema: reference } } } },
      },
      put: {
        summary: 'Changes a thing',
        tags: ['Things'],
        security: [{ bearer: [] }],
        requestBody: { content: { 'application/json': { schema: reference }, 'text/csv': {} } },
        responses: { 204: { description: 'Changed' } },
      },
    },
    '/api/other/': {
      get: { summary: 'Other', tags: ['Others'], security: [], responses: { 200: { description: 'Anything' } } },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', description: 'As on the label' },
          states: { type: 'array', items: { enum: ['new', 2] } },
          size: { anyOf: [{ type: 'null' }, { type: 'object', properties: { width: { type: ['number', 'null'] } } }] },
          parts: { type: 'array', items: { type: 'object', properties: { part: {} } } },
        },
      },
      Unused: { type: 'object', properties: {} },
    },
  },
};

/** One tag a line, so that a difference can be read. */
const linesOf = (html: string) =>
  html
    .replaceAll(/(<\/?[\w\d]+)/g, '\n$1')
    .split('\n')
    .filter(Boolean);

const THING = '<a href="#schema-Thing">Thing</a>';
const NAVIGATION = `<nav aria-label="Operations"><div><h2>Things</h2><ul><li><a href="#get-api-things-id-">One thing</a></li><li><a href="#put-api-things-id-">Changes a thing</a></li></ul></div><div><h2>Others</h2><ul><li><a href="#get-api-other-">Other</a></li></ul></div></nav>`;
const GET_THING = `<section class="card" id="get-api-things-id-" aria-labelledby="get-api-things-id--title"><h3 id="get-api-things-id--title"><code><span class="method">GET</span> /api/things/{id}</code></h3><p>One thing</p><p>By its identifier.</p><p class="dim">Open: needs no access token.</p><h4>Parameters</h4><ul><li><code class="name">id</code> <span class="dim">in path, </span><span class="dim">string, up to 40 characters</span><p>As printed</p></li><li><code class="name">at</code> <span class="dim">in query, </span><span class="dim">string (date), matching <code>^2</code>, optional</span></li></ul><h4>Responses</h4><ul><li><code class="name">200</code> <span class="dim">Found</span><div><code>application/json</code>: ${THING}</div></li></ul></section>`;
const PUT_THING = `<section class="card" id="put-api-things-id-" aria-labelledby="put-api-things-id--title"><h3 id="put-api-things-id--title"><code><span class="method">PUT</span> /api/things/{id}</code></h3><p>Changes a thing</p><p class="dim">Needs an access token.</p><h4>Body</h4><div><code>application/json</code>: ${THING}</div><div><code>text/csv</code></div><h4>Responses</h4><ul><li><code class="name">204</code> <span class="dim">Changed</span></li></ul></section>`;
const GET_OTHER = `<section class="card" id="get-api-other-" aria-labelledby="get-api-other--title"><h3 id="get-api-other--title"><code><span class="method">GET</span> /api/other/</code></h3><p>Other</p><p class="dim">Open: needs no access token.</p><h4>Responses</h4><ul><li><code class="name">200</code> <span class="dim">Anything</span></li></ul></section>`;
const SCHEMAS = `<section aria-label="Schemas"><h2>Schemas</h2><section class="card" id="schema-Thing" aria-label="Thing"><h3>Thing</h3><ul><li><code class="name">name</code> <span class="dim">string</span><p>As on the label</p></li><li><code class="name">states</code> <span class="dim">list of <code>&quot;new&quot;</code> or <code>2</code>, optional</span></li><li><code class="name">size</code> <span class="dim">null or object, optional</span><ul><li><code class="name">width</code> <span class="dim">number or null, optional</span></li></ul></li><li><code class="name">parts</code> <span class="dim">list of object, optional</span><ul><li><code class="name">part</code> <span class="dim">any, optional</span></li></ul></li></ul></section></section>`;

test('the page shows a document in exactly this way', async () => {
  const app = Fastify();
  registerApiDocs(app, () => document);
  const { body, headers } = await app.inject(paths.docs);
  await app.close();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+='; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(body).toContain('<link rel="icon" href="/favicon.svg">');
  const html = body.slice(body.indexOf('<p>What is in stock.'), body.lastIndexOf('</section>') + '</section>'.length);
  expect(linesOf(html.replaceAll('<!-- -->', ''))).toEqual(
    linesOf(
      `<p>What is in stock. Version 2, described by the OpenAPI document <a href="/api/openapi.json">/api/openapi.json</a>.</p>${NAVIGATION}<section aria-label="Things"><h2>Things</h2>${GET_THING}${PUT_THING}</section><section aria-label="Others"><h2>Others</h2>${GET_OTHER}</section>${SCHEMAS}`,
    ),
  );
});

test('a document that is none is refused', async () => {
  const app = Fastify();
  registerApiDocs(app, () => ({ ...document, info: {} }));
  expect((await app.inject(paths.docs)).statusCode).toBe(500);
  await app.close();
});
