import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { createRevokedTokensRepository } from '../../../../../src/server/features/signIn/tokenRepository';
import { useTestDatabase } from '../../../../support/server/database';
import { aPerson, startSignIn, type Started } from '../localSignIn';

const database = useTestDatabase();
let dataDir: string;
let server: Started;
let other: Started;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'specai-revoke-'));
  server = await start();
});
afterEach(async () => {
  await server.app.close();
  expect(server.errors).toEqual([]);
  await rm(dataDir, { recursive: true });
});

const start = () => startSignIn({ dataDir, revokedTokens: createRevokedTokensRepository(database.db) });

const aSignedInPerson = async () => {
  const person = aPerson();
  expect(await person.signIn(server)).toBe('token');
  return person;
};
const sidOf = (token: string) => decodeJwt(token)['sid'];

describe('a sign-out at the provider alone', () => {
  test('an access token is refused immediately, as is one from a renewal before, and no new one is given', async () => {
    const person = await aSignedInPerson();
    const first = person.accessToken();
    expect(await person.refresh(server)).toBe('token');
    const second = person.accessToken();
    expect([await server.letIn(first), await server.letIn(second)]).toEqual(['person Dana Sales', 'person Dana Sales']);
    await person.signOutAtProvider(server);
    expect([await server.letIn(first), await server.letIn(second)]).toEqual(['revoked', 'revoked']);
    expect([await person.refresh(server), await person.silent(server)]).toEqual(['invalid_grant', 'login_required']);
  });

  test('another server refuses the token as well, a second later if it has just checked it', async () => {
    const person = await aSignedInPerson();
    other = await start();
    expect(await other.letIn(person.accessToken())).toBe('person Dana Sales');
    await person.signOutAtProvider(server);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect(await other.letIn(person.accessToken())).toBe('revoked');
    await other.app.close();
  });

  test('the sessions of other browsers go on, also those of the same person', async () => {
    const [person, elsewhere] = [await aSignedInPerson(), await aSignedInPerson()];
    await person.signOutAtProvider(server);
    expect(await server.letIn(elsewhere.accessToken())).toBe('person Dana Sales');
    expect(await elsewhere.refresh(server)).toBe('token');
  });

  test('signing in again gives a token that is valid', async () => {
    const person = await aSignedInPerson();
    const before = person.accessToken();
    await person.signOutAtProvider(server);
    expect(await person.signIn(server)).toBe('token');
    expect(await server.letIn(person.accessToken())).toBe('person Dana Sales');
    expect(sidOf(person.accessToken())).not.toBe(sidOf(before));
  });

  test('a token that is issued while the session ends is refused as well', async () => {
    const tokens = createRevokedTokensRepository(database.db);
    const answers: string[] = [];
    const revoke: typeof tokens.revoke = async (ids, expiresAt) => {
      // By now the grant is forgotten and the session still exists.
      if (ids.some((id) => id.startsWith('session '))) answers.push(await person.silent(server));
      await tokens.revoke(ids, expiresAt);
    };
    await server.app.close();
    server = await startSignIn({ dataDir, revokedTokens: { ...tokens, revoke } });
    const person = await aSignedInPerson();
    await person.signOutAtProvider(server);
    expect(answers).toEqual(['token']);
    expect(await server.letIn(person.accessToken())).toBe('revoked');
  });

  test('a session that a crash brings back opens nothing', async () => {
    const person = await aSignedInPerson();
    await server.app.close();
    const stored = await readFile(join(dataDir, 'sign-in', 'store.json'), 'utf8');
    server = await start();
    await person.signOutAtProvider(server);
    await server.app.close();
    await writeFile(join(dataDir, 'sign-in', 'store.json'), stored);
    server = await start();
    expect(await server.letIn(person.accessToken())).toBe('revoked');
    expect(await person.refresh(server)).toBe('token');
    expect(await server.letIn(person.accessToken())).toBe('revoked');
  });
});

test('while the database cannot revoke, sign-out changes nothing', async () => {
  let isDown = false;
  const tokens = createRevokedTokensRepository(database.db);
  const revoke: typeof tokens.revoke = (...given) =>
    isDown ? Promise.reject(new Error('The database does not answer.')) : tokens.revoke(...given);
  await server.app.close();
  server = await startSignIn({ dataDir, revokedTokens: { ...tokens, revoke } });
  const person = await aSignedInPerson();
  isDown = true;
  await person.signOutAtProvider(server);
  expect(await server.letIn(person.accessToken())).toBe('person Dana Sales');
  expect(await person.refresh(server)).toBe('token');
  isDown = false;
  await person.signOutAtProvider(server);
  expect(await server.letIn(person.accessToken())).toBe('revoked');
});

describe('a code or refresh token that is used twice', () => {
  test('the tokens of the code are refused immediately', async () => {
    const person = await aSignedInPerson();
    expect(await server.letIn(person.accessToken())).toBe('person Dana Sales');
    expect(await person.replayCode(server)).toBe('invalid_grant');
    expect(await server.letIn(person.accessToken())).toBe('revoked');
    expect(await person.refresh(server)).toBe('invalid_grant');
  });

  test('all tokens from the refresh token are refused immediately', async () => {
    const person = await aSignedInPerson();
    const [stolen, first] = [person.refreshToken(), person.accessToken()];
    expect(await person.refresh(server)).toBe('token');
    const second = person.accessToken();
    expect(await server.letIn(second)).toBe('person Dana Sales');
    expect(await person.refreshWith(server, stolen)).toBe('invalid_grant');
    expect([await server.letIn(first), await server.letIn(second)]).toEqual(['revoked', 'revoked']);
    expect(await person.refresh(server)).toBe('invalid_grant');
  });

  test('the session at the provider goes on, and gives tokens that are valid', async () => {
    const person = await aSignedInPerson();
    expect(await person.replayCode(server)).toBe('invalid_grant');
    expect(await person.silent(server)).toBe('token');
    expect(await server.letIn(person.accessToken())).toBe('person Dana Sales');
    expect(await person.refresh(server)).toBe('token');
    expect(await server.letIn(person.accessToken())).toBe('person Dana Sales');
  });
});

describe('a refresh token that two windows of one browser use', () => {
  test('the second use is refused, revokes nothing, and the window gets a token by the session', async () => {
    const person = await aSignedInPerson();
    const [shared, first] = [person.refreshToken(), person.accessToken()];
    expect(await person.refreshWith(server, shared, person.cookies())).toBe('token');
    const [second, next] = [person.accessToken(), person.refreshToken()];
    expect(await person.refreshWith(server, shared, person.cookies())).toBe('invalid_grant');
    expect(await person.silent(server)).toBe('token');
    const tokens = [first, second, person.accessToken()];
    expect(await Promise.all(tokens.map((token) => server.letIn(token)))).toEqual([
      'person Dana Sales',
      'person Dana Sales',
      'person Dana Sales',
    ]);
    expect(await person.refreshWith(server, next, person.cookies())).toBe('token');
  });

  test.each<[string, (cookies: string, others: string) => string]>([
    ['the session of another browser', (_, others) => others],
    ['a session cookie without its signature', (cookies) => cookies.replace(/; specai_session\.sig=[^;]*/, '')],
    ['a session cookie with another signature', (cookies) => cookies.replace(/(session\.sig=)./, '$1.')],
  ])('with %s the second use revokes the tokens', async (_, cookiesFrom) => {
    const [person, other] = [await aSignedInPerson(), await aSignedInPerson()];
    const shared = person.refreshToken();
    expect(await person.refreshWith(server, shared)).toBe('token');
    const cookies = cookiesFrom(person.cookies(), other.cookies());
    expect(cookies).toContain('specai_session=');
    expect(cookies).not.toBe(person.cookies());
    expect(await person.refreshWith(server, shared, cookies)).toBe('invalid_grant');
    expect(await server.letIn(person.accessToken())).toBe('revoked');
    expect(await server.letIn(other.accessToken())).toBe('person Dana Sales');
  });
});

describe('signing in over the session of another person', () => {
  test('the session identifier is another, in the cookie and in tokens, and the tokens of the first person are refused', async () => {
    const browser = await aSignedInPerson();
    const [token, refreshToken, cookie] = [browser.accessToken(), browser.refreshToken(), browser.sessionCookie()];
    expect(await browser.signIn(server, { email: 'viewer@specai.test', prompt: 'login' })).toBe('token');
    expect(await server.letIn(browser.accessToken())).toBe('person Vera Viewer');
    expect(browser.sessionCookie()).not.toBe(cookie);
    expect(sidOf(browser.accessToken())).not.toBe(sidOf(token));
    expect(await server.letIn(token)).toBe('revoked');
    expect(await browser.refreshWith(server, refreshToken)).toBe('invalid_grant');
  });

  test('the same person who gives the password again gets another cookie and stays signed in elsewhere', async () => {
    const browser = await aSignedInPerson();
    const [token, cookie] = [browser.accessToken(), browser.sessionCookie()];
    expect(await browser.signIn(server, { prompt: 'login' })).toBe('token');
    expect(browser.sessionCookie()).not.toBe(cookie);
    expect(await server.letIn(browser.accessToken())).toBe('person Dana Sales');
    expect(await server.letIn(token)).toBe('person Dana Sales');
  });
});
