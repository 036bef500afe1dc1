import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { migrationNames } from '../../db/migrate';
import type { Database } from '../../db/schema/schema';

interface Part {
  readonly status: 'ok' | 'unavailable';
  readonly detail?: string;
  /** Lag of the index; null before the first read. */
  readonly ageSeconds?: number | null;
}

type Check = () => Part | Promise<Part>;

export interface Readiness {
  readonly status: Part['status'];
  readonly parts: Readonly<Record<string, Part>>;
}

const CHECK_TIMEOUT_MS = 1_000;

const UNREAD = 'The units are being read for the first time.';

const unavailable = (detail: string): Part => ({ status: 'unavailable', detail });

export const partOf = (isOk: boolean, detail: string): Part => (isOk ? { status: 'ok' } : unavailable(detail));

/** A check that throws or times out is unavailable. */
async function run(check: Check): Promise<Part> {
  const checked = Promise.resolve()
    .then(check)
    .catch(() => unavailable('The check failed.'));
  return Promise.race([checked, sleep(CHECK_TIMEOUT_MS, unavailable('No answer within a second.'), { ref: false })]);
}

export async function readinessOf(checks: Readonly<Record<string, Check>>): Promise<Readiness> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await run(check)] as const),
  );
  const isReady = found.every(([, { status }]) => status === 'ok');
  return { status: isReady ? 'ok' : 'unavailable', parts: Object.fromEntries(found) };
}

/** After this lag, reserved units may be recommended: not ready. */
export const MAX_INDEX_AGE_MS = 30_000;

const PAUSED = 'The database does not answer or only reads. Saving is paused; reads go to the replica.';

/** Replaces the checks of the primary while the replica serves: without this server, reads would fail. */
export const savingPaused = (isIndexRead: boolean): Readonly<Record<string, Check>> => ({
  database: () => ({ status: 'ok', detail: PAUSED }),
  migrations: () => ({ status: 'ok' }),
  index: () => partOf(isIndexRead, UNREAD),
});

interface Checked {
  readonly db: Kysely<Database>;
  readonly keysAreKnown: () => Promise<boolean>;
  readonly isIndexRead: () => boolean;
  readonly indexAgeMs: () => number;
}

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

async function migrationsAreThere(db: Kysely<Database>) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const missing = migrationNames.filter((name) => !done.has(name)).length;
  return partOf(missing === 0, `Migrations that are missing: ${missing}. Restart the server, which runs them.`);
}

function indexPart(isRead: boolean, ageMs: number): Part {
  if (!isRead) return { ...partOf(false, UNREAD), ageSeconds: null };
  return { ...partOf(ageMs <= MAX_INDEX_AGE_MS, outdated(ageMs)), ageSeconds: Math.round(ageMs / 100) / 10 };
}

const outdated = (ageMs: number) =>
  `Changes of units were last taken in ${Math.round(ageMs / 1_000)} s ago. ` +
  'The log says why; check that the server reaches the database of LISTEN_DATABASE_URL or DATABASE_URL.';
