import { localKeys } from '../../../../src/server/auth/tokens/keySource';
import { createRevocations } from '../../../../src/server/auth/tokens/revocations';
import { createTokenVerifier } from '../../../../src/server/auth/tokens/tokenVerifier';
import { createSigner, rememberRevoked, settings } from '../../features/signIn/tokens';

/** Seconds and milliseconds since 1970 of the moment at which the tokens are made. */
const START_S = 1_772_700_000;
const START = START_S * 1000;

const at = (milliseconds: number) =>
  jest.useFakeTimers({ now: START + milliseconds, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
afterEach(() => jest.useRealTimers());

async function start() {
  const provider = await createSigner();
  const revokedTokens = rememberRevoked();
  const keys = localKeys({ keys: [provider.jwk] });
  const verifier = createTokenVerifier({ settings, keys, revocations: createRevocations(revokedTokens) });
  return { provider, verifier, ...revokedTokens };
}

test('a token is valid until thirty seconds after its end, first seen or remembered', async () => {
  const { provider, verifier } = await start();
  at(0);
  const token = await provider.sign({ exp: START_S + 60 });
  await verifier.verify(token);
  at(89_999);
  await expect(verifier.verify(token)).resolves.toBeDefined();
  at(90_000);
  await expect(verifier.verify(token)).rejects.toThrow('expired');
  await expect((await start()).verifier.verify(token)).rejects.toThrow();
});

test('a token is valid from thirty seconds before its begin', async () => {
  const { provider, verifier } = await start();
  at(0);
  const [early, tooEarly] = [await provider.sign({ nbf: START_S + 30 }), await provider.sign({ nbf: START_S + 31 })];
  await expect(verifier.verify(early)).resolves.toBeDefined();
  await expect(verifier.verify(tooEarly)).rejects.toThrow('ERR_JWT_CLAIM_VALIDATION_FAILED');
});

test('revocation is checked again after a second', async () => {
  const { provider, verifier, requested } = await start();
  at(0);
  const token = await provider.sign({ exp: START_S + 600 });
  await verifier.verify(token);
  at(999);
  await verifier.verify(token);
  expect(requested).toHaveLength(1);
  at(1_000);
  await verifier.verify(token);
  expect(requested).toHaveLength(2);
  at(1_999);
  await verifier.verify(token);
  expect(requested).toHaveLength(2);
});

test('a revocation lasts until the token expires, and a day for its session', async () => {
  const { provider, verifier, revoked } = await start();
  at(0);
  await verifier.revoke(await verifier.verify(await provider.sign({ exp: START_S + 600 })));
  expect([...revoked]).toEqual([
    ['token-1', new Date(START + 600_000)],
    ['session session-1', new Date(START + 86_400_000)],
  ]);
});

test('a thousand tokens are remembered, the one unused for longest goes first', async () => {
  const { provider, verifier, requested } = await start();
  at(0);
  const sign = (jti: string) => provider.sign({ jti, exp: START_S + 600 });
  const [first, second] = [await sign('first'), await sign('second')];
  for (const token of [first, second]) await verifier.verify(token);
  for (let other = 0; other < 998; other += 1) await verifier.verify(await sign(String(other)));
  await verifier.verify(first);
  expect(requested).toHaveLength(1_000);
  await verifier.verify(await sign('one more'));
  await verifier.verify(first);
  expect(requested).toHaveLength(1_001);
  await verifier.verify(second);
  expect(requested).toHaveLength(1_002);
});
