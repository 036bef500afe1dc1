import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import type { UnitFilesTable } from '../../db/schema/importTables';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { isStorable } from '../../lib/searchText';
import {
  addFile,
  type NewUnitFile,
  countOf,
  markRemoved,
  markRestored,
  setCaption,
  setOrder,
  lockContents,
  lockUnit,
} from './changeFile';

export type UnitFileRow = Selectable<UnitFilesTable>;

export interface FileEdit {
  readonly serial: string;
  readonly id: number;
  readonly by: Principal;
}

const MAX_HISTORY = 200;

export function createUnitFilesRepository(db: Kysely<Database>) {
  return {
    ofUnits: (serials: readonly string[]) => ofUnits(db, serials),
    /** Including removed ones. */
    ofUnit: (serial: string) => filesOf(db, serial).orderBy('position').orderBy('id').execute(),
    historyOf: (serial: string) =>
      db
        .selectFrom('unit_file_changes')
        .innerJoin('unit_files', 'unit_files.id', 'file_id')
        .selectAll('unit_file_changes')
        .where('serial', '=', serial)
        .orderBy('unit_file_changes.id', 'desc')
        .limit(MAX_HISTORY)
        .execute(),
    /** Including removed ones. */
    bySource: (serial: string, sourceHash: string) =>
      filesOf(db, serial).where('source_hash', '=', sourceHash).executeTakeFirst(),
    /** In any size, including removed ones. */
    byHash: async (serial: string, hash: string) => (isStorable(serial) ? byHash(db, serial, hash) : undefined),
    add: (file: NewUnitFile) => addFile(db, file),
    setCaption: ({ by, ...of }: FileEdit, caption: string) =>
      withFile(db, of, false, async (trx, file) => {
        await confirm(trx, by, 'editUnitFiles');
        if (file !== undefined) await setCaption(trx, file, caption, by);
        return file !== undefined;
      }),
    remove: ({ by, ...of }: FileEdit) =>
      withFile(db, of, false, async (trx, file) => {
        await confirm(trx, by, 'delete');
        if (file !== undefined) await markRemoved(trx, file, by);
        return file !== undefined;
      }),
    restore: ({ by, ...of }: FileEdit, most: number) =>
      withFile(db, of, true, async (trx, file): Promise<'restored' | 'full' | 'noFile'> => {
        await confirm(trx, by, 'editUnitFiles');
        if (file === undefined) return 'noFile';
        if ((await countOf(trx, of.serial)) >= most) return 'full';
        await markRestored(trx, file, file.position, by);
        return 'restored';
      }),
    setOrder: ({ serial, by }: Omit<FileEdit, 'id'>, ids: readonly number[]) =>
      inTransaction(db, async (trx) => {
        await confirm(trx, by, 'editUnitFiles');
        if (!isStorable(serial)) return false;
        await lockUnit(trx, serial);
        return setOrder(trx, serial, ids, by);
      }),
    /** Passes hashes without a file, while none can be added. */
    withUnheld: (hashes: readonly string[], work: (unheld: readonly string[]) => Promise<void>) =>
      withUnheld(db, hashes, work),
  };
}
export type UnitFilesRepository = ReturnType<typeof createUnitFilesRepository>;

const filesOf = (db: Kysely<Database>, serial: string) =>
  db.selectFrom('unit_files').selectAll().where('serial', '=', serial);

async function ofUnits(db: Kysely<Database>, serials: readonly string[]) {
  const bySerial = new Map<string, UnitFileRow[]>();
  if (serials.length === 0) return bySerial;
  const isAmong = sql<boolean>`serial = any(${[...serials]}::text[])`;
  const query = db.selectFrom('unit_files').selectAll().where(isAmong).where('removed_at', 'is', null);
  for (const row of await query.orderBy('position').orderBy('id').execute()) {
    bySerial.set(row.serial, [...(bySerial.get(row.serial) ?? []), row]);
  }
  return bySerial;
}

const byHash = (db: Kysely<Database>, serial: string, hash: string) =>
  filesOf(db, serial)
    .where((eb) => eb.or([eb('hash', '=', hash), eb('card_hash', '=', hash), eb('list_hash', '=', hash)]))
    .executeTakeFirst();

const withFile = <T>(
  db: Kysely<Database>,
  { serial, id }: Omit<FileEdit, 'by'>,
  isRemoved: boolean,
  work: (trx: Transaction<Database>, file: UnitFileRow | undefined) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (trx) => {
    if (!isStorable(serial)) return work(trx, undefined);
    await lockUnit(trx, serial);
    const found = filesOf(trx, serial)
      .where('id', '=', id)
      .where('removed_at', isRemoved ? 'is not' : 'is', null);
    return work(trx, await found.executeTakeFirst());
  });

const withUnheld = (
  db: Kysely<Database>,
  hashes: readonly string[],
  work: (unheld: readonly string[]) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockContents(trx, 'alone');
    const given = sql<{ hash: string }>`(select unnest(${sql.val([...hashes])}::text[]) as hash)`;
    const { rows } = await sql<{ hash: string }>`select hash from ${given} given where not exists (
      select from unit_files f where given.hash in (f.hash, f.card_hash, f.list_hash))`.execute(trx);
    await work(rows.map(({ hash }) => hash));
  });
