import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Refusal } from '../../../../src/server/plugins/security/refusals';
import { registerSecurityLog } from '../../../../src/server/plugins/security/securityLog';
import type { SignedInUser } from '../../../../src/server/signIn/tokens/signedInUser';
import { accountHash } from '../../../../src/server/signIn/tokens/accountHash';

const userOf = (more: Partial<SignedInUser> = {}): SignedInUser => ({
  ...{ kind: 'person', tokenId: 't', subject: 'person-1', sessionId: 'session-1', name: 'Dana Sales' },
  ...{ email: 'sales@specai.test', roles: [], expiresAt: new Date(0) },
  ...more,
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let app: FastifyInstance;
let user: SignedInUser | null;
let refusal: string | null;
let signIns: string[];
let refusals: Refusal[];
let log: string[];
let isDown: boolean;

beforeEach(() => {
  [user, refusal, signIns, refusals, log, isDown] = [userOf(), null, [], [], [], false];
  app = Fastify({ logger: { stream: { write: (line) => void log.push(line) } } });
  app.decorateRequest('user', null);
  const unlessDown = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve());
  registerSecurityLog(app, {
    addSignIn: async ({ name }, session) => {
      await unlessDown();
      const entry = `${name} ${session}`;
      return !signIns.includes(entry) && signIns.push(entry) > 0;
    },
    add: async (each) => {
      await unlessDown();
      refusals.push(each);
    },
    personOf: (request) => ({ name: request.user?.name ?? 'nobody' }),
  });
  app.addHook('onRequest', (request, _reply, done) => {
    request.user = user;
    if (refusal !== null) request.tokenRefusal = refusal;
    done();
  });
  app.get('/answers/:code', (request, reply) => reply.code(Number(request.url.slice(-3))).send());
  app.setNotFoundHandler((_request, reply) => reply.code(403).send());
});
afterEach(() => app.close());

const ask = (url: string, remoteAddress = '10.0.0.1') => app.inject({ url, remoteAddress });
const logged = (message: string) => log.filter((line) => line.includes(`"msg":"${message}"`));

test('the first call of a session is written down as a sign-in, and the log names its account by a hash', async () => {
  await ask('/answers/200');
  user = userOf({ tokenId: 'renewed' });
  await ask('/answers/200');
  expect(signIns).toEqual([`Dana Sales ${hashOf('session-1')}`]);
  expect(logged('signed in')).toHaveLength(1);
  expect(logged('signed in')[0]).toContain(`"account":"${accountHash('person-1')}"`);
});

test('a token that the verifier remembers is not asked about again', async () => {
  await ask('/answers/200');
  signIns = [];
  await ask('/answers/200');
  expect(signIns).toEqual([]);
});

test('without a session in the token, a person signs in once a day', async () => {
  user = userOf({ sessionId: null });
  const dayBefore = new Date().toISOString().slice(0, 10);
  await ask('/answers/200');
  const dayAfter = new Date().toISOString().slice(0, 10);
  const possible = [dayBefore, dayAfter].map((day) => `Dana Sales ${hashOf(`person-1 ${day}`)}`);
  expect(possible).toContain(signIns[0]);
});

test.each([
  ['a program', userOf({ kind: 'machine' })],
  ['nobody', null],
])('%s does not sign in', async (_who, caller) => {
  user = caller;
  await ask('/answers/200');
  expect([signIns, log.join('')]).toEqual([[], expect.not.stringContaining('audit')]);
});

test('an action that is not permitted is written down with who asked for what, and logged by account', async () => {
  await ask('/answers/403');
  const what = { method: 'GET', route: '/answers/:code' };
  const by = { name: 'Dana Sales', address: '10.0.0.1' };
  expect(refusals).toEqual([{ action: 'refuseAction', by, new: what, reason: 'not permitted' }]);
  expect(JSON.parse(logged('action refused').join())).toMatchObject({
    ...what,
    level: 40,
    account: accountHash('person-1'),
  });
});

test('a refused action of nobody, at no route, is written down, too', async () => {
  user = null;
  await ask('/nowhere');
  const by = { name: 'Unknown', address: '10.0.0.1' };
  expect(refusals).toMatchObject([{ by, new: { method: 'GET', route: 'none' } }]);
  expect(JSON.parse(logged('action refused').join())).toMatchObject({ account: null });
});

test('a refused token is written down with its reason', async () => {
  [user, refusal] = [null, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'];
  await ask('/answers/401');
  const what = { method: 'GET', route: '/answers/:code' };
  const by = { name: 'Unknown', address: '10.0.0.1' };
  expect(refusals).toEqual([{ action: 'refuseToken', by, new: what, reason: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' }]);
});

test.each([
  ['no token at all', null, 401],
  ['an expired token', 'expired', 401],
  ['an expired token', 'ERR_JWT_EXPIRED', 401],
  ['what was answered otherwise', 'ERR_JWS_INVALID', 429],
])('%s is not written down (%s, %i)', async (_what, reason, code) => {
  [user, refusal] = [null, reason];
  await ask(`/answers/${code}`);
  expect([refusals, logged('action refused')]).toEqual([[], []]);
});

test('a flood of refusals from one address does not fill the audit, and others are still written down', async () => {
  for (let sent = 0; sent < 12; sent += 1) await ask('/answers/403');
  await ask('/answers/403', '10.0.0.2');
  const from = (address: string) => refusals.filter(({ by }) => by.address === address).length;
  expect([from('10.0.0.1'), from('10.0.0.2'), logged('action refused').length]).toEqual([10, 1, 13]);
});

test('where the audit cannot be written, calls are answered all the same, and the log says so', async () => {
  isDown = true;
  expect((await ask('/answers/200')).statusCode).toBe(200);
  expect((await ask('/answers/403')).statusCode).toBe(403);
  const errors = logged('the audit could not be written').map((line): unknown => JSON.parse(line));
  const error = { level: 50, err: { message: 'down' } };
  expect(errors).toMatchObject([error, error, error]);
});

test('a sign-in that could not be written down is written down with the next call', async () => {
  isDown = true;
  await ask('/answers/200');
  isDown = false;
  await ask('/answers/200');
  expect(signIns).toHaveLength(1);
});
