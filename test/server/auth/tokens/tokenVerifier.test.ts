import { createHmac } from 'node:crypto';
import { errors, exportSPKI } from 'jose';
import { localKeys } from '../../../../src/server/auth/tokens/keySource';
import { SignInUnavailableError, InvalidTokenError } from '../../../../src/server/auth/tokens/signedInUser';
import { createRevocations, type RevokedTokens } from '../../../../src/server/auth/tokens/revocations';
import { createTokenVerifier, sessionOf } from '../../../../src/server/auth/tokens/tokenVerifier';
import { createSigner, forge, goodClaims, rememberRevoked, seconds, settings } from '../../features/signIn/tokens';

type Signer = Awaited<ReturnType<typeof createSigner>>;

let provider: Signer;
let stranger: Signer;

beforeAll(async () => {
  [provider, stranger] = await Promise.all([createSigner(), createSigner()]);
});

const verifierOf = (revokedTokens: RevokedTokens = rememberRevoked()) =>
  createTokenVerifier({
    settings,
    keys: localKeys({ keys: [provider.jwk] }),
    revocations: createRevocations(revokedTokens),
  });

describe('a good token', () => {
  test('a good token identifies its subject', async () => {
    const exp = seconds(300);
    await expect(verifierOf().verify(await provider.sign({ exp }))).resolves.toEqual({
      kind: 'person',
      tokenId: 'token-1',
      subject: 'person-1',
      sessionId: 'session-1',
      name: 'Dana Sales',
      email: 'sales@specai.test',
      roles: [],
      expiresAt: new Date(exp * 1000),
      issuedAt: expect.any(Date) as Date,
      revokedWith: ['subject subject-1'],
    });
  });

  test.each([
    ['the other audience', { aud: 'api-guid' }, {}],
    ['several audiences, one of them ours', { aud: ['else', 'api-guid'] }, {}],
    ['a clock 20 s ahead', { nbf: seconds(20) }, {}],
    ['a type in capitals', {}, { typ: 'AT+JWT' }],
  ])('a good token may have %s', async (_, claims, header) => {
    await expect(verifierOf().verify(await provider.sign(claims, header))).resolves.toHaveProperty(
      'subject',
      'person-1',
    );
  });

  test('a good token may be signed with a key of an elliptic curve', async () => {
    const signer = await createSigner('key-2', 'ES256');
    const keys = localKeys({ keys: [signer.jwk] });
    const verifier = createTokenVerifier({ settings, keys, revocations: createRevocations(rememberRevoked()) });
    await expect(verifier.verify(await signer.sign())).resolves.toHaveProperty('subject', 'person-1');
  });

  test('a token without jti is known by its uti, else by its hash', async () => {
    const byUti = await verifierOf().verify(await provider.sign({ jti: undefined, uti: 'unique-1' }));
    const byHash = await verifierOf().verify(await provider.sign({ jti: undefined }));
    expect(byUti.tokenId).toBe('unique-1');
    expect(byHash.tokenId).toMatch(/^[\w-]{43}$/);
  });
});

const hs256 = async (): Promise<string> => {
  const unsigned = forge({ alg: 'HS256', kid: 'key-1', typ: 'at+jwt' }, {}).slice(0, -1);
  const secret = await exportSPKI(provider.publicKey);
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
};

const tampered = async (): Promise<string> => {
  const [header, , signature] = (await provider.sign()).split('.');
  const payload = Buffer.from(JSON.stringify({ ...goodClaims, exp: seconds(300), oid: 'boss' })).toString('base64url');
  return `${header}.${payload}.${signature}`;
};

describe('refuses', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['alg none', () => forge({ alg: 'none', typ: 'at+jwt' }, {})],
    ['alg None', () => forge({ alg: 'None', typ: 'at+jwt' }, {})],
    ['HS256 signed with the public key', hs256],
    ['another audience (Microsoft Graph)', () => provider.sign({ aud: '00000003-0000-0000-c000-000000000000' })],
    ['no audience', () => provider.sign({ aud: undefined })],
    ['another issuer, such as another tenant', () => provider.sign({ iss: 'https://id.specai.test/other/v2.0' })],
    ['an expired token', () => provider.sign({ exp: seconds(-60) })],
    ['no expiry', () => provider.sign({ exp: undefined })],
    ['no subject', () => provider.sign({ sub: undefined })],
    ['a token of the future', () => provider.sign({ nbf: seconds(120) })],
    ['another key under the same id', () => stranger.sign()],
    ['an unknown key id', () => provider.sign({}, { kid: 'key-9' })],
    ['a key id that is a path', () => stranger.sign({}, { kid: '../../../../dev/null' })],
    ['a key brought along', () => stranger.sign({}, { jwk: stranger.jwk, kid: 'key-9' })],
    ['a key address brought along', () => stranger.sign({}, { jku: 'https://evil.test/keys', kid: 'key-9' })],
    ['an ID token', () => provider.sign({ aud: 'specai-web', scope: undefined }, { typ: 'JWT' })],
    ['an ID token where app and API share a registration', () => provider.sign({ scope: undefined })],
    ['a scope that only begins like ours', () => provider.sign({ scope: 'access_as_user_admin' })],
    ['a tampered payload', tampered],
    ['a stripped signature', async () => (await provider.sign()).replace(/[^.]*$/, '')],
    ['garbage', () => 'not-a.token-at.all'],
    ['nothing', () => ''],
    ['20 KB', () => `${'a'.repeat(20_000)}.b.c`],
  ])('the verifier refuses %s', async (_, make) => {
    const token = await make();
    await expect(verifierOf().verify(token)).rejects.toThrow(InvalidTokenError);
  });

  test('a refusal carries its reason for the log', async () => {
    const refused = verifierOf().verify(await provider.sign({ exp: seconds(-60) }));
    await expect(refused).rejects.toMatchObject({
      message: 'ERR_JWT_EXPIRED',
      cause: expect.any(errors.JWTExpired) as unknown,
    });
  });
});

describe('revocation', () => {
  afterEach(() => jest.useRealTimers());

  test('a revocation refuses all tokens of the session immediately, but not those of other sessions', async () => {
    const verifier = verifierOf();
    const claims = [{}, { jti: 'token-2' }, { jti: 'token-3', sid: 'session-2' }];
    const [token = '', sibling = '', other = ''] = await Promise.all(claims.map((each) => provider.sign(each)));
    await verifier.verify(sibling);
    await verifier.revoke(await verifier.verify(token));
    await expect(verifier.verify(token)).rejects.toThrow('revoked');
    await expect(verifier.verify(sibling)).rejects.toThrow('revoked');
    await expect(verifier.verify(other)).resolves.toHaveProperty('tokenId', 'token-3');
  });

  test('a session is over once one of its tokens was revoked', async () => {
    const verifier = verifierOf();
    const user = await verifier.verify(await provider.sign());
    expect(sessionOf(user)).toBe('session session-1');
    await expect(verifier.isOver(sessionOf(user))).resolves.toBe(false);
    await verifier.revoke(user);
    await expect(verifier.isOver(sessionOf(user))).resolves.toBe(true);
    await expect(verifier.isOver('session session-2')).resolves.toBe(false);
  });

  test('a token without a session is revoked by its own number', async () => {
    const user = await verifierOf().verify(await provider.sign({ sid: undefined }));
    expect(sessionOf(user)).toBe('token-1');
  });

  test('a revocation causes no lookups for tokens of other sessions', async () => {
    const revoked = rememberRevoked();
    const verifier = verifierOf(revoked);
    const [token, other] = await Promise.all([provider.sign(), provider.sign({ jti: 'token-2', sid: 'session-2' })]);
    await verifier.verify(other);
    await verifier.revoke(await verifier.verify(token));
    await verifier.verify(other);
    expect(revoked.requested).toEqual(['token-2', 'token-1']);
  });

  test('without a session in the tokens, a revocation is of one token', async () => {
    const revokedTokens = rememberRevoked();
    const verifier = verifierOf(revokedTokens);
    const [token, other] = await Promise.all([
      provider.sign({ sid: undefined }),
      provider.sign({ sid: undefined, jti: 'token-2' }),
    ]);
    await verifier.revoke(await verifier.verify(token));
    await expect(verifier.verify(token)).rejects.toThrow('revoked');
    await expect(verifier.verify(other)).resolves.toHaveProperty('tokenId', 'token-2');
    expect([...revokedTokens.revoked.keys()]).toEqual(['token-1']);
  });

  test('a revocation by another server takes effect after a second', async () => {
    const shared = rememberRevoked();
    const [here, there] = [verifierOf(shared), verifierOf(shared)];
    const token = await provider.sign();
    await here.verify(token);
    await there.revoke(await there.verify(token));
    await expect(here.verify(token)).resolves.toBeDefined();
    jest.useFakeTimers({ now: Date.now() + 1001, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await expect(here.verify(token)).rejects.toThrow('revoked');
  });

  test('the verifier refuses every token when the revocation lookup fails', async () => {
    const broken = { ...rememberRevoked(), isRevoked: () => Promise.reject(new Error('database')) };
    await expect(verifierOf(broken).verify(await provider.sign())).rejects.toThrow('database');
  });
});

test('an outage of the provider is not the fault of the token', async () => {
  const keys = () => Promise.reject(new SignInUnavailableError('down'));
  const verifier = createTokenVerifier({ settings, keys, revocations: createRevocations(rememberRevoked()) });
  await expect(verifier.verify(await provider.sign())).rejects.toThrow(SignInUnavailableError);
});
