import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errors, jwtVerify } from 'jose';
import { localKeys, remoteKeys } from '../../../../src/server/auth/tokens/keySource';
import { SignInUnavailableError } from '../../../../src/server/auth/tokens/signedInUser';
import { createSigner } from '../../features/signIn/tokens';

let server: Server;
let requested = 0;
let answer = { status: 200, body: '' };

beforeEach(async () => {
  requested = 0;
  server = createServer((_request, response) => {
    requested += 1;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

const keysHere = () => remoteKeys(`http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`);

test('keys are fetched once and reused', async () => {
  const signer = await createSigner();
  answer = { status: 200, body: JSON.stringify({ keys: [signer.jwk] }) };
  const keys = keysHere();
  const token = await signer.sign();
  await jwtVerify(token, keys);
  await jwtVerify(token, keys);
  expect(requested).toBe(1);
});

test('keys are cached for six hours', async () => {
  const signer = await createSigner();
  answer = { status: 200, body: JSON.stringify({ keys: [signer.jwk] }) };
  const keys = keysHere();
  const token = await signer.sign();
  const begin = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(begin);
  await jwtVerify(token, keys);
  clock.mockReturnValue(begin + 6 * 3_600_000 - 1);
  await jwtVerify(token, keys);
  expect(requested).toBe(1);
  clock.mockReturnValue(begin + 6 * 3_600_000);
  await jwtVerify(token, keys);
  expect(requested).toBe(2);
});

test('keys of this process are known immediately', async () => {
  expect(await localKeys({ keys: [] }).areKnown()).toBe(true);
});

test('keys are known once the provider has given them out, also while it is away later', async () => {
  answer = { status: 503, body: '' };
  const keys = keysHere();
  expect(await keys.areKnown()).toBe(false);
  answer = { status: 200, body: JSON.stringify({ keys: [(await createSigner()).jwk] }) };
  expect(await keys.areKnown()).toBe(true);
  answer = { status: 503, body: '' };
  expect(await keys.areKnown()).toBe(true);
  expect(requested).toBe(2);
});

test('unknown key ids are the fault of the token, and do not make requests', async () => {
  const [signer, stranger] = await Promise.all([createSigner(), createSigner('key-9')]);
  answer = { status: 200, body: JSON.stringify({ keys: [signer.jwk] }) };
  const keys = keysHere();
  const token = await stranger.sign();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await expect(jwtVerify(token, keys)).rejects.toThrow(errors.JWKSNoMatchingKey);
  }
  expect(requested).toBe(1);
});

test.each([
  ['an error', 503, ''],
  ['no JSON', 200, '<html>'],
  ['no key set', 200, '{"keys":1}'],
])('a provider that answers with %s is unavailable', async (_, status, body) => {
  answer = { status, body };
  const requested = jwtVerify(await (await createSigner()).sign(), keysHere());
  await expect(requested).rejects.toThrow(SignInUnavailableError);
  await expect(requested).rejects.toMatchObject({
    message: 'The identity provider does not give out its keys.',
    cause: expect.any(Error) as Error,
  });
});

test('a provider that does not answer is unavailable', async () => {
  const keys = keysHere();
  await new Promise((resolve) => server.close(resolve));
  await expect(jwtVerify(await (await createSigner()).sign(), keys)).rejects.toThrow(SignInUnavailableError);
  server.listen(0);
});
