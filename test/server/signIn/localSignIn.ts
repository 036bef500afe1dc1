import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseConfig } from '../../../src/server/config';
import { registerSecurityHeaders, securityHeaders } from '../../../src/server/plugins/security/securityHeaders';
import type { OnAttempt } from '../../../src/server/signIn/interaction/interactionRoutes';
import { SAMPLE_PASSWORD } from '../../../src/server/signIn/interaction/sampleAccounts';
import { LOCAL_CLIENT_ID } from '../../../src/server/signIn/settings/localAddresses';
import { createSignIn } from '../../../src/server/signIn/signIn';

const ORIGIN = 'http://localhost:3000';
const HOST = { host: 'localhost:3000' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Any code challenge fits its verifier. */
const CODE_VERIFIER = 'v'.repeat(43);
const REDIRECT = `${ORIGIN}/auth-redirect.html`;

interface Given {
  dataDir: string;
  /** More of the environment. */
  env?: Record<string, string>;
  onAttempt?: OnAttempt;
}

/** The sign-in of one server with the routes it has; nothing listens. */
export async function startSignIn({ dataDir, env = {}, onAttempt }: Given) {
  const config = parseConfig({ ...env, DATA_DIR: dataDir });
  const errors: unknown[] = [];
  const signIn = await createSignIn({
    config,
    revokedTokens: { isRevoked: () => Promise.resolve(false), revoke: () => Promise.resolve() },
    environment: undefined,
    onError: (error) => void errors.push(error),
    onAttempt,
  });
  const app = Fastify();
  registerSecurityHeaders(app, securityHeaders(config));
  await signIn.register(app);
  const ask = (url: string) => app.inject({ url, headers: HOST });
  /** Whom the token lets in, or why it does not. */
  const letIn = (token: string): Promise<string> =>
    signIn.verifier.verify(token).then(
      ({ kind, name }) => `${kind} ${name}`,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  return { app, config, signIn, errors, ask, letIn };
}

export type Started = Awaited<ReturnType<typeof startSignIn>>;

const answerSchema = z.object({
  access_token: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  error: z.optional(z.string()),
});

/** What the provider says to a program that asks for tokens. */
export async function askForTokens({ app }: Pick<Started, 'app'>, parameters: Record<string, string>) {
  const payload = new URLSearchParams(parameters).toString();
  const answer = await app.inject({ method: 'POST', url: '/oidc/token', headers: { ...HOST, ...FORM }, payload });
  return answerSchema.parse(answer.json());
}

/** A browser's cookies and its walk through redirects, up to the app's own page. */
function aBrowser() {
  const cookies = new Map<string, string>();
  const visit = async (app: FastifyInstance, url: URL, form?: Record<string, string>): Promise<URL> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      ...(form && { method: 'POST', payload: new URLSearchParams(form).toString() }),
      url: url.pathname + url.search,
      headers: { ...HOST, ...(form && FORM), cookie },
    });
    for (const { name, value } of answer.cookies)
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    if (answer.headers.location === undefined) return url;
    const next = new URL(answer.headers.location, url);
    return next.href.startsWith(REDIRECT) ? next : visit(app, next);
  };
  return visit;
}

/** Somebody at the app in a browser, and how it asks for tokens; each says 'token', or the provider's error. */
export function aPerson() {
  const visit = aBrowser();
  let tokens: z.output<typeof answerSchema> = {};
  const kept = (answer: typeof tokens): string => {
    if (answer.error === undefined) tokens = answer;
    return answer.error ?? 'token';
  };
  const authorize = ({ app, config }: Started, more: Record<string, string> = {}) => {
    const asked = new URLSearchParams({
      ...{ client_id: LOCAL_CLIENT_ID, redirect_uri: REDIRECT, response_type: 'code', code_challenge_method: 'S256' },
      scope: `${config.apiScope} openid profile email`,
      code_challenge: createHash('sha256').update(CODE_VERIFIER).digest('base64url'),
      ...more,
    });
    return visit(app, new URL(`${ORIGIN}/oidc/auth?${asked}`));
  };
  const redeem = async (server: Started, { searchParams }: URL): Promise<string> =>
    searchParams.get('error') ??
    kept(
      await askForTokens(server, {
        ...{ client_id: LOCAL_CLIENT_ID, grant_type: 'authorization_code', redirect_uri: REDIRECT },
        ...{ code: searchParams.get('code') ?? '', code_verifier: CODE_VERIFIER },
      }),
    );
  return {
    /** Through the form. */
    signIn: async (server: Started, more: { email?: string; password?: string; action?: string } = {}) => {
      const form = { email: 'sales@specai.test', password: SAMPLE_PASSWORD, action: 'login', ...more };
      return redeem(server, await visit(server.app, await authorize(server), form));
    },
    /** Without a page, by the session's cookie. */
    silent: async (server: Started) => redeem(server, await authorize(server, { prompt: 'none' })),
    refresh: async (server: Started) => {
      const { refresh_token = '' } = tokens;
      const asked = { client_id: LOCAL_CLIENT_ID, grant_type: 'refresh_token', refresh_token };
      return kept(await askForTokens(server, asked));
    },
    accessToken: () => tokens.access_token ?? '',
  };
}
