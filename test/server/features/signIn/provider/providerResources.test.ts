import type { KoaContextWithOIDC } from 'oidc-provider';
import {
  providerResources,
  resourceIndicators,
} from '../../../../../src/server/features/signIn/provider/providerResources';

const resources = providerResources('api://specai', 'api://specai/access_as_user', 360);
const indicators = resourceIndicators(resources, 'api://specai');
const asking = (scope?: string) => ({ oidc: { params: { scope } } }) as unknown as KoaContextWithOIDC;
const GRAPH = 'https://graph.specai.test';

test.each([
  ['api://specai/access_as_user openid', ['api://specai']],
  ['User.Read', [GRAPH]],
  ['api://specai/access_as_user User.Read', ['api://specai', GRAPH]],
  ['openid profile', ['api://specai']],
  [undefined, ['api://specai']],
])('the scope %p requests tokens of %p', (scope, audiences) => {
  expect(indicators.defaultResource(asking(scope), undefined)).toEqual(audiences);
});

test('a request without parameters requests a token of the API', () => {
  const nothing = { oidc: {} } as unknown as KoaContextWithOIDC;
  expect(indicators.defaultResource(nothing, undefined)).toEqual(['api://specai']);
});

test('any scope of an API requests its token', () => {
  const both = providerResources('api://specai', 'api://specai/access_as_user api://specai/Feed.Write', 360);
  const scope = 'User.Read api://specai/access_as_user';
  expect(resourceIndicators(both, 'api://specai').defaultResource(asking(scope), undefined)).toEqual([
    'api://specai',
    GRAPH,
  ]);
});

test('a resource that was granted needs not be named again', () => expect(indicators.useGrantedResource()).toBe(true));

test('an unknown resource is a client error', async () => {
  await expect(indicators.getResourceServerInfo(asking(), 'https://evil.test')).rejects.toMatchObject({
    error: 'invalid_target',
    error_description: 'The requested resource is none of this provider.',
  });
});

test('the one of several granted resources is chosen whose scope is requested', () => {
  const granted = ['api://specai', GRAPH];
  expect(indicators.defaultResource(asking('User.Read'), undefined, granted)).toBe(GRAPH);
  expect(indicators.defaultResource(asking('openid'), undefined, granted)).toBe('api://specai');
});

test('tokens are JWTs for that audience alone', async () => {
  expect(await indicators.getResourceServerInfo(asking(), 'api://specai')).toEqual({
    scope: 'api://specai/access_as_user',
    audience: 'api://specai',
    accessTokenTTL: 360,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  });
});
