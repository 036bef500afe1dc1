import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAuditRepository } from '../../features/audit/repository';
import type { Api } from '../../http/api';
import { registerAudit, registerComments } from '../../features/audit/routes';
import {
  registerBackChannelLogout,
  registerMe,
  registerSignOut,
  registerRuntimeConfig,
} from '../../features/signIn/routes';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/schema';
import { createMyWorkRepository } from '../../features/myWork/repository';
import { createWorkMailSwitch } from '../../features/myWork/workMailSwitch';
import { registerMyWork, registerSetup } from '../../features/myWork/routes';
import { createCommentsRepository } from '../../features/people/addComment';
import { registerOwners } from '../../features/people/ownerRoutes';
import { createOwnersRepository } from '../../features/people/owners';
import { registerPeople } from '../../features/people/routes';
import { registerRates } from '../../features/rates/routes';
import { createVocabularyRepository } from '../../features/vocabulary/repository';
import { registerVocabulary } from '../../features/vocabulary/routes';
import { type FeatureDependencies, repositoriesOn } from './appDependencies';
import { runtimeConfigOf } from '../../config/runtimeConfigOf';
import { readinessChecks, partOf, readinessOf, savingPaused } from '../../http/probes/readiness';
import { InvalidTokenError } from '../../auth/tokens/signedInUser';
import { registerHealth } from '../../http/probes/health';
import { includedIn } from '../../features/changes/positions';
import type { Reads } from '../../db/replica/replicaReads';
import { createStreams, type Streams } from '../../features/changes/openStreams';
import type { FollowedChanges } from '../followUnits';
import { registerChangesPosition } from '../../http/replicaReads';
import { tokenOf } from '../../auth/authentication';
import { registerChanges } from '../../features/changes/routes';
import type { SignIn } from '../../features/signIn/signIn';

export async function registerPeopleFeatures(app: Api, dependencies: FeatureDependencies): Promise<void> {
  const { db, reads, signIn, liveUnits, now } = dependencies;
  registerMe(app);
  const audit = createAuditRepository(db);
  registerSignOut(app, {
    revoke: async ({ user }) => {
      if (user !== null) await signIn.verifier.revoke(user);
    },
    add: (by) => audit.add({ action: 'signOut', by }),
  });
  if (signIn.providerLogouts) await registerBackChannelLogout(app.server, signIn.providerLogouts);
  registerRates(app, { on: repositoriesOn, liveUnits, now });
  registerVocabulary(app, (on) => ({ vocabulary: createVocabularyRepository(on) }));
  registerAudit(app, createAuditRepository(reads.db));
  const hasMail = dependencies.config.mail !== null;
  const myWork = (on: Kysely<Database>) => ({
    myWork: createMyWorkRepository(on),
    workMail: createWorkMailSwitch(on, { hasMail, now }),
    now,
  });
  registerMyWork(app, myWork);
  registerSetup(app, db);
  registerComments(app, (on) => ({ ...repositoriesOn(on), comments: createCommentsRepository(on, hasMail) }));
  registerPeople(app);
  registerOwners(app, (on) => ({ owners: createOwnersRepository(on, hasMail) }));
  registerRuntimeConfig(app, runtimeConfigOf(dependencies));
}

export function registerProbes(app: Api, dependencies: FeatureDependencies, isShuttingDown: () => boolean): void {
  const { db, reads, signIn, liveUnits, indexAgeMs } = dependencies;
  const { keysAreKnown } = signIn;
  const checks = readinessChecks({ db, keysAreKnown, isIndexRead: liveUnits.isReady, indexAgeMs });
  const server = () => partOf(!isShuttingDown(), 'The server is stopping.');
  const { watch } = reads;
  const read = () =>
    readinessOf({ ...checks, ...(watch?.pausedAsOf() ? savingPaused(liveUnits.isReady()) : {}), server });
  registerHealth(app, read, watch?.state);
}

interface FollowingDependencies {
  readonly changes: FollowedChanges;
  readonly reads: Pick<Reads, 'watch'>;
  readonly signIn: Pick<SignIn, 'verifier'>;
  readonly shutdown?: AbortSignal;
  readonly heartbeatMs?: number;
}

/** Ends streams at shutdown. Call before hooks that wait for answers to end. */
export function endingStreams(
  app: FastifyInstance,
  { changes: { hub, position }, reads, shutdown, heartbeatMs }: FollowingDependencies,
): Streams {
  const streams = createStreams({ hub, position, heartbeatMs, saving: reads.watch });
  shutdown?.addEventListener('abort', streams.close, { once: true });
  app.addHook('preClose', (done) => {
    streams.close();
    done();
  });
  return streams;
}

export function registerFollowing(
  app: Api,
  { changes, signIn }: Pick<FollowingDependencies, 'changes' | 'signIn'>,
  streams: Streams,
): void {
  const { hub, position } = changes;
  registerChangesPosition(app.server, { applied: position, now: hub.now, includedIn });
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
