import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ZipFile } from 'yazl';
import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError, MANIFEST_PART, partOf, partOfFile, type Manifest, type TableEntry } from './backupFile';
import type { FileStore } from '../../lib/fileStore/fileStore';
import { syncFolder } from '../../lib/fileStore/folderStore';
import { filesOf, migrationsOf, sequencesOf, setTextFormat, tablesOf, type Table } from './tables';

type Pieces = Iterable<string> | AsyncIterable<Buffer>;

async function writeZip(file: string, parts: readonly (readonly [name: string, pieces: () => Pieces])[]) {
  const zip = new ZipFile();
  // The archive does not pass on the errors of its parts.
  const failing = new AbortController();
  const fail = (error: unknown) => failing.abort(error);
  zip.once('error', fail);
  for (const [name, pieces] of parts)
    zip.addReadStreamLazy(name, (use) => use(null, Readable.from(pieces()).once('error', fail)));
  zip.end();
  const { signal } = failing;
  await pipeline(zip.outputStream, createWriteStream(file, { flush: true }), { signal }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
}

interface BackupOptions {
  readonly now: Date;
  readonly store: FileStore;
  readonly onTable?: (table: TableEntry) => void;
}

/** Writes all rows, as of one snapshot, and their files, while others work. Atomic. Throws BackupError. */
export async function backUp(url: string, file: string, options: BackupOptions): Promise<Manifest> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Name another file, or remove it first.`);
  const client = new Client({ connectionString: url, application_name: 'specai backup' });
  await client.connect();
  const suffix = `.${encodeURIComponent(client.database ?? '')}.partial`;
  const unfinished = `${file}${suffix}`;
  try {
    await removeLeft(client, path.dirname(path.resolve(file)), suffix);
    await client.query('begin isolation level repeatable read, read only');
    await setTextFormat(client);
    const manifest = await write(client, unfinished, options);
    await client.query('commit');
    await rename(unfinished, file);
    await syncFolder(path.dirname(path.resolve(file)));
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

const LOCK = `hashtextextended('specai backup', 0)`;
const LOCK_NOT_AVAILABLE = '55P03';

/** Removes what killed backups of this database left, unless another one is running. */
async function removeLeft(client: Client, folder: string, suffix: string): Promise<void> {
  try {
    // The connection of a killed backup can last for a moment.
    await client.query(`set lock_timeout = '5s'`);
    await client.query(`select pg_advisory_lock(${LOCK})`);
    for (const name of await readdir(folder))
      if (name.endsWith(suffix)) await rm(path.join(folder, name), { force: true });
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE)) throw error;
  }
  await client.query('reset lock_timeout');
  // Shared until the connection ends; the exclusive one is released, if it was taken.
  await client.query(`select pg_advisory_lock_shared(${LOCK})`);
  await client.query(`select pg_advisory_unlock(${LOCK})`);
}

async function write(client: Client, file: string, { now, store, onTable }: BackupOptions): Promise<Manifest> {
  const tables = await tablesOf(client);
  if (tables.length === 0) throw new BackupError('The database holds nothing yet: SpecAI never started on it.');
  const manifest: Manifest = {
    product: 'SpecAI',
    format: 1,
    madeAt: now.toISOString(),
    timeZone: 'UTC',
    postgres: (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '',
    migrations: await migrationsOf(client),
    tables: [],
    files: [],
    missingFiles: [],
    sequences: await sequencesOf(client),
  };
  const add = (entry: TableEntry) => {
    manifest.tables.push(entry);
    onTable?.(entry);
  };
  // One part is read after the other, so the manifest knows all tables when it is written.
  const rows = tables.map((table) => [partOf(table.name), () => rowsOf(client, table, add)] as const);
  const contents = (await filesOf(client)).map(
    (hash) => [partOfFile(hash), () => contentOf(store, hash, manifest)] as const,
  );
  await writeZip(file, [...rows, ...contents, [MANIFEST_PART, () => [JSON.stringify(manifest, null, 1)]]]);
  return manifest;
}

/** Yields a table as COPY text; `add` receives its manifest entry. */
export async function* rowsOf(client: Client, { name, columns }: Table, add: (entry: TableEntry) => void) {
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

async function* contentOf(store: FileStore, hash: string, manifest: Manifest) {
  const file = await store.open(hash);
  (file === null ? manifest.missingFiles : manifest.files).push(hash);
  if (file !== null) yield* file.stream;
}
