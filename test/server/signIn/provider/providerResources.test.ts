import type { KoaContextWithOIDC } from 'oidc-provider';
import { providerResources, resourceIndicators } from '../../../../src/server/signIn/provider/providerResources';

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
])('the scope %p asks for tokens of %p', (scope, audiences) => {
  expect(indicators.defaultResource(asking(scope), undefined)).toEqual(audiences);
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
