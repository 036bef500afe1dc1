import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { problemSchema } from '../../../src/contract/problem';
import { createRefusalReport } from '../../../src/server/auth/securityLog';
import { registerErrors } from '../../../src/server/http/errors';
import { apiOf } from '../../../src/server/http/api';
import { registerAuthentication } from '../../../src/server/auth/authentication';
import type { Principal } from '../../../src/server/auth/principal';
import {
  SignInUnavailableError,
  InvalidTokenError,
  type SignedInUser,
} from '../../../src/server/auth/tokens/signedInUser';
import { problemOf } from '../../../src/server/lib/problems';

const dana: SignedInUser = {
  kind: 'person',
  tokenId: 't',
  subject: 'person-1',
  sessionId: null,
  revokedWith: [],
  issuedAt: new Date(0),
  name: 'Dana Sales',
  email: 'sales@specai.test',
  roles: [],
  expiresAt: new Date(0),
};

const program: SignedInUser = { ...dana, kind: 'machine' };
const outcomes: Record<string, () => Promise<SignedInUser>> = {
  'good.to.ken': () => Promise.resolve(dana),
  'machine.to.ken': () => Promise.resolve(program),
  'down.down.down': () => Promise.reject(new SignInUnavailableError('keys')),
  'bug.bug.bug': () => Promise.reject(new Error('database')),
};

let app: FastifyInstance;
let verified: string[];
let log: string[];

beforeEach(() => {
  [verified, log] = [[], []];
  app = Fastify({ logger: { stream: { write: (line) => void log.push(line) } } });
  const verify = (token: string) => {
    verified.push(token);
    return outcomes[token]?.() ?? Promise.reject(new InvalidTokenError('expired'));
  };
  registerErrors(app, createRefusalReport(() => Promise.resolve()).report);
  registerAuthentication(app, { verifier: { verify }, mode: 'roles' }, 3);
  const api = apiOf(app);
  const schema = {};
  const whoOf = (_request: unknown, _reply: unknown, { subject, name }: Principal) => ({ subject, name });
  api.get('/api/me', { schema }, whoOf);
  api.put('/feed', { config: { callers: 'programs' }, schema }, whoOf);
  api.put('/photo', { config: { callers: 'everyone' }, schema }, whoOf);
  api.open.get('/open', { schema }, ({ principal }) => ({ principal }));
});
afterEach(() => app.close());

const logged = (message: string) =>
  log.map((line): unknown => JSON.parse(line)).filter((line) => isSaid(line, message));
const isSaid = (line: unknown, message: string) =>
  typeof line === 'object' && line !== null && 'msg' in line && line.msg === message;

const get = (url: string, authorization?: string) =>
  app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

test.each(['Bearer good.to.ken', 'bearer good.to.ken', 'BEARER   good.to.ken'])('%p lets Dana in', async (header) => {
  const response = await get('/api/me', header);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ subject: 'person-1', name: 'Dana Sales' });
});

test.each([
  ['no header', undefined],
  ['an empty header', ''],
  ['another scheme', 'Basic ZGFuYTpzcGVjYWk='],
  ['no token', 'Bearer '],
  ['no JWT', 'Bearer abc'],
  ['something behind the token', 'Bearer good.to.ken, Bearer x.y.z'],
  ['something before the scheme', 'Token Bearer good.to.ken'],
  ['a line break', 'Bearer good.to.ken\tx'],
])('%s is answered 401 without asking the provider', async (_, header) => {
  const response = await get('/api/me', header);
  expect(response.statusCode).toBe(401);
  expect(response.headers['www-authenticate']).toBe('Bearer realm="SpecAI"');
  expect(verified).toEqual([]);
});

test.each(['good.to.ken', 'machine.to.ken'])('%p may call what is for everyone', async (token) => {
  const response = await app.inject({ method: 'PUT', url: '/photo', headers: { authorization: `Bearer ${token}` } });
  expect(response.statusCode).toBe(200);
});

test('people do not send feeds, and programs do nothing else: 403 says so', async () => {
  const program = await get('/api/me', 'Bearer machine.to.ken');
  const person = await app.inject({ method: 'PUT', url: '/feed', headers: { authorization: 'Bearer good.to.ken' } });
  expect([program.statusCode, person.statusCode]).toEqual([403, 403]);
  expect(problemSchema.parse(program.json()).detail).toMatch(/^This token is for feeds only/);
  const sent = await app.inject({ method: 'PUT', url: '/feed', headers: { authorization: 'Bearer machine.to.ken' } });
  expect(sent.statusCode).toBe(200);
});

test('a person who sends a feed learns who can, and the log has the refusal', async () => {
  const person = await app.inject({ method: 'PUT', url: '/feed', headers: { authorization: 'Bearer good.to.ken' } });
  expect(problemSchema.parse(person.json()).detail).toBe(
    'Feeds take the token of a program that was granted Feed.Write, not that of a person. People import files in the app.',
  );
  expect(logged('action refused')).toMatchObject([{ level: 40, status: 403, route: '/feed' }]);
});

test('lines of a signed-in request name its account', async () => {
  await get('/api/me', 'Bearer good.to.ken');
  expect(logged('request completed')).toMatchObject([{ sub: 'person-1' }]);
});

test('a header whose value is the name of another is no second token', async () => {
  const headers = { 'x-names': 'authorization', authorization: 'Bearer good.to.ken' };
  expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(200);
});

test('the reason for refusing a token is logged; a missing token is not', async () => {
  await get('/api/me', 'Bearer old.old.old');
  await get('/api/me');
  expect(logged('access token refused')).toMatchObject([{ level: 30, reason: 'expired' }]);
});

test('the reason why the provider was unavailable is logged', async () => {
  await get('/api/me', 'Bearer down.down.down');
  expect(logged('identity provider unavailable')).toMatchObject([{ level: 50, err: { message: 'keys' } }]);
});

test('a token in the address is no token', async () => {
  expect((await get('/api/me?access_token=good.to.ken')).statusCode).toBe(401);
});

test('an invalid token is answered 401 without the reason', async () => {
  const response = await get('/api/me', 'Bearer old.old.old');
  expect(response.statusCode).toBe(401);
  expect(response.headers).toMatchObject({
    'www-authenticate': 'Bearer realm="SpecAI", error="invalid_token"',
    'content-type': expect.stringContaining('application/problem+json') as string,
  });
  expect(problemSchema.parse(response.json())).toEqual(problemOf(401, 'Sign in to use this.'));
});

test('an outage of the provider is answered 503, so that it signs no user out', async () => {
  const response = await get('/api/me', 'Bearer down.down.down');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(problemSchema.parse(response.json()).detail).toBe('Sign-in is not available right now. Please try again.');
});

test('two headers are no token, whichever of them is good', async () => {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), '127.0.0.1');
  const headers = ['Host: localhost', 'Authorization: Bearer good.to.ken', 'authorization: Bearer old.old.old'];
  socket.write(`GET /api/me HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
  expect(verified).toEqual([]);
});

test('a flood without valid tokens is answered 429 from its address, where good tokens are still good', async () => {
  const ask = (token: string, remoteAddress: string) =>
    app.inject({ url: '/api/me', remoteAddress, headers: { authorization: `Bearer ${token}` } });
  const flood: number[] = [];
  for (let sent = 0; sent < 4; sent += 1) flood.push((await ask('old.old.old', '10.0.0.1')).statusCode);
  expect(flood).toEqual([401, 401, 401, 429]);
  const refused = await ask('old.old.old', '10.0.0.1');
  expect(refused.headers['retry-after']).toBe('60');
  expect(problemSchema.parse(refused.json()).detail).toMatch(/^Too many requests without a valid access token/);
  expect((await ask('good.to.ken', '10.0.0.1')).statusCode).toBe(200);
  expect((await ask('old.old.old', '10.0.0.2')).statusCode).toBe(401);
});

test('a failure of our own goes to the error handler', async () => {
  expect((await get('/api/me', 'Bearer bug.bug.bug')).statusCode).toBe(500);
});

test('public routes need no token and have no user', async () => {
  expect((await get('/open')).json()).toEqual({ principal: null });
  expect((await get('/open', 'Bearer old.old.old')).statusCode).toBe(200);
  expect((await get('/open', 'Bearer good.to.ken')).json()).toEqual({ principal: null });
});

test('an unknown address is 404, not 401', async () => expect((await get('/nowhere')).statusCode).toBe(404));

test('HEAD is guarded like GET', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/api/me' })).statusCode).toBe(401);
});
