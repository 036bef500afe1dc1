import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createStreams, type Streams } from '../changes/openStreams';
import type { FollowedChanges } from '../follow';
import { registerChangesPosition } from '../plugins/changesPosition';
import { tokenOf } from '../plugins/security/authentication';
import type { Api } from '../routes/api';
import { registerChanges } from '../routes/changes';
import type { SignIn } from '../signIn/signIn';
import { InvalidTokenError } from '../signIn/tokens/signedInUser';

interface FollowingDependencies {
  readonly changes: FollowedChanges;
  readonly signIn: Pick<SignIn, 'verifier'>;
  readonly leaving?: AbortSignal;
  /** Between two signs of life on a stream; absent: 15 s. */
  readonly heartbeatMs?: number;
}

/** The streams of open pages, which end as soon as the server is to stop. Call before whatever waits for answers to end. */
export function endingStreams(
  app: FastifyInstance,
  { changes: { hub, position }, leaving, heartbeatMs }: FollowingDependencies,
): Streams {
  const streams = createStreams({ hub, position, heartbeatMs });
  leaving?.addEventListener('abort', streams.close, { once: true });
  app.addHook('preClose', (done) => {
    streams.close();
    done();
  });
  return streams;
}

/** Tells open pages what others change. */
export function registerFollowing(app: Api, { changes, signIn }: FollowingDependencies, streams: Streams): void {
  const { hub, position } = changes;
  registerChangesPosition(app.server, { applied: position, now: hub.now });
  const isSignedIn = async (request: FastifyRequest) => {
    try {
      await signIn.verifier.verify(tokenOf(request) ?? '');
      return true;
    } catch (error) {
      return !(error instanceof InvalidTokenError);
    }
  };
  registerChanges(app, { streams, isSignedIn });
}
