import type { KoaContextWithOIDC, ResourceServer } from 'oidc-provider';

/** Simulates Microsoft Graph, whose tokens our API must refuse. */
const GRAPH = 'https://graph.specai.test';
const GRAPH_SCOPE = 'User.Read';

const resource = (audience: string, scope: string, accessTokenTTL: number): ResourceServer => ({
  scope,
  audience,
  accessTokenTTL,
  accessTokenFormat: 'jwt',
  jwt: { sign: { alg: 'RS256' } },
});

export function providerResources(audience: string, scope: string, tokenSeconds: number): Map<string, ResourceServer> {
  return new Map([
    [audience, resource(audience, scope, tokenSeconds)],
    [GRAPH, resource(GRAPH, GRAPH_SCOPE, tokenSeconds)],
  ]);
}

function requestedScopes(ctx: KoaContextWithOIDC): string[] {
  const scope = ctx.oidc.params?.['scope'];
  return typeof scope === 'string' ? scope.split(' ') : [];
}

/** MSAL names scopes, not resources. */
export function resourceIndicators(resources: Map<string, ResourceServer>, defaultAudience: string) {
  const requestedAudiences = (ctx: KoaContextWithOIDC): string[] => {
    const scopes = requestedScopes(ctx);
    return [...resources]
      .filter(([, { scope }]) => scope.split(' ').some((each) => scopes.includes(each)))
      .map(([audience]) => audience);
  };
  return {
    enabled: true,
    useGrantedResource: () => true,
    defaultResource: (ctx: KoaContextWithOIDC, _client: unknown, oneOf?: readonly string[]): string | string[] => {
      const requested = requestedAudiences(ctx);
      if (oneOf) return requested.find((audience) => oneOf.includes(audience)) ?? oneOf[0] ?? defaultAudience;
      return requested.length > 0 ? requested : [defaultAudience];
    },
    getResourceServerInfo: async (_ctx: KoaContextWithOIDC, audience: string): Promise<ResourceServer> => {
      const known = resources.get(audience);
      if (known !== undefined) return known;
      // A request error; the library is loaded by now.
      const { errors } = await import('oidc-provider');
      throw new errors.InvalidTarget('The requested resource is none of this provider.');
    },
  };
}
