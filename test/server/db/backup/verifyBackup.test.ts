import { createWriteStream, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { tmpdir } from 'node:os';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { ZipFile } from 'yazl';
import { backUp } from '../../../../src/server/db/backup/backUp';
import { openBackup, type Manifest } from '../../../../src/server/db/backup/backupFile';
import { recordBackup } from '../../../../src/server/db/backup/recordBackup';
import { verifyBackup } from '../../../../src/server/db/backup/verifyBackup';
import type { FileStore } from '../../../../src/server/lib/fileStore/fileStore';
import { createFolderStore } from '../../../../src/server/lib/fileStore/folderStore';
import { useTestDatabase, insertRows, unitRow, createEmptyDatabase } from '../../../support/server/database';
import { useFolder } from '../../../support/scratch';

const NOW = new Date('2026-03-05T15:30:00Z');
const source = useTestDatabase();
const folder = useFolder('specai-verify-test-');
const store = createFolderStore(join(folder, 'files'));
const inFolder = (name: string) => join(folder, name);
const scratches = () => readdirSync(tmpdir()).filter((name) => /^specai-verify-\d/.test(name));

beforeAll(() => insertRows(source.db, { units: [unitRow({ serial: 'A1', warehouse_desc: 'two\nlines' })] }));

/** A copy of a backup, with other text for a table, and the checksum of that text. */
async function withTable(file: string, name: string, change: (rows: string) => string): Promise<string> {
  const backup = await openBackup(file);
  const zip = new ZipFile();
  const tables: Manifest['tables'] = [];
  for (const table of backup.manifest.tables) {
    const rows = await text(await backup.rowsOf(table));
    const content = table.name === name ? change(rows) : rows;
    zip.addBuffer(Buffer.from(content), `tables/${table.name}.copy`);
    tables.push({ ...table, sha256: createHash('sha256').update(content).digest('hex') });
  }
  backup.close();
  zip.addBuffer(Buffer.from(JSON.stringify({ ...backup.manifest, tables })), 'manifest.json');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(`${file}.changed.zip`));
  return `${file}.changed.zip`;
}

test('a backup is restored beside, compared table by table, and nothing of that stays', async () => {
  const file = inFolder('whole.zip');
  const made = await backUp(source.url, file, { now: NOW, store });
  const compared: string[] = [];
  expect(await verifyBackup(file, ({ name }) => compared.push(name))).toEqual(made);
  expect(compared).toEqual(made.tables.map(({ name }) => name));
  expect(scratches()).toEqual([]);
}, 60_000);

test('a table that is not what was backed up fails the verification', async () => {
  const file = inFolder('differs.zip');
  await backUp(source.url, file, { now: NOW, store });
  // PostgreSQL reads 5e2 and writes 500, as a restore with another rounding would.
  const changed = await withTable(file, 'units', (rows) => rows.replace(/\t500(\.0+)?\t/, '\t5e2\t'));
  await expect(verifyBackup(changed)).rejects.toThrow('units differs after the restore.');
  const { manifest, close } = await openBackup(changed);
  close();
  expect(manifest.tables.find(({ name }) => name === 'units')?.rows).toBe(1);
}, 60_000);

test('a backup has the same checksums, whatever the time zone of the server', async () => {
  const client = new Client(source.url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  const sums = async (file: string) => (await backUp(source.url, inFolder(file), { now: NOW, store })).tables;
  const before = await sums('zone-before.zip');
  await client.query(`alter database "${name}" set timezone = 'America/Phoenix'`);
  await client.query(`alter database "${name}" set datestyle = 'SQL, DMY'`);
  await client.end();
  expect(await sums('zone-after.zip')).toEqual(before);
});

test('the next backup removes files of a killed one, but not of a running one', async () => {
  const database = new URL(source.url).pathname.slice(1);
  const partials = () => readdirSync(folder).filter((name) => name.endsWith('.partial'));
  writeFileSync(inFolder(`killed.zip.${database}.partial`), 'half');
  writeFileSync(inFolder('download.zip.partial'), 'of someone else');
  const hash = await store.put(Buffer.from('a photo'));
  await sql`insert into unit_files (serial, kind, name, position, source_hash, hash, bytes, added_by)
    values ('A1', 'document', 'a.pdf', 1, 'source', ${hash}, 7, 'Dana')`.execute(source.db);
  let reached = () => {};
  let goOn = () => {};
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const wait = new Promise<void>((resolve) => (goOn = resolve));
  const slow: FileStore = { ...store, open: (name) => (reached(), wait.then(() => store.open(name))) };
  const running = backUp(source.url, inFolder('slow.zip'), { now: NOW, store: slow });
  await isReached;
  expect(partials().toSorted()).toEqual(['download.zip.partial', `slow.zip.${database}.partial`]);
  await backUp(source.url, inFolder('quick.zip'), { now: NOW, store });
  goOn();
  expect((await running).files).toEqual([hash]);
  expect(partials()).toEqual(['download.zip.partial']);
}, 60_000);

test('a backup is recorded, except in a database of an earlier release', async () => {
  const record = { madeAt: NOW.toISOString(), file: '/backups/a.zip', isVerified: true };
  await recordBackup(source.url, record);
  const rows = await source.db.selectFrom('backups').select(['made_at', 'file', 'is_verified']).execute();
  expect(rows).toEqual([{ made_at: NOW, file: '/backups/a.zip', is_verified: true }]);
  const { url, drop } = await createEmptyDatabase();
  await recordBackup(url, record);
  await drop();
});
