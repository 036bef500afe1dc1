import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Client } from 'pg';
import { backUp } from '../../../../src/server/db/backup/backUp';
import { openBackup } from '../../../../src/server/db/backup/backupFile';
import { restore } from '../../../../src/server/db/backup/restore';
import { connect } from '../../../../src/server/db/pool/connectionPool';
import { migrateWithin } from '../../../../src/server/db/migrate';
import type { FileStore } from '../../../../src/server/lib/fileStore/fileStore';
import { createFolderStore } from '../../../../src/server/lib/fileStore/folderStore';
import { asRestore } from '../../../support/server/asRestore';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
  insertRows,
  orderRow,
  unitRow,
} from '../../../support/server/database';

const NOW = new Date('2026-03-05T15:30:00Z');
/** Text that COPY must not change: quotes, tabs, line ends, backslashes, letters of any script. */
const ODD = 'tab\there\nnew line\\N "quoted", \'single\' Ω 漢';
/** Bytes of a part of a ZIP file before its name. */
const HEADER = 30;

let folder: string;
let source: TestDatabase;
let store: FileStore;

const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specai-backup-'));
  store = createFolderStore(inFolder('files'));
  source = await createTestDatabase();
  await insertRows(source.db, {
    units: ['A1', 'A2', 'A3'].map((serial) => unitRow({ serial, warehouse_desc: ODD })),
    orders: [orderRow({ id: 700, notes: ODD }), orderRow({ id: 701, customer_name: '' })],
  });
  await sql`insert into reservations (serial, order_id, reserved_by, reserved_by_subject)
    values ('A1', 700, 'Dana', 'dana')`.execute(source.db);
  const entries = sql`insert into audit (at, person_name, action, serial, old, new, reason) values
    ('2026-03-04 09:00:00.123+00', 'Dana', 'reserve', 'A1', null, null, ${ODD}),
    ('2026-03-04 08:00:00+00', 'Command line', 'changeRow', 'A2', '{"taps": null}', ${{ taps: ODD }}, null)`;
  await asRestore(source.db, ['audit'], (trx) => entries.execute(trx));
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

async function contentsOf(url: string): Promise<Record<string, string[]>> {
  const client = new Client(url);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
      and tablename not in ('changes', 'change_feed', 'charges') order by 1`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select "${name}"::text as row from "${name}" order by 1`);
    contents[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return contents;
}

async function inEmptyDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const { url, drop } = await createEmptyDatabase();
  try {
    return await work(url);
  } finally {
    await drop();
  }
}

test('a restored database has every row, and continues its sequences', async () => {
  const file = inFolder('whole.zip');
  await backUp(source.url, file, { now: NOW, store });
  await inEmptyDatabase(async (url) => {
    await restore(url, file, { replaces: false, store });
    const restored = await contentsOf(url);
    expect(restored).toEqual(await contentsOf(source.url));
    expect(restored['units']).toHaveLength(3);
    expect(restored['reservations']).toHaveLength(1);
    const { db, close } = connect(url);
    const feedOf = (each: typeof db) => each.selectFrom('change_feed').select('id').execute();
    expect(await feedOf(db)).not.toEqual(await feedOf(source.db));
    await db.deleteFrom('reservations').execute();
    await sql`insert into reservations (serial, order_id, reserved_by, reserved_by_subject)
      values ('A2', 701, 'Dana', 'dana')`.execute(db);
    expect(await db.selectFrom('reservations').select('id').execute()).toEqual([{ id: 2 }]);
    await db.updateTable('units').set({ kva_rating: 750 }).where('serial', '=', 'A2').execute();
    await close();
  });
});

test('a restored audit is what it was, goes on, and is as closed to changes as before', async () => {
  const file = inFolder('audit.zip');
  await backUp(source.url, file, { now: NOW, store });
  await inEmptyDatabase(async (url) => {
    await restore(url, file, { replaces: false, store });
    const { db, close } = connect(url);
    const entries = (of: typeof db) => of.selectFrom('audit').selectAll().orderBy('id').execute();
    const restored = await entries(db);
    expect(restored).toEqual(await entries(source.db));
    expect(restored).toMatchObject([
      { at: new Date('2026-03-04T09:00:00.123Z'), action: 'reserve', serial: 'A1', reason: ODD },
      { person_name: 'Command line', old: { taps: null }, new: { taps: ODD } },
    ]);
    await sql`insert into audit (person_name, action) values ('Sam', 'comment')`.execute(db);
    expect((await entries(db)).map(({ id }) => id)).toEqual([1, 2, 3]);
    for (const change of [
      sql`update audit set person_name = 'Sam'`,
      sql`delete from audit`,
      sql`truncate audit cascade`,
    ])
      await expect(change.execute(db)).rejects.toThrow('never changed or removed');
    await close();
  });
});

test('the manifest says what the backup holds', async () => {
  const file = inFolder('manifest.zip');
  const made = await backUp(source.url, file, { now: NOW, store });
  const { manifest, close } = await openBackup(file);
  close();
  expect(manifest).toEqual(made);
  expect(manifest).toMatchObject({ product: 'SpecAI', format: 1, madeAt: '2026-03-05T15:30:00.000Z' });
  const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
  expect(rows).toMatchObject({ orders: 2, units: 3, reservations: 1, unit_options: 0 });
  const names = manifest.tables.map(({ name }) => name);
  expect(names.indexOf('reservations')).toBeGreaterThan(names.indexOf('orders'));
});

test('a backup under load shows one moment: what was written in one transaction is in it whole or not at all', async () => {
  const busy = await createTestDatabase();
  await insertRows(busy.db, { orders: [orderRow({ id: 900 })] });
  let isOn = true;
  const write = async () => {
    for (let number = 0; isOn; number += 1) {
      await busy.db.transaction().execute(async (tx) => {
        await tx
          .insertInto('units')
          .values(unitRow({ serial: `L${number}` }))
          .execute();
        await tx
          .updateTable('orders')
          .set({ notes: `${number}` })
          .where('id', '=', 900)
          .execute();
      });
    }
  };
  const writing = write();
  const file = inFolder('busy.zip');
  try {
    await backUp(busy.url, file, { now: NOW, store });
  } finally {
    isOn = false;
    await writing;
    await busy.close();
  }
  await inEmptyDatabase(async (url) => {
    await restore(url, file, { replaces: false, store });
    const { db, close } = connect(url);
    const units = await db.selectFrom('units').select('serial').execute();
    const { notes } = await db.selectFrom('orders').select('notes').executeTakeFirstOrThrow();
    await close();
    expect(units).toHaveLength(Number(notes ?? -1) + 1);
  });
});

test('photos and documents are in the backup, and in the store after a restore; one that is lost is named', async () => {
  const file = inFolder('photos.zip');
  const photographed = await createTestDatabase();
  await insertRows(photographed.db, { units: [unitRow({ serial: 'P1' })] });
  const large = await store.put(Buffer.from('a large photo'));
  const small = await store.put(Buffer.from('the same, small'));
  const lost = 'f'.repeat(64);
  await sql`insert into unit_files
    (serial, kind, name, position, source_hash, hash, card_hash, list_hash, bytes, width, height, added_by)
    values ('P1', 'photo', 'front.jpg', 1, 'source', ${large}, ${small}, ${lost}, 13, 4, 3, 'Dana')`.execute(
    photographed.db,
  );
  const { files, missingFiles } = await backUp(photographed.url, file, { now: NOW, store });
  await photographed.close();
  expect([files.toSorted(), missingFiles]).toEqual([[large, small].sort(), [lost]]);
  await inEmptyDatabase(async (url) => {
    const other = createFolderStore(inFolder('other files'));
    await restore(url, file, { replaces: false, store: other });
    const restored = await other.open(large);
    expect(restored && (await text(restored.stream))).toBe('a large photo');
    expect(await other.open(lost)).toBeNull();
  });
});

test('a backup of an older version is brought up to date', async () => {
  const file = inFolder('older.zip');
  await inEmptyDatabase(async (url) => {
    const connection = connect(url, { maxConnections: 1 });
    await migrateWithin(connection.db, '0004_reservation_reason');
    await insertRows(connection.db, { units: [unitRow({ serial: 'OLD' })] });
    await connection.close();
    expect((await backUp(url, file, { now: NOW, store })).migrations).toHaveLength(4);
  });
  await inEmptyDatabase(async (url) => {
    await restore(url, file, { replaces: false, store });
    const { db, close } = connect(url);
    expect(await db.selectFrom('units').select('serial').execute()).toEqual([{ serial: 'OLD' }]);
    expect(await db.selectFrom('import_profiles').selectAll().execute()).toEqual([]);
    await close();
  });
});

test('a database that holds something is left alone, unless it may be replaced', async () => {
  const file = inFolder('replace.zip');
  await backUp(source.url, file, { now: NOW, store });
  const used = await createTestDatabase();
  await insertRows(used.db, { units: [unitRow({ serial: 'B1' })] });
  await expect(restore(used.url, file, { replaces: true, store })).rejects.toThrow(
    'SpecAI is running on this database. Stop every server and import, then restore.',
  );
  await used.db.destroy();
  await expect(restore(used.url, file, { replaces: false, store })).rejects.toThrow('say --replace');
  expect((await contentsOf(used.url))['units']).toHaveLength(1);
  await restore(used.url, file, { replaces: true, store });
  expect(await contentsOf(used.url)).toEqual(await contentsOf(source.url));
});

test('a restore that fails in the middle leaves the database as it was', async () => {
  const file = inFolder('failing.zip');
  await backUp(source.url, file, { now: NOW, store });
  await inEmptyDatabase(async (url) => {
    const client = new Client(url);
    await client.connect();
    await client.query('create table kept (id int)');
    const stopAtUnits = ({ name }: { name: string }) => {
      if (name === 'units') throw new Error('stopped');
    };
    await expect(restore(url, file, { replaces: true, store, onTable: stopAtUnits })).rejects.toThrow('stopped');
    expect((await client.query('select * from kept')).rowCount).toBe(0);
    await client.end();
  });
});

describe('a file that cannot be restored is refused, with the reason', () => {
  const damaged = async (name: string, change: (bytes: Buffer) => Buffer) => {
    const whole = inFolder(`whole-${name}`);
    await backUp(source.url, whole, { now: NOW, store });
    await writeFile(inFolder(name), change(await readFile(whole)));
    return inFolder(name);
  };

  test('if it is cut off', async () => {
    const file = await damaged('cut.zip', (bytes) => bytes.subarray(0, bytes.length - 100));
    await expect(openBackup(file)).rejects.toThrow(`${file} is no backup, or it is cut off. Take another copy of it.`);
  });

  test('if a byte of a table has changed', async () => {
    const file = await damaged('flipped.zip', (bytes) => {
      const name = Buffer.from('tables/units.copy');
      const at = bytes.indexOf(name) - HEADER;
      const from = at + HEADER + name.length + bytes.readUInt16LE(at + 28);
      bytes.writeUInt8(bytes.readUInt8(from + 20) ^ 0x10, from + 20);
      return bytes;
    });
    await expect(openBackup(file)).rejects.toThrow(`${file} is damaged in tables/units.copy.`);
  });

  test('if it is of a later version', async () => {
    const file = inFolder('later.zip');
    await inEmptyDatabase(async (url) => {
      const connection = connect(url, { maxConnections: 1 });
      await migrateWithin(connection.db);
      await sql`insert into kysely_migration (name, timestamp) values ('9999_hereafter', '')`.execute(connection.db);
      await connection.close();
      await backUp(url, file, { now: NOW, store });
      await expect(restore(url, file, { replaces: true, store })).rejects.toThrow(
        'is of a later version of SpecAI (9999_hereafter). Update SpecAI, then restore it.',
      );
    });
  });

  test('if it is something else', async () => {
    await writeFile(inFolder('notes.txt'), 'Call Mesa about the 500 kVA.');
    await expect(openBackup(inFolder('notes.txt'))).rejects.toThrow('is no backup');
    await expect(openBackup(inFolder('nowhere.zip'))).rejects.toThrow(`There is no file ${inFolder('nowhere.zip')}.`);
  });
});

test('a database that SpecAI never started on is not backed up', async () => {
  await inEmptyDatabase((url) =>
    expect(backUp(url, inFolder('empty.zip'), { now: NOW, store })).rejects.toThrow('The database holds nothing yet'),
  );
});

test('a backup overwrites no file, and one that fails leaves none', async () => {
  const file = inFolder('once.zip');
  await backUp(source.url, file, { now: NOW, store });
  await expect(backUp(source.url, file, { now: NOW, store })).rejects.toThrow(`${file} exists already.`);
  const onTable = () => {
    throw new Error('disk full');
  };
  await expect(backUp(source.url, inFolder('none.zip'), { now: NOW, store, onTable })).rejects.toThrow('disk full');
  const left = (await readdir(folder)).filter((name) => name.includes('none'));
  expect(left).toEqual([]);
});
