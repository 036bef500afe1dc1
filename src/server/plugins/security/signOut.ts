import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import type { TokenVerifier } from '../../signIn/tokens/tokenVerifier';
import { signedInUser } from './authentication';

interface SignOutDependencies<Person> {
  readonly verifier: Pick<TokenVerifier, 'revoke'>;
  /** Writes it down. */
  readonly add: (entry: { readonly action: 'signOut'; readonly by: Person }) => Promise<void>;
  readonly personOf: (request: FastifyRequest) => Person;
}

/** Ends the use of the access token that the call was made with, also where that cannot be written down. */
export function registerSignOut<Person>(
  app: FastifyInstance,
  { verifier, add, personOf }: SignOutDependencies<Person>,
): void {
  const summary = 'Signs out: the access token is worth nothing from now on';
  const schema = { summary, tags: ['Sign-in'], response: { 204: z.null() } };
  app.post(
    paths.logout,
    { config: { needs: 'to be signed in', knowsRepetition: true }, schema },
    async (request, reply) => {
      await verifier.revoke(signedInUser(request));
      request.log.info('signed out');
      await add({ action: 'signOut', by: personOf(request) }).catch((err: unknown) =>
        request.log.error({ err }, 'the audit could not be written'),
      );
      return reply.code(204).send();
    },
  );
}
