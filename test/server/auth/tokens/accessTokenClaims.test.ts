import type { JWTPayload, JWTVerifyResult } from 'jose';
import { checkPurpose, userOf } from '../../../../src/server/auth/tokens/accessTokenClaims';
import { InvalidTokenError, SignInUnavailableError } from '../../../../src/server/auth/tokens/signedInUser';
import { goodClaims, settings } from '../../features/signIn/tokens';

const verified = (claims: JWTPayload = {}, typ: string | undefined = 'at+jwt') =>
  ({ payload: { ...goodClaims, ...claims }, protectedHeader: { alg: 'RS256', typ } }) as JWTVerifyResult;

test.each<[string, JWTVerifyResult]>([
  ['as it should be', verified()],
  ['the type in capitals', verified({}, 'AT+JWT')],
  ['a scope among others', verified({ scope: 'openid access_as_user email' })],
  ['the scope of Entra ID before that of others', verified({ scp: 'access_as_user', scope: 'openid' })],
  ['an empty scope of Entra ID', verified({ scp: '' })],
  ['the client of Entra ID before that of others', verified({ azp: 'specai-web', client_id: 'other' })],
  ['the client of Entra ID 1.0 before that of others', verified({ appid: 'specai-web', client_id: 'other' })],
  ['an empty client of Entra ID', verified({ azp: '', appid: '' })],
  [
    'the scopes and the client of Okta',
    verified({ scp: ['openid', 'access_as_user'], client_id: undefined, cid: 'specai-web' }),
  ],
])('a token serves its purpose with %s', (_what, token) => {
  expect(() => checkPurpose(token, settings)).not.toThrow();
});

test('a token without a type is valid if the provider may omit it', () => {
  const token = { ...verified(), protectedHeader: { alg: 'RS256' } };
  expect(() => checkPurpose(token, { ...settings, tokenTypes: ['jwt', ''] })).not.toThrow();
});

test.each<[string, string, JWTVerifyResult]>([
  ['another type', 'type', verified({}, 'jwt')],
  ['another client of Entra ID', 'client', verified({ azp: 'other' })],
  ['another client of Entra ID 1.0', 'client', verified({ appid: 'other' })],
  ['another client', 'client', verified({ client_id: 'other' })],
  ['no client', 'client', verified({ client_id: 7 })],
  ['another scope', 'scope', verified({ scope: 'access' })],
  ['another scope of Entra ID', 'scope', verified({ scp: 'User.Read' })],
  ["another API's scope that ends alike", 'scope', verified({ scope: 'api://other/access_as_user' })],
  ['no scope', 'scope', verified({ scope: undefined })],
  ['scopes that are no text', 'scope', verified({ scope: ['access_as_user'] })],
])('a token with %s is refused for its %s', (_what, reason, token) => {
  expect(() => checkPurpose(token, settings)).toThrow(new InvalidTokenError(reason));
  expect(() => checkPurpose(token, settings)).toThrow(InvalidTokenError);
});

test('a token without a type is refused for it', () => {
  const token = { ...verified(), protectedHeader: { alg: 'RS256' } };
  expect(() => checkPurpose(token, settings)).toThrow(new InvalidTokenError('type'));
});

const EXP = 1_772_700_000;

test('a token identifies the person in its claims', () => {
  expect(userOf({ ...goodClaims, exp: EXP }, 'hash')).toEqual({
    kind: 'person',
    tokenId: 'token-1',
    subject: 'person-1',
    sessionId: 'session-1',
    name: 'Dana Sales',
    email: 'sales@specai.test',
    roles: [],
    expiresAt: new Date('2026-03-05T08:40:00.000Z'),
    issuedAt: new Date(0),
    revokedWith: ['subject subject-1'],
  });
});

test.each<[JWTPayload, object]>([
  [{ oid: undefined }, { subject: 'subject-1' }],
  [{ oid: '' }, { subject: 'subject-1' }],
  [{ roles: ['administrator', 7] }, { roles: ['administrator'] }],
  [{ roles: 'administrator' }, { roles: [] }],
  [{ jti: '', uti: 'unique-1' }, { tokenId: 'unique-1' }],
  [{ jti: undefined, uti: '' }, { tokenId: 'hash' }],
  [{ sid: '' }, { sessionId: null }],
  [{ sid: 7 }, { sessionId: null }],
  [{ name: undefined }, { name: 'sales@specai.test' }],
  [
    { preferred_username: undefined, email: 'd@specai.test' },
    { email: 'd@specai.test', name: 'Dana Sales' },
  ],
  [{ email: 'd@specai.test' }, { email: 'sales@specai.test' }],
  [
    { name: '', preferred_username: '' },
    { name: '', email: '' },
  ],
])('a token with %j names %j', (claims, user) => {
  expect(userOf({ ...goodClaims, exp: EXP, ...claims }, 'hash')).toMatchObject(user);
});

test.each<JWTPayload>([{ oid: undefined, sub: undefined }, { oid: '', sub: '' }, { exp: undefined }])(
  'a token with %j is refused for its claims',
  (claims) => {
    const read = () => userOf({ ...goodClaims, exp: EXP, ...claims }, 'hash');
    expect(read).toThrow(new InvalidTokenError('claims'));
  },
);

test('an unavailable provider differs from an invalid token', () => {
  expect(new SignInUnavailableError('down')).toMatchObject({ name: 'SignInUnavailableError', statusCode: 503 });
  expect(new InvalidTokenError('type').name).toBe('InvalidTokenError');
  expect(new InvalidTokenError('type')).not.toHaveProperty('statusCode');
});

describe('a program that may send feeds', () => {
  const entra = {
    ...settings,
    tokenTypes: ['jwt'],
    feed: { clientId: null, claim: 'roles' as const, permission: 'Feed.Write' },
  };
  const local = {
    ...settings,
    feed: { clientId: 'erp', claim: 'scope' as const, permission: 'api://specai/Feed.Write' },
  };
  const appOnly = { scope: undefined, roles: ['Feed.Write'], azp: 'erp-guid', name: undefined };

  test('with Entra ID it has the role, and no scope of a person', () => {
    expect(checkPurpose(verified(appOnly, 'JWT'), entra)).toBe('machine');
    expect(() => checkPurpose(verified({ ...appOnly, roles: ['Other'] }, 'JWT'), entra)).toThrow('client');
    expect(() => checkPurpose(verified({ ...appOnly, roles: 'Feed.Write' }, 'JWT'), entra)).toThrow('client');
    expect(() => checkPurpose(verified({ ...appOnly, scp: 'access_as_user' }, 'JWT'), entra)).toThrow('client');
    const ofPerson = verified({ scp: 'access_as_user', roles: ['Feed.Write'] }, 'JWT');
    expect(checkPurpose(ofPerson, entra)).toBe('person');
  });

  test('if the configuration names a program, no other is accepted', () => {
    const named = { ...entra, feed: { ...entra.feed, clientId: 'erp-guid' } };
    expect(checkPurpose(verified(appOnly, 'JWT'), named)).toBe('machine');
    expect(() => checkPurpose(verified({ ...appOnly, azp: 'other-guid' }, 'JWT'), named)).toThrow('client');
  });

  test('with the local provider it is the configured client with its scope', () => {
    const token = verified({ client_id: 'erp', scope: 'api://specai/Feed.Write' });
    expect(checkPurpose(token, local)).toBe('machine');
    expect(() => checkPurpose(token, settings)).toThrow('client');
    expect(() => checkPurpose(verified({ client_id: 'erp', scope: 'access_as_user' }), local)).toThrow('client');
    const ofOther = verified({ client_id: 'erp', scope: 'api://other/Feed.Write' });
    expect(() => checkPurpose(ofOther, local)).toThrow('client');
    expect(checkPurpose(verified({ scope: 'access_as_user Feed.Write' }), local)).toBe('person');
  });

  test('it is called by its client', () => {
    const user = userOf({ ...goodClaims, client_id: 'erp', exp: EXP }, 'hash', 'machine');
    expect(user).toMatchObject({ kind: 'machine', name: 'erp' });
  });
});
