import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { paths } from '../../../../src/contract/paths';
import { registerOpenApi } from '../../../../src/server/plugins/openApi';

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
    Object.entries(responses).flatMap(([status, { description }]) => (status === '200' ? [] : [[status, description]])),
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

test('what no schema describes is left out, and so are the document and its page', () => {
  expect(Object.keys(document.paths).sort()).toEqual(['/body', '/closed', '/form', '/open']);
});
