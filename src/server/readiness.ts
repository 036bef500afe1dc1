import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from './db/schema';
import type { LiveInventory } from './matching/liveInventory';
import type { LiveUnits } from './matching/liveUnits';

interface ReadinessDependencies {
  readonly db: Kysely<Database>;
  readonly liveUnits: Pick<LiveUnits, 'isReady'>;
  readonly liveInventory: Pick<LiveInventory, 'isReady'>;
  readonly indexAgeMs: () => number;
}

export interface Readiness {
  /** What keeps the server from being of use, for operators; empty where nothing does. */
  readonly problems: readonly string[];
  readonly indexAgeMs: number;
}

/** A unit that was reserved on another server so long ago may still be recommended: then this one is not ready. */
export const OLDEST_INDEX_MS = 30_000;
const DATABASE_TIMEOUT_MS = 1_000;

/** Whether the server can serve. */
export async function readinessOf(dependencies: ReadinessDependencies, isLeaving: boolean): Promise<Readiness> {
  const { db, liveUnits, liveInventory } = dependencies;
  const indexAgeMs = dependencies.indexAgeMs();
  const isRead = liveUnits.isReady() && liveInventory.isReady();
  const problems = [
    ...(isLeaving ? ['The server is stopping.'] : []),
    ...(isRead ? [] : ['The units have not been read yet.']),
    ...(indexAgeMs > OLDEST_INDEX_MS ? [outdated(indexAgeMs)] : []),
    ...((await databaseAnswers(db)) ? [] : [`The database does not answer within ${DATABASE_TIMEOUT_MS / 1_000} s.`]),
  ];
  return { problems, indexAgeMs };
}

const outdated = (ageMs: number) =>
  `Changes of units were last taken in ${Math.round(ageMs / 1_000)} s ago. ` +
  'The log says why; check that the server reaches the database of LISTEN_DATABASE_URL or DATABASE_URL.';

async function databaseAnswers(db: Kysely<Database>): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(DATABASE_TIMEOUT_MS, false, { ref: false })]);
}
