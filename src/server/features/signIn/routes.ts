import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import { apiOf, noContent, type Api } from '../../http/api';
import { accountHash, InvalidTokenError } from '../../auth/tokens/signedInUser';
import type { ProviderLogouts } from '../../auth/tokens/providerLogouts';
import type { Principal } from '../../auth/principal';
import { meSchema } from '../../../contract/people/me';
import { runtimeConfigSchema, type RuntimeConfig } from '../../../contract/runtimeConfig';

const BODY_LIMIT_BYTES = 16_384;
const INVALID = { error: 'invalid_request', error_description: 'The logout token is not valid.' };

const formSchema = z.object({ logout_token: z.string() });

/** A repeated field becomes an array. */
const fieldsOf = (body: string): Record<string, string | string[] | undefined> => {
  const fields = new URLSearchParams(body);
  return Object.fromEntries(
    [...fields.keys()].map((key) => {
      const values = fields.getAll(key);
      return [key, values.length === 1 ? values[0] : values];
    }),
  );
};

/** OpenID Connect Back-Channel Logout 1.0. Public: the token's signature authorizes it. */
export async function registerBackChannelLogout(app: FastifyInstance, logouts: ProviderLogouts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    const form = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', form, (_request, body, parsed) =>
      parsed(null, fieldsOf(body)),
    );
    addRoute(scope, logouts);
    done();
  });
}

function addRoute(app: FastifyInstance, logouts: ProviderLogouts): void {
  apiOf(app).open.post(paths.backChannelLogout, { schema: { hide: true } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const form = formSchema.safeParse(request.body);
    try {
      if (!form.success) throw new InvalidTokenError('form');
      const { sub, sid = '' } = await logouts.take(form.data.logout_token, request.ip);
      request.log.info({ account: accountHash(sub ?? sid) }, 'signed out by the provider');
      return await reply.code(200).send();
    } catch (error) {
      if (!(error instanceof InvalidTokenError)) throw error;
      request.log.warn({ reason: error.message }, 'logout token refused');
      return reply.code(400).send(INVALID);
    }
  });
}

interface SignOutDependencies {
  readonly revoke: (principal: Principal) => Promise<void>;
  readonly add: (by: Principal) => Promise<void>;
}

/** Signs out even if the audit fails. */
export function registerSignOut(app: Api, { revoke, add }: SignOutDependencies): void {
  const summary = 'Signs out: the access token is no longer valid';
  const schema = { summary, tags: ['Sign-in'], response: noContent };
  const config = { needs: 'to be signed in', knowsRepetition: true } as const;
  app.post(paths.logout, { config, schema }, async (request, reply, principal) => {
    await revoke(principal);
    request.log.info('signed out');
    await add(principal).catch((err: unknown) => request.log.error({ err }, 'the audit could not be written'));
    return reply.code(204).send(null);
  });
}

export function registerMe(app: Api): void {
  const schema = { summary: 'The permissions of the signed-in person', tags: ['Sign-in'], response: { 200: meSchema } };
  app.get(paths.me, { schema }, (_request, _reply, { permissions }) => ({ permissions: [...permissions] }));
}

/** Public: read before sign-in. */
export function registerRuntimeConfig(app: Api, runtimeConfig: RuntimeConfig): void {
  const summary = 'The configuration of this server for the browser app';
  const schema = { summary, tags: ['App'], response: { 200: runtimeConfigSchema } };
  app.open.get(paths.config, { config: { rateLimit: false }, schema }, () => runtimeConfig);
}
