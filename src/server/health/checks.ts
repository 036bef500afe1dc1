import { sql, type Kysely } from 'kysely';
import { migrationNames } from '../db/migrate';
import type { Database } from '../db/schema';
import { partOf, type Check, type Part } from './readiness';

/** A unit that was reserved on another server so long ago may still be recommended: then this one is not ready. */
export const OLDEST_INDEX_MS = 30_000;

export interface Checked {
  readonly db: Kysely<Database>;
  readonly keysAreKnown: () => Promise<boolean>;
  /** Whether all units were read into memory. */
  readonly isIndexRead: () => boolean;
  /** How far they can be behind the database. */
  readonly indexAgeMs: () => number;
}

/** What /readyz names. */
export function readinessChecks({
  db,
  keysAreKnown,
  isIndexRead,
  indexAgeMs,
}: Checked): Readonly<Record<string, Check>> {
  return {
    database: () => databaseAnswers(db),
    migrations: () => migrationsAreThere(db),
    keys: async () => partOf(await keysAreKnown(), 'The identity provider does not give out its keys.'),
    index: () => indexPart(isIndexRead(), indexAgeMs()),
  };
}

async function databaseAnswers(db: Kysely<Database>) {
  const isOk = await sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return partOf(isOk, 'The database does not answer. Check DATABASE_URL and the database server.');
}

/** Those of a later version do not disturb this one, which may still serve while others are upgraded. */
async function migrationsAreThere(db: Kysely<Database>) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const missing = migrationNames.filter((name) => !done.has(name)).length;
  return partOf(missing === 0, `Migrations that are missing: ${missing}. Restart the server, which runs them.`);
}

function indexPart(isRead: boolean, ageMs: number): Part {
  if (!isRead) return { ...partOf(false, 'The units are being read for the first time.'), ageSeconds: null };
  return { ...partOf(ageMs <= OLDEST_INDEX_MS, outdated(ageMs)), ageSeconds: Math.round(ageMs / 100) / 10 };
}

const outdated = (ageMs: number) =>
  `Changes of units were last taken in ${Math.round(ageMs / 1_000)} s ago. ` +
  'The log says why; check that the server reaches the database of LISTEN_DATABASE_URL or DATABASE_URL.';
