/** As the app and the server know it (`src/server/auth/signInSettings.ts`); here it leads to the stand-in. */
export const ENTRA_HOST = 'login.microsoftonline.com';
export const TENANT_ID = '7d2f3c56-8a41-4d0e-9c1b-52e6b8f0a713';
export const CLIENT_ID = '1b9e4a70-6c35-4f88-a2d7-0e93c5d81f42';
export const API = `api://${CLIENT_ID}`;
export const API_SCOPE = `${API}/access_as_user`;

export const TENANT_PATH = `/${TENANT_ID}`;
export const AUTHORITY = `https://${ENTRA_HOST}${TENANT_PATH}`;
export const ISSUER = `${AUTHORITY}/v2.0`;

/** Below the tenant, as in Entra ID. */
export const routes = {
  authorization: '/oauth2/v2.0/authorize',
  token: '/oauth2/v2.0/token',
  end_session: '/oauth2/v2.0/logout',
  jwks: '/discovery/v2.0/keys',
} as const;
