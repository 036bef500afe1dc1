import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { discoverProvider } from '../../../src/server/auth/discoverProvider';

/** A provider that returns `answer`, or 404 without one. */
let answer: object | null = null;
let issuer = '';
const provider = createServer((request, response) => {
  if (request.url?.startsWith('/moved/') === true) {
    response.writeHead(302, { location: request.url.replace('/moved/', '/realm/') }).end();
    return;
  }
  const isFound = request.url === '/realm/.well-known/openid-configuration' && answer !== null;
  response.writeHead(isFound ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/realm`;
});
afterAll(() => provider.close());

const addresses = () => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
});

test('the addresses of a provider are found at its issuer', async () => {
  answer = { ...addresses(), response_types_supported: ['code'] };
  await expect(discoverProvider(issuer)).resolves.toEqual(addresses());
});

test('an issuer that ends with a slash is queried at the same address', async () => {
  answer = { ...addresses(), issuer: `${issuer}/` };
  await expect(discoverProvider(`${issuer}/`)).resolves.toMatchObject({ issuer: `${issuer}/` });
});

test('the message for who installs the server names the address, the reason and what to check', async () => {
  answer = null;
  const url = `${issuer}/.well-known/openid-configuration`;
  await expect(discoverProvider(issuer)).rejects.toMatchObject({
    name: 'ProviderError',
    message: `OIDC_ISSUER cannot be used: ${url} does not give its OpenID configuration (status 404). Check the address, and that this machine reaches it.`,
    cause: { message: 'status 404' },
  });
  answer = { ...addresses(), token_endpoint: undefined, jwks_uri: 'no address' };
  const lacks = `OIDC_ISSUER cannot be used: ${url} lacks token_endpoint, jwks_uri.`;
  await expect(discoverProvider(issuer)).rejects.toThrow(new Error(lacks));
});

test('an issuer that names another issuer stops the start', async () => {
  answer = { ...addresses(), issuer: `${issuer}/` };
  await expect(discoverProvider(issuer)).rejects.toThrow(/^OIDC_ISSUER must be 'http.*\/realm\/', as/);
});

test('an issuer that sends elsewhere stops the start: another host would answer in its place', async () => {
  answer = { ...addresses(), issuer: issuer.replace(/realm$/, 'moved') };
  await expect(discoverProvider(issuer.replace(/realm$/, 'moved'))).rejects.toThrow(/^OIDC_ISSUER cannot be used/);
});
