import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Principal } from '../../../src/server/auth/principal';
import { ForbiddenError, TooManyRequestsError, UnauthorizedError } from '../../../src/server/auth/refusals';
import { registerErrors } from '../../../src/server/http/errors';
import {
  type Refusal,
  createRefusalReport,
  registerSignInLog,
  withoutFloods,
} from '../../../src/server/auth/securityLog';
import { accountHash } from '../../../src/server/auth/tokens/signedInUser';
import { signedIn } from '../../support/server/principals';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let app: FastifyInstance;
let principal: Principal | null;
let error: Error;
let signIns: string[];
let refusals: Refusal[];
let log: string[];
let isDown: boolean;
let settled: () => Promise<unknown>;

beforeEach(() => {
  [principal, error, signIns, refusals, log, isDown] = [signedIn(), new ForbiddenError('No.'), [], [], [], false];
  app = Fastify({ logger: { stream: { write: (line) => void log.push(line) } } });
  app.decorateRequest('principal', null);
  const unlessDown = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve());
  const report = createRefusalReport(async (each) => {
    await unlessDown();
    refusals.push(each);
  });
  settled = report.settled;
  registerErrors(app, report.report);
  app.addHook('onRequest', (request, _reply, done) => {
    request.principal = principal;
    done();
  });
  registerSignInLog(app, {
    addSignIn: async ({ name }, session) => {
      await unlessDown();
      const entry = `${name} ${session}`;
      return !signIns.includes(entry) && signIns.push(entry) > 0;
    },
  });
  app.get('/answered', () => 'answer');
  app.get('/refused/:id', () => {
    throw error;
  });
  app.setNotFoundHandler(() => {
    throw error;
  });
});
afterEach(() => app.close());

async function ask(url: string, remoteAddress = '10.0.0.1') {
  const answer = await app.inject({ url, remoteAddress });
  await settled();
  return answer;
}
const logged = (message: string) => log.filter((line) => line.includes(`"msg":"${message}"`));

test('the first call of a session is written down as a sign-in, and the log names its account by a hash', async () => {
  await ask('/answered');
  principal = signedIn({ tokenId: 'renewed' });
  await ask('/answered');
  expect(signIns).toEqual([`Dana Sales ${hashOf('session-1')}`]);
  expect(logged('signed in')).toHaveLength(1);
  expect(logged('signed in')[0]).toContain(`"account":"${accountHash('person-1')}"`);
});

test('a token that the verifier remembers is not checked again', async () => {
  await ask('/answered');
  signIns = [];
  await ask('/answered');
  expect(signIns).toEqual([]);
});

test('without a session in the token, a person signs in once a day', async () => {
  principal = signedIn({ sessionId: null });
  const dayBefore = new Date().toISOString().slice(0, 10);
  await ask('/answered');
  const dayAfter = new Date().toISOString().slice(0, 10);
  const possible = [dayBefore, dayAfter].map((day) => `Dana Sales ${hashOf(`person-1 ${day}`)}`);
  expect(possible).toContain(signIns[0]);
});

test.each([
  ['a program', signedIn({ kind: 'machine' })],
  ['nobody', null],
])('%s does not sign in', async (_who, caller) => {
  principal = caller;
  await ask('/answered');
  expect([signIns, log.join('')]).toEqual([[], expect.not.stringContaining('audit')]);
});

test('an action that is not permitted is recorded with person and request, and logged by account', async () => {
  await ask('/refused/7');
  const what = { method: 'GET', route: '/refused/:id' };
  const by = { name: 'Dana Sales', subject: 'person-1', email: 'sales@specai.test', address: '10.0.0.1' };
  expect(refusals).toMatchObject([{ action: 'refuseAction', by, new: what, reason: 'not permitted' }]);
  expect(JSON.parse(logged('action refused').join())).toMatchObject({
    ...what,
    level: 40,
    account: accountHash('person-1'),
  });
});

test('a refused action without a person or a route is also recorded', async () => {
  principal = null;
  await ask('/nowhere');
  const by = { name: 'Unknown', address: '10.0.0.1' };
  expect(refusals).toMatchObject([{ by, new: { method: 'GET', route: 'none' } }]);
  expect(JSON.parse(logged('action refused').join())).toMatchObject({ account: null });
});

test('a refused token is written down with its reason', async () => {
  [principal, error] = [null, new UnauthorizedError('ERR_JWS_SIGNATURE_VERIFICATION_FAILED')];
  await ask('/refused/7');
  const what = { method: 'GET', route: '/refused/:id' };
  const by = { name: 'Unknown', address: '10.0.0.1' };
  expect(refusals).toEqual([{ action: 'refuseToken', by, new: what, reason: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' }]);
});

test.each([
  ['no token at all', new UnauthorizedError(), 'request refused'],
  ['an expired token', new UnauthorizedError('expired'), 'access token refused'],
  ['an expired token', new UnauthorizedError('ERR_JWT_EXPIRED'), 'access token refused'],
  ['too many requests', new TooManyRequestsError('Wait.', 60), 'request refused'],
  ['a refused body', Object.assign(new Error('No number.'), { statusCode: 400 }), 'request refused'],
])('%s is logged and not recorded', async (_what, why, message) => {
  [principal, error] = [null, why];
  await ask('/refused/7');
  expect([refusals, logged('action refused'), logged(message).length]).toEqual([[], [], 1]);
});

test('a flood of refusals from one address does not fill the audit, and others are still written down', async () => {
  principal = null;
  for (let sent = 0; sent < 12; sent += 1) await ask('/refused/7');
  await ask('/refused/7', '10.0.0.2');
  const from = (address: string) => refusals.filter(({ by }) => by.address === address).length;
  expect([from('10.0.0.1'), from('10.0.0.2'), logged('action refused').length]).toEqual([10, 1, 13]);
});

test('calls are answered if the audit cannot be written, and the log says so', async () => {
  isDown = true;
  expect((await ask('/answered')).statusCode).toBe(200);
  expect((await ask('/refused/7')).statusCode).toBe(403);
  const errors = logged('the audit could not be written').map((line): unknown => JSON.parse(line));
  const failure = { level: 50, err: { message: 'down' } };
  expect(errors).toMatchObject([failure, failure, failure]);
});

test('a refusal is answered before the audit has it', async () => {
  let finish = () => {};
  const slow = Fastify();
  const written: Refusal[] = [];
  const report = createRefusalReport(async (each) => {
    await new Promise<void>((resolve) => (finish = resolve));
    written.push(each);
  });
  registerErrors(slow, report.report);
  slow.decorateRequest('principal', null);
  slow.get('/refused', () => {
    throw new ForbiddenError('No.');
  });
  expect((await slow.inject('/refused')).statusCode).toBe(403);
  expect(written).toEqual([]);
  finish();
  await report.settled();
  await turn();
  expect(written).toHaveLength(1);
  await slow.close();
});

test('a sign-in that could not be written down is written down with the next call', async () => {
  isDown = true;
  await ask('/answered');
  isDown = false;
  await ask('/answered');
  expect(signIns).toHaveLength(1);
});

describe('floods', () => {
  /** Just over a minute: the limits start over. */
  const NEXT_WINDOW_MS = 60_001;

  let written: Refusal[];
  let add: (refusal: Refusal) => Promise<void>;
  let now: number;

  beforeEach(() => {
    [written, now] = [[], 1];
    add = withoutFloods(
      (refusal) => Promise.resolve(void written.push(refusal)),
      () => now,
    );
  });

  const junk = (address: string): Refusal => ({
    action: 'refuseToken',
    by: { name: 'Unknown', address },
    new: { method: 'GET', route: '/api/orders/' },
    reason: 'ERR_JWS_INVALID',
  });
  const refused = (subject: string, route = 'DELETE /api/views/:id', address = '10.0.0.1'): Refusal => {
    const [method = '', path = ''] = route.split(' ');
    const by = { name: subject, subject, address };
    return { action: 'refuseAction', by, new: { method, route: path }, reason: 'not permitted' };
  };
  const send = async (count: number, refusal: Refusal) => {
    for (let sent = 0; sent < count; sent += 1) await add(refusal);
  };
  const writtenOf = (name: string) => written.filter(({ by }) => by.name === name).length;

  test('ten junk tokens a minute from each address are written', async () => {
    await send(12, junk('10.0.0.1'));
    await send(3, junk('10.0.0.2'));
    const from = (address: string) => written.filter(({ by }) => by.address === address).length;
    expect([from('10.0.0.1'), from('10.0.0.2')]).toEqual([10, 3]);
    now += NEXT_WINDOW_MS;
    await add(junk('10.0.0.1'));
    expect(from('10.0.0.1')).toBe(11);
  });

  test('junk tokens never hide the refusals of signed-in people at the same address', async () => {
    await send(500, junk('10.0.0.1'));
    await add(refused('ann'));
    await add(refused('bob'));
    expect([writtenOf('Unknown'), writtenOf('ann'), writtenOf('bob')]).toEqual([10, 1, 1]);
  });

  test('one person never hides the refusals of another person or of junk at the same address', async () => {
    await send(500, refused('ann'));
    await add(refused('bob'));
    await add(junk('10.0.0.1'));
    expect([writtenOf('bob'), writtenOf('Unknown')]).toEqual([1, 1]);
  });

  test('a person cannot hide a refused action behind a flood of other refused actions', async () => {
    await send(500, refused('ann', 'POST /api/views/'));
    await add(refused('ann', 'DELETE /api/views/:id'));
    await add(refused('ann', 'DELETE /api/orders/:orderId/retirement'));
    expect(written.slice(-2).map(({ new: what }) => what)).toEqual([
      { method: 'DELETE', route: '/api/views/:id' },
      { method: 'DELETE', route: '/api/orders/:orderId/retirement' },
    ]);
  });

  test('a person who repeats one refused action fills the audit with ten entries a minute, from all addresses', async () => {
    for (let sent = 0; sent < 500; sent += 1) await add(refused('ann', 'POST /api/views/', `10.0.0.${sent % 250}`));
    expect(writtenOf('ann')).toBe(10);
    now += NEXT_WINDOW_MS;
    await add(refused('ann', 'POST /api/views/'));
    expect(writtenOf('ann')).toBe(11);
  });

  test('more addresses than are remembered hide no refusal', async () => {
    for (let sent = 0; sent < 10_500; sent += 1) await add(junk(`10.1.${sent >> 8}.${sent & 255}`));
    await add(refused('ann'));
    expect([writtenOf('Unknown'), writtenOf('ann')]).toEqual([10_500, 1]);
  });
});
