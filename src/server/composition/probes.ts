import { readinessChecks, partOf, readinessOf } from '../health/readiness';
import type { Api } from '../routes/api';
import { registerHealth } from '../routes/health';
import type { AppDependencies } from './appDependencies';

/** For operators: whether the server lives, and what it lacks to serve. */
export function registerProbes(app: Api, dependencies: AppDependencies, isLeaving: () => boolean): void {
  const { db, reads, signIn, liveUnits, indexAgeMs } = dependencies;
  const { keysAreKnown } = signIn;
  const checks = readinessChecks({ db, keysAreKnown, isIndexRead: liveUnits.isReady, indexAgeMs });
  const server = () => partOf(!isLeaving(), 'The server is stopping.');
  registerHealth(app, () => readinessOf({ ...checks, server }), reads?.state);
}
