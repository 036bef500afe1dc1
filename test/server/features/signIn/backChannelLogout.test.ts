import { createHmac } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { auditPageSchema } from '../../../../src/contract/people/audit';
import { paths } from '../../../../src/contract/paths';
import { parseConfig } from '../../../../src/server/config/config';
import { createRevokedTokensRepository } from '../../../../src/server/features/signIn/tokenRepository';
import { createSignIn } from '../../../../src/server/features/signIn/signIn';
import { createTestApp, type TestApp } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { CLIENT_ID, seconds, startOpenIdProvider, type OpenIdProvider } from '../../../support/server/openIdProvider';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const FORM = 'application/x-www-form-urlencoded';

let provider: OpenIdProvider;
let database: TestDatabase;
let server: TestApp;
let other: TestApp;

async function startServer(
  overrides: { callsPerMinute?: number } = {},
  { environment: env } = provider,
): Promise<TestApp> {
  const signIn = await createSignIn({
    config: parseConfig(env),
    revokedTokens: createRevokedTokensRepository(database.db),
    environment: undefined,
    onError: () => undefined,
  });
  return createTestApp(database, { env, signIn, ...overrides });
}

beforeAll(async () => {
  [provider, database] = await Promise.all([startOpenIdProvider(), createTestDatabase()]);
  [server, other] = [await startServer(), await startServer()];
});
afterAll(async () => {
  await server.close();
  await other.close();
  await database.close();
  await provider.close();
});

let sid = '';
let sub = '';
beforeEach(() => {
  [sid, sub] = [`session ${crypto.randomUUID()}`, `person ${crypto.randomUUID()}`];
});

const post = (payload: string, { app }: TestApp = server, type = FORM) =>
  app.inject({ method: 'POST', url: paths.backChannelLogout, headers: { 'content-type': type }, payload });
const report = (logoutToken: string, at = server) =>
  post(new URLSearchParams({ logout_token: logoutToken }).toString(), at);
const statusOf = async (token: string, { app }: TestApp = server) =>
  (await app.inject({ url: paths.me, headers: { authorization: `Bearer ${token}` } })).statusCode;
const aToken = (claims: object = {}) => provider.accessToken({ sid, sub, ...claims });
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050));

describe('a sign-out that names a session', () => {
  test('its tokens are refused immediately, and those of other sessions of the person are not', async () => {
    const [token, renewed, elsewhere] = [await aToken(), await aToken(), await aToken({ sid: 'elsewhere' })];
    expect([await statusOf(token), await statusOf(renewed), await statusOf(elsewhere)]).toEqual([200, 200, 200]);
    const answer = await report(await provider.logoutToken({ sid, sub }));
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '', 'no-store']);
    expect([await statusOf(token), await statusOf(renewed), await statusOf(elsewhere)]).toEqual([401, 401, 200]);
  });

  test('a second server refuses them within a second', async () => {
    const token = await aToken();
    expect(await statusOf(token, other)).toBe(200);
    await report(await provider.logoutToken({ sid, sub }));
    await aSecond();
    expect(await statusOf(token, other)).toBe(401);
  });

  test('tokens of the session that are issued later are refused as well', async () => {
    await report(await provider.logoutToken({ sid, sub: undefined, iat: seconds(-60) }));
    expect(await statusOf(await aToken({ iat: seconds(-10) }))).toBe(401);
  });

  test('tokens of the person without a session are refused if they were issued until then', async () => {
    const until = seconds(-60);
    const issuedAt = (iat: number) => aToken({ sid: undefined, iat });
    const tokens = await Promise.all([issuedAt(until - 30), issuedAt(until), issuedAt(until + 1)]);
    await report(await provider.logoutToken({ sid, sub, iat: until }));
    expect(await Promise.all(tokens.map((token) => statusOf(token)))).toEqual([401, 401, 200]);
  });

  test('a session that is not known is no error', async () => {
    expect((await report(await provider.logoutToken({ sid, sub }))).statusCode).toBe(200);
  });

  test('a second sign-out of the session is no error', async () => {
    const tokens = [await provider.logoutToken({ sid, sub }), await provider.logoutToken({ sid, sub })];
    const answers = [await report(tokens[0] ?? ''), await report(tokens[1] ?? '', other)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});

describe('a sign-out that names the person alone', () => {
  test('every token is refused that was issued until then, whatever its session, and later ones are not', async () => {
    const until = seconds(-60);
    const issuedAt = (iat: number, session?: string) => aToken({ sid: session, iat });
    const tokens = await Promise.all([
      ...[issuedAt(until - 30, 'one'), issuedAt(until - 30, 'two'), issuedAt(until), aToken({ iat: undefined })],
      ...[issuedAt(until + 1, 'one'), issuedAt(until + 1), provider.accessToken({ sub: `not ${sub}` })],
    ]);
    const before = await Promise.all(tokens.map((token) => statusOf(token)));
    expect(before).toEqual([200, 200, 200, 200, 200, 200, 200]);
    const answer = await report(await provider.logoutToken({ sid: undefined, sub, iat: until }));
    expect(answer.statusCode).toBe(200);
    const after = await Promise.all(tokens.map((token) => statusOf(token)));
    expect(after).toEqual([401, 401, 401, 401, 200, 200, 200]);
  });

  test('an earlier sign-out that arrives late takes nothing back', async () => {
    const token = await aToken({ iat: seconds(-60) });
    await report(await provider.logoutToken({ sid: undefined, sub, iat: seconds(-30) }));
    await report(await provider.logoutToken({ sid: undefined, sub, iat: seconds(-120) }));
    expect(await statusOf(token)).toBe(401);
  });
});

describe('a logout token that was taken before', () => {
  test('it is refused by every server, and written down once', async () => {
    const token = await provider.logoutToken({ sid, sub });
    const answers = [await report(token), await report(token), await report(token, other)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400]);
    expect((await entriesOf(sub)).length).toBe(1);
  });

  test('of two that arrive at the same moment one is taken', async () => {
    const token = await provider.logoutToken({ sid, sub });
    const answers = await Promise.all([report(token), report(token, other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });
});

async function entriesOf(subject: string) {
  return database.db
    .selectFrom('audit')
    .select(['person_name', 'person_email', 'address', 'reason'])
    .where('action', '=', 'signOut')
    .where('person_subject', '=', subject)
    .execute();
}

describe('who signed out', () => {
  const dana = { person_name: 'Dana Sales', person_email: 'dana@specai.test' };
  const reported = { address: '127.0.0.1', reason: 'signed out at the sign-in provider' };

  test.each<[string, () => JWTPayload]>([
    ['by the session', () => ({ sid, sub: undefined })],
    ['by the session and the person', () => ({ sid, sub })],
    ['by the person', () => ({ sid: undefined, sub })],
  ])('the audit has the name of the person, known %s', async (_, claims) => {
    await statusOf(await aToken());
    await report(await provider.logoutToken(claims()));
    expect(await entriesOf(sub)).toEqual([{ ...dana, ...reported }]);
  });

  test('a person who never came here is unknown', async () => {
    await report(await provider.logoutToken({ sid, sub }));
    expect(await entriesOf(sub)).toEqual([{ person_name: 'Unknown', person_email: null, ...reported }]);
  });

  test('the activity of the app shows it', async () => {
    await statusOf(await aToken());
    await report(await provider.logoutToken({ sid, sub }));
    const headers = { authorization: `Bearer ${await aToken({ sid: undefined, iat: seconds(5) })}` };
    const answer = await server.app.inject({ url: `${paths.audit}?action=signOut&limit=1`, headers });
    expect(auditPageSchema.parse(answer.json()).results).toMatchObject([
      { person: 'Dana Sales', action: 'signOut', reason: reported.reason },
    ]);
  });

  test('the log has a line for each sign-out and each refusal, and no token', async () => {
    const before = server.log.length;
    const token = await provider.logoutToken({ sid, sub });
    await report(token);
    await report(token);
    const lines = server.log.slice(before).join('');
    expect(lines).toContain('"msg":"signed out by the provider"');
    expect(lines).toContain('"reason":"replayed"');
    for (const secret of [token, sid, sub]) expect(lines).not.toContain(secret);
  });
});

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (header: object): string => {
  const claims = { iss: provider.environment.OIDC_ISSUER, aud: CLIENT_ID, iat: seconds(), exp: seconds(120), jti: sid };
  return `${encode(header)}.${encode({ ...claims, sub, sid, events: { [EVENT]: {} } })}`;
};
const withPublicKey = (): string => {
  const text = unsigned({ alg: 'HS256', kid: 'key-1', typ: 'logout+jwt' });
  return `${text}.${createHmac('sha256', provider.publicKeyPem).update(text).digest('base64url')}`;
};
const signed = (claims: object, header = {}) => provider.logoutToken({ sid, sub, ...claims }, header);

describe('a logout token is refused, and changes nothing,', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['without a signature', () => `${unsigned({ alg: 'none', typ: 'logout+jwt' })}.`],
    ['with a stripped signature', async () => (await signed({})).replace(/[^.]*$/, '')],
    ['signed with the public key as a secret', withPublicKey],
    ['signed with another key', () => provider.stranger.logoutToken({ sid, sub })],
    ['with an unknown key', () => signed({}, { kid: 'key-9' })],
    ['of another issuer', () => signed({ iss: 'https://evil.test' })],
    ['without an issuer', () => signed({ iss: undefined })],
    ['for another client', () => signed({ aud: 'another' })],
    ['for the API', () => signed({ aud: 'specai-api' })],
    ['without an audience', () => signed({ aud: undefined })],
    ['that has expired', () => signed({ exp: seconds(-31) })],
    ['without an end', () => signed({ exp: undefined })],
    ['issued six minutes ago', () => signed({ iat: seconds(-360) })],
    ['issued in the future', () => signed({ iat: seconds(120) })],
    ['without the time of issue', () => signed({ iat: undefined })],
    ['without an id', () => signed({ jti: undefined })],
    ['with an empty id', () => signed({ jti: '' })],
    ['without events', () => signed({ events: undefined })],
    ['with another event', () => signed({ events: { 'http://schemas.openid.net/event/other': {} } })],
    ['with an event that is not an object', () => signed({ events: { [EVENT]: true } })],
    ['with events in a list', () => signed({ events: [EVENT] })],
    ['with a nonce, as an ID token has', () => signed({ nonce: 'n-1' })],
    ['without person and session', () => signed({ sid: undefined, sub: undefined })],
    ['with an empty session', () => signed({ sid: '' })],
    ['with a session that is a number', () => signed({ sid: 1 })],
    ['with a person that is a list', () => signed({ sub: [sub] })],
    ['of the type of any JWT', () => signed({}, { typ: 'JWT' })],
    ['of the type of an access token', () => signed({}, { typ: 'at+jwt' })],
    ['that is an access token', () => aToken({ aud: CLIENT_ID })],
    ['that is an ID token', () => provider.idToken({ sid, sub })],
    ['that is garbage', () => 'not-a.token-at.all'],
    ['that is empty', () => ''],
  ])('%s', async (_, make) => {
    const token = await aToken();
    const answer = await report(await make());
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(answer.json()).toEqual({
      error: 'invalid_request',
      error_description: 'The logout token is not valid.',
    });
    expect(await statusOf(token)).toBe(200);
    expect(await entriesOf(sub)).toEqual([]);
  });
});

describe('a logout token is taken', () => {
  test.each<[string, () => Promise<string>]>([
    ['of no type, which some providers leave out', () => signed({}, { typ: undefined })],
    ['of its type in full and in capitals', () => signed({}, { typ: 'application/LOGOUT+JWT' })],
    ['for several audiences, one of them the app', () => signed({ aud: ['another', CLIENT_ID] })],
    ['that expired within the tolerance of clocks', () => signed({ exp: seconds(-5) })],
    ['with other claims and events besides', () => signed({ events: { other: {}, [EVENT]: {} }, toe: 1 })],
  ])('%s', async (_, make) => {
    const token = await aToken();
    expect((await report(await make())).statusCode).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });
});

test.each<[string, object, string]>([
  ['reports sign-outs', { backchannel_logout_supported: true }, 'the sign-in provider can report sign-outs'],
  ['says that it does not', { backchannel_logout_supported: false }, 'the sign-in provider does not report sign-outs'],
  ['says nothing of it', {}, 'the sign-in provider does not report sign-outs'],
])('a start says in the log if the provider %s', async (_, configuration, message) => {
  const started = await startOpenIdProvider(configuration);
  const app = await startServer({}, started);
  expect(app.log.join('')).toContain(message);
  await app.close();
  await started.close();
});

describe('the address', () => {
  test.each<[string, (token: string) => [payload: string, type?: string], number]>([
    ['without a logout token', () => ['other=1'], 400],
    ['without a body', () => [''], 400],
    ['with two logout tokens', (token) => [`logout_token=${token}&logout_token=${token}`], 400],
    ['with JSON', (token) => [JSON.stringify({ logout_token: token }), 'application/json'], 415],
    ['with 17 KB', (token) => [`logout_token=${token}&more=${'x'.repeat(17_000)}`], 413],
  ])('a call %s is refused', async (_, make, status) => {
    const token = await aToken();
    const [payload, type] = make(await provider.logoutToken({ sid, sub }));
    expect((await post(payload, server, type)).statusCode).toBe(status);
    expect(await statusOf(token)).toBe(200);
  });

  test('it answers to POST alone', async () => {
    const answer = await server.app.inject(paths.backChannelLogout);
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  });

  test('it takes as many calls a minute from one address as any public address', async () => {
    const limited = await startServer({ callsPerMinute: 2 });
    const answers = [];
    for (let call = 0; call < 3; call += 1) answers.push((await report('no token', limited)).statusCode);
    await limited.close();
    expect(answers).toEqual([400, 400, 429]);
  });

  test('with the local provider it does not exist', async () => {
    const local = await createTestApp(database);
    expect((await report(await provider.logoutToken({ sid, sub }), local)).statusCode).toBe(404);
    await local.close();
  });
});
