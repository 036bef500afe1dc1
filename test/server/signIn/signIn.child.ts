/**
 * Started by signIn.test.ts, because Jest cannot load the provider's library: the local provider with a clock that
 * can be moved. Signs in as a browser would, follows the script given (seconds to wait, then how to ask for a token)
 * and writes what each asking came to.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { parseConfig } from '../../../src/server/config';
import { LOCAL_CLIENT_ID } from '../../../src/server/signIn/settings/localAddresses';
import { createSignIn } from '../../../src/server/signIn/signIn';
import { SAMPLE_PASSWORD } from '../../../src/server/signIn/interaction/sampleAccounts';

type Step = [seconds: number, how: 'refresh' | 'silent' | 'verify'];

const realNow = Date.now;
let moved = 0;
Date.now = () => realNow() + moved;

/** A browser's cookies and its walk through redirects, up to the app's own page. */
function aBrowser() {
  const cookies = new Map<string, string>();
  const visit = async (
    url: string,
    init: Pick<RequestInit, 'method' | 'body'> = {},
  ): Promise<{ url: URL; text: string }> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return { url: new URL(url), text: await response.text() };
    const next = new URL(location, url);
    return next.pathname === '/auth-redirect.html' ? { url: next, text: '' } : visit(next.href);
  };
  return visit;
}

async function main(): Promise<void> {
  const [idleSeconds = '900', script = '[]'] = process.argv.slice(2);
  const dataDir = mkdtempSync(join(tmpdir(), 'specai-clock-'));
  const app = Fastify();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  await app.close();

  const origin = `http://localhost:${port}`;
  const config = parseConfig({ PORT: String(port), DATA_DIR: dataDir, SESSION_IDLE_SECONDS: idleSeconds });
  const revokedTokens = { isRevoked: () => Promise.resolve(false), revoke: () => Promise.resolve() };
  const signIn = await createSignIn({
    config,
    revokedTokens,
    environment: undefined,
    onError: (error) => {
      throw error;
    },
  });
  const server = Fastify();
  await signIn.register(server);
  await server.listen({ port, host: '127.0.0.1' });

  const visit = aBrowser();
  const verifier = randomBytes(32).toString('base64url');
  const redirect_uri = `${origin}/auth-redirect.html`;
  const scope = `${config.apiScope} openid profile email`;
  const authorize = (prompt?: string) =>
    visit(
      `${origin}/oidc/auth?${new URLSearchParams({
        client_id: LOCAL_CLIENT_ID,
        redirect_uri,
        scope,
        response_type: 'code',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...(prompt === undefined ? {} : { prompt }),
      }).toString()}`,
    );
  const ask = async (parameters: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: LOCAL_CLIENT_ID, ...parameters });
    const response = await fetch(`${origin}/oidc/token`, { method: 'POST', body });
    return (await response.json()) as { access_token?: string; refresh_token?: string; error?: string };
  };
  const redeem = (url: URL) =>
    ask({
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      redirect_uri,
      code_verifier: verifier,
    });

  const form = await authorize();
  const body = new URLSearchParams({ email: 'sales@specai.test', password: SAMPLE_PASSWORD, action: 'login' });
  let tokens = await redeem((await visit(form.url.href, { method: 'POST', body })).url);

  const asking: Record<Step[1], () => Promise<string>> = {
    refresh: async () => {
      const answer = await ask({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' });
      if (answer.error === undefined) tokens = answer;
      return answer.error ?? 'token';
    },
    silent: async () => {
      const { url } = await authorize('none');
      const error = url.searchParams.get('error');
      if (error !== null) return error;
      tokens = await redeem(url);
      return tokens.error ?? 'token';
    },
    verify: () =>
      signIn.verifier.verify(tokens.access_token ?? '').then(
        ({ email }) => email,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
  };
  const outcomes: string[] = [];
  for (const [seconds, how] of JSON.parse(script) as Step[]) {
    moved += seconds * 1000;
    outcomes.push(await asking[how]());
  }
  process.stdout.write(JSON.stringify(outcomes));
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
