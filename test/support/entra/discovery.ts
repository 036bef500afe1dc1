import { AUTHORITY, ENTRA_HOST, ISSUER, routes, TENANT_ID } from './addresses';

/** Entra ID's document about a tenant, with the stand-in's endpoints. */
export const openIdConfiguration = {
  issuer: ISSUER,
  authorization_endpoint: AUTHORITY + routes.authorization,
  token_endpoint: AUTHORITY + routes.token,
  end_session_endpoint: AUTHORITY + routes.end_session,
  jwks_uri: AUTHORITY + routes.jwks,
  token_endpoint_auth_methods_supported: ['client_secret_post', 'private_key_jwt', 'client_secret_basic'],
  response_modes_supported: ['query', 'fragment', 'form_post'],
  subject_types_supported: ['pairwise'],
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['code', 'id_token', 'code id_token', 'id_token token'],
  scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
  request_uri_parameter_supported: false,
  http_logout_supported: true,
  frontchannel_logout_supported: true,
  tenant_region_scope: 'NA',
  cloud_instance_name: 'microsoftonline.com',
  cloud_graph_host_name: 'graph.windows.net',
  msgraph_host: 'graph.microsoft.com',
};

export const instances = {
  tenant_discovery_endpoint: `https://${ENTRA_HOST}/${TENANT_ID}/v2.0/.well-known/openid-configuration`,
  'api-version': '1.1',
  metadata: [
    {
      preferred_network: ENTRA_HOST,
      preferred_cache: 'login.windows.net',
      aliases: [ENTRA_HOST, 'login.windows.net', 'login.microsoft.com', 'sts.windows.net'],
    },
  ],
};
