import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateWithin, migrationNames } from '../migrate';
import type { Database } from '../schema/schema';
import type { FileStore } from '../../lib/fileStore/fileStore';
import { openBackup, BackupError, type BackupFile, type Manifest, type TableEntry } from './backupFile';
import { rowsOf } from './backUp';
import { setTextFormat, tablesOf } from './tables';

interface RestoreOptions {
  readonly replaces: boolean;
  /** Null: without photos and documents. */
  readonly store: FileStore | null;
  /** Compares every table with its checksum once it is loaded. Default: false. */
  readonly verifies?: boolean;
  readonly onTable?: (table: TableEntry) => void;
}

/** Restores a backup and migrates it to the current schema, all or nothing. Throws BackupError. */
export async function restore(url: string, file: string, options: RestoreOptions): Promise<Manifest> {
  const backup = await openBackup(file);
  const client = new Client({ connectionString: url, application_name: 'specai restore' });
  try {
    refuseLater(file, backup.manifest);
    await client.connect();
    await refuseUsed(client, options.replaces);
    if (options.store !== null) await keepFiles(backup, options.store);
    await client.query('begin');
    if (backup.manifest.timeZone !== undefined) await setTextFormat(client);
    await fill(client, backup, options);
    await client.query('commit');
    return backup.manifest;
  } finally {
    backup.close();
    await client.end();
  }
}

function refuseLater(file: string, { migrations }: Manifest): void {
  const unknown = migrations.find((name, index) => migrationNames[index] !== name);
  if (unknown === undefined) return;
  throw new BackupError(`${file} is of a later version of SpecAI (${unknown}). Update SpecAI, then restore it.`);
}

const OTHERS = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name like 'specai%' and pid <> pg_backend_pid()`;
const TABLES = `select count(*)::int as count from pg_tables where schemaname = 'public'`;

async function refuseUsed(client: Client, replaces: boolean): Promise<void> {
  const count = async (query: string) => (await client.query<{ count: number }>(query)).rows[0]?.count ?? 0;
  if ((await count(OTHERS)) > 0)
    throw new BackupError('SpecAI is running on this database. Stop every server and import, then restore.');
  if (!replaces && (await count(TABLES)) > 0)
    throw new BackupError('The database is not empty. Name an empty one, or say --replace to remove what it holds.');
}

/** Files without a database row do no harm, so this may stop in the middle. */
async function keepFiles({ manifest, contentOf }: BackupFile, store: FileStore): Promise<void> {
  for (const hash of manifest.files) await store.put(await contentOf(hash));
}

async function fill(client: Client, backup: BackupFile, { verifies = false, onTable }: RestoreOptions): Promise<void> {
  const { manifest } = backup;
  const db = kyselyOn(client);
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  await migrateWithin(db, manifest.migrations.at(-1));
  await setTriggers(client, manifest, 'disable');
  await clear(client);
  for (const table of manifest.tables) {
    await load(client, backup, table);
    if (verifies && manifest.timeZone !== undefined) await compare(client, table);
    onTable?.(table);
  }
  await setTriggers(client, manifest, 'enable');
  for (const { name, lastValue } of manifest.sequences)
    if (lastValue !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, lastValue]);
  await migrateWithin(db);
}

/** Removes rows that migrations wrote; the backup has its own. */
async function clear(client: Client): Promise<void> {
  const tables = await tablesOf(client);
  await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')} cascade`);
}

/** The backup already has the rows that triggers would write. */
async function setTriggers(client: Client, { tables }: Manifest, verb: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} ${verb} trigger user`);
}

async function load(client: Client, backup: BackupFile, table: TableEntry): Promise<void> {
  const columns = table.columns.map(escapeIdentifier).join(', ');
  const rows = client.query(copyFrom(`copy ${escapeIdentifier(table.name)} (${columns}) from stdin`));
  await pipeline(await backup.rowsOf(table), rows);
  if (rows.rowCount !== table.rows)
    throw new BackupError(`${table.name} has ${rows.rowCount} rows after the restore, not ${table.rows}.`);
}

async function compare(client: Client, table: TableEntry): Promise<void> {
  const restored: TableEntry[] = [];
  for await (const chunk of rowsOf(client, table, (entry) => restored.push(entry))) void chunk;
  if (restored[0]?.sha256 !== table.sha256) throw new BackupError(`${table.name} differs after the restore.`);
}

function kyselyOn(client: Client): Kysely<Database> {
  const connected = Object.assign(client, { release: () => undefined });
  const pool = { connect: () => Promise.resolve(connected), end: () => Promise.resolve() };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
