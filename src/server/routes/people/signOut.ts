import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import type { Principal } from '../../access/principal';
import type { Api } from '../api';

interface SignOutDependencies {
  readonly revoke: (principal: Principal) => Promise<void>;
  /** Adds the sign-out to the audit. */
  readonly add: (by: Principal) => Promise<void>;
}

/** Ends the use of the caller's access token and of its session, even if the audit cannot be written. */
export function registerSignOut(app: Api, { revoke, add }: SignOutDependencies): void {
  const summary = 'Signs out: the access token is worth nothing from now on';
  const schema = { summary, tags: ['Sign-in'], response: { 204: z.null() } };
  const config = { needs: 'to be signed in', knowsRepetition: true } as const;
  app.post(paths.logout, { config, schema }, async (request, reply, principal) => {
    await revoke(principal);
    request.log.info('signed out');
    await add(principal).catch((err: unknown) => request.log.error({ err }, 'the audit could not be written'));
    return reply.code(204).send(null);
  });
}
