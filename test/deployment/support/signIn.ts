import { createHash, randomBytes } from 'node:crypto';
import { LOCAL_CLIENT_ID } from '../../../src/server/auth/signInSettings';
import { SAMPLE_PASSWORD } from '../../../src/server/features/signIn/interaction/sampleAccounts';

const SCOPE = 'api://specai/access_as_user openid profile email';
const RETURN = '/auth-redirect.html';

/** A browser's cookies and its walk through redirects, up to the app's return page. */
function aBrowser() {
  const cookies = new Map<string, string>();
  const visit = async (url: string, init: Pick<RequestInit, 'method' | 'body'> = {}): Promise<URL> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const next = new URL(location ?? url, url);
    return location === null || next.pathname === RETURN ? next : visit(next.href);
  };
  return visit;
}

export async function signIn(origin: string, email: string): Promise<string> {
  const visit = aBrowser();
  const verifier = randomBytes(32).toString('base64url');
  const client = { client_id: LOCAL_CLIENT_ID, redirect_uri: origin + RETURN };
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const requested = { scope: SCOPE, response_type: 'code', code_challenge: challenge, code_challenge_method: 'S256' };
  const form = await visit(`${origin}/oidc/auth?${new URLSearchParams({ ...client, ...requested }).toString()}`);
  const given = new URLSearchParams({ email, password: SAMPLE_PASSWORD, action: 'login' });
  const { searchParams } = await visit(form.href, { method: 'POST', body: given });
  const code = searchParams.get('code') ?? '';
  const body = new URLSearchParams({ ...client, grant_type: 'authorization_code', code, code_verifier: verifier });
  const answer = await fetch(`${origin}/oidc/token`, { method: 'POST', body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}
