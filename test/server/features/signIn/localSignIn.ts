import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { parseConfig } from '../../../../src/server/config/config';
import { registerSecurityHeaders, securityHeaders } from '../../../../src/server/http/securityHeaders';
import type { OnAttempt } from '../../../../src/server/features/signIn/interaction/interactionRoutes';
import { SAMPLE_PASSWORD } from '../../../../src/server/features/signIn/interaction/sampleAccounts';
import { LOCAL_CLIENT_ID } from '../../../../src/server/auth/signInSettings';
import { createSignIn } from '../../../../src/server/features/signIn/signIn';
import type { RevokedTokens } from '../../../../src/server/auth/tokens/revocations';
import { aBrowser, FORM, HOST, ORIGIN, REDIRECT } from './localBrowser';

/** Any code challenge fits its verifier. */
const CODE_VERIFIER = 'v'.repeat(43);

interface Given {
  dataDir: string;
  env?: Record<string, string>;
  onAttempt?: OnAttempt;
  /** Of the installation; if absent, nothing is revoked. */
  revokedTokens?: RevokedTokens;
}

const NOTHING_REVOKED: RevokedTokens = {
  isRevoked: () => Promise.resolve(false),
  revoke: () => Promise.resolve(),
  takeLogout: () => Promise.reject(new Error('Only the database takes logouts.')),
};

export async function startSignIn({ dataDir, env = {}, onAttempt, revokedTokens = NOTHING_REVOKED }: Given) {
  const config = parseConfig({ ...env, DATA_DIR: dataDir });
  const errors: unknown[] = [];
  const signIn = await createSignIn({
    config,
    revokedTokens,
    environment: undefined,
    onError: (error) => void errors.push(error),
    onAttempt,
  });
  const app = Fastify();
  registerSecurityHeaders(app, securityHeaders(config));
  await signIn.register(app);
  const ask = (url: string) => app.inject({ url, headers: HOST });
  /** The subject that the token lets in, or the refusal. */
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

export async function askForTokens({ app }: Pick<Started, 'app'>, parameters: Record<string, string>, cookie?: string) {
  const payload = new URLSearchParams(parameters).toString();
  const headers = { ...HOST, ...FORM, ...(cookie !== undefined && { cookie }) };
  const answer = await app.inject({ method: 'POST', url: '/oidc/token', headers, payload });
  return answerSchema.parse(answer.json());
}

interface Typed {
  email?: string;
  password?: string;
  action?: string;
  prompt?: string;
}

/** A person at the app in a browser; each request returns 'token' or the provider's error. */
export function aPerson() {
  const { visit, cookie, header } = aBrowser();
  let tokens: z.output<typeof answerSchema> = {};
  let code = '';
  const retained = (answer: typeof tokens): string => {
    if (answer.error === undefined) tokens = answer;
    return answer.error ?? 'token';
  };
  const authorize = ({ app, config }: Started, more: Record<string, string> = {}) => {
    const requested = new URLSearchParams({
      ...{ client_id: LOCAL_CLIENT_ID, redirect_uri: REDIRECT, response_type: 'code', code_challenge_method: 'S256' },
      scope: `${config.apiScope} openid profile email`,
      code_challenge: createHash('sha256').update(CODE_VERIFIER).digest('base64url'),
      ...more,
    });
    return visit(app, new URL(`${ORIGIN}/oidc/auth?${requested}`));
  };
  const askForToken = async (server: Started): Promise<string> =>
    retained(
      await askForTokens(server, {
        ...{ client_id: LOCAL_CLIENT_ID, grant_type: 'authorization_code', redirect_uri: REDIRECT },
        ...{ code, code_verifier: CODE_VERIFIER },
      }),
    );
  const redeem = ({ searchParams }: URL, server: Started): string | Promise<string> => {
    code = searchParams.get('code') ?? '';
    return searchParams.get('error') ?? askForToken(server);
  };
  const refreshWith = async (server: Started, refreshToken: string, cookies?: string) => {
    const requested = { client_id: LOCAL_CLIENT_ID, grant_type: 'refresh_token', refresh_token: refreshToken };
    return retained(await askForTokens(server, requested, cookies));
  };
  const signInForCode = async (server: Started, { prompt, ...more }: Typed = {}): Promise<URL> => {
    const form = { email: 'sales@specai.test', password: SAMPLE_PASSWORD, action: 'login', ...more };
    return visit(server.app, await authorize(server, prompt === undefined ? {} : { prompt }), form);
  };
  return {
    /** Through the form, up to the app's page, whose URL has the code. */
    signInForCode,
    signIn: async (server: Started, typed: Typed = {}) => redeem(await signInForCode(server, typed), server),
    /** Without a page, by the session's cookie. */
    silent: async (server: Started) => redeem(await authorize(server, { prompt: 'none' }), server),
    refresh: (server: Started) => refreshWith(server, tokens.refresh_token ?? ''),
    refreshWith,
    /** With the code of the last sign-in, once more. */
    replayCode: askForToken,
    signOutAtProvider: ({ app }: Started) => visit(app, new URL(`${ORIGIN}/oidc/session/end`)),
    accessToken: () => tokens.access_token ?? '',
    refreshToken: () => tokens.refresh_token ?? '',
    sessionCookie: () => cookie('specai_session'),
    cookies: header,
  };
}
