import Fastify, { type FastifyInstance } from 'fastify';
import { paths } from '../../../src/contract/paths';
import { registerApiDocs } from '../../../src/server/http/apiDocs';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await registerApiDocs(app);
});
afterAll(() => app.close());

const get = (path: string) => app.inject(paths.docs + path);

test('the page links the document, and its policy lets only our own files run', async () => {
  const { body, headers } = await get('');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(`<link rel="service-desc" type="application/json" href="${paths.openApi}">`);
  expect(body).toContain('<h1>SpecAI product API</h1>');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/]+='; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
});

test('every file of the page is served', async () => {
  const { body } = await get('');
  const files = [...body.matchAll(/(?:src|href)="\/api\/docs(\/[^"]+)"/g)].map(([, file]) => file!);
  expect(files).toEqual(['/swagger-ui.css', '/swagger-ui-bundle.js', '/start.js']);
  const answers = await Promise.all(files.map(get));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test.each(['/package.json', '/swagger-ui.js.map', '/../swagger-ui-dist/index.html'])(
  '%s is not served',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);
