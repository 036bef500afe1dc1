import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError, MANIFEST_PART, partOf, type Manifest, type TableEntry } from './manifest';
import { migrationsOf, sequencesOf, tablesOf, type Table } from './tables';
import { writeZip } from './writeZip';

interface BackupOptions {
  readonly now: Date;
  readonly onTable?: (table: TableEntry) => void;
}

/**
 * Writes all rows of a database into a file, as they stand at one moment, while others read and write. The file appears
 * when it is complete. Throws a BackupError, or an error of the disk or the database.
 */
export async function backUp(url: string, file: string, options: BackupOptions): Promise<Manifest> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Name another file, or remove it first.`);
  const client = new Client({ connectionString: url, application_name: 'specai backup' });
  await client.connect();
  const unfinished = `${file}.partial`;
  try {
    await client.query('begin isolation level repeatable read, read only');
    const manifest = await write(client, unfinished, options);
    await client.query('commit');
    await rename(unfinished, file);
    await syncFolder(file);
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function write(client: Client, file: string, { now, onTable }: BackupOptions): Promise<Manifest> {
  const tables = await tablesOf(client);
  if (tables.length === 0) throw new BackupError('The database holds nothing yet: SpecAI never started on it.');
  const manifest: Manifest = {
    product: 'SpecAI',
    format: 1,
    madeAt: now.toISOString(),
    postgres: (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '',
    migrations: await migrationsOf(client),
    tables: [],
    sequences: await sequencesOf(client),
  };
  const add = (entry: TableEntry) => {
    manifest.tables.push(entry);
    onTable?.(entry);
  };
  // One part is read after the other, so the manifest knows all tables when it is written.
  const parts = tables.map((table) => [partOf(table.name), () => rowsOf(client, table, add)] as const);
  await writeZip(file, [...parts, [MANIFEST_PART, () => [JSON.stringify(manifest, null, 1)]]]);
  return manifest;
}

/** The rows of a table as COPY writes them; `add` gets what the manifest says of them. */
async function* rowsOf(client: Client, { name, columns }: Table, add: (entry: TableEntry) => void) {
  const hash = createHash('sha256');
  const list = columns.map(escapeIdentifier).join(', ');
  const rows: AsyncIterable<Buffer> & { rowCount: number } = client.query(
    copyTo(`copy ${escapeIdentifier(name)} (${list}) to stdout`),
  );
  for await (const chunk of rows) {
    hash.update(chunk);
    yield chunk;
  }
  add({ name, columns: [...columns], rows: rows.rowCount, sha256: hash.digest('hex') });
}

/** A file that was renamed is certain to be there after a power cut when its folder is written as well. */
async function syncFolder(file: string): Promise<void> {
  const folder = await open(path.dirname(path.resolve(file)));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
