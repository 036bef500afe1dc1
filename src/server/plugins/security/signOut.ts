import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import type { TokenVerifier } from '../../signIn/tokens/tokenVerifier';
import { signedInUser } from './authentication';

/** Ends the use of the access token that the call was made with. */
export function registerSignOut(app: FastifyInstance, verifier: Pick<TokenVerifier, 'revoke'>): void {
  const summary = 'Signs out: the access token is worth nothing from now on';
  const schema = { summary, tags: ['Sign-in'], response: { 204: z.null() } };
  app.post(
    paths.logout,
    { config: { needs: 'to be signed in', knowsRepetition: true }, schema },
    async (request, reply) => {
      await verifier.revoke(signedInUser(request));
      request.log.info('signed out');
      return reply.code(204).send();
    },
  );
}
