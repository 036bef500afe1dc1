import { sql, type Transaction, type Selectable, type Insertable, type Kysely } from 'kysely';
import type { Database } from '../../db/schema/schema';
import type { AuditValues } from '../../db/schema/systemTables';
import type { UnitFileChangesTable, UnitFilesTable } from '../../db/schema/importTables';
import type { AuditAction } from '../../../contract/people/audit';
import { record } from '../../db/audit';
import { inTransaction } from '../../db/unitOfWork';
import { confirm } from '../../auth/confirm';
import type { Principal, Person } from '../../auth/principal';

/** 'together': storing contents, then rows; 'alone': removing contents without rows. One number for all servers. */
export const lockContents = (trx: Transaction<Database>, how: 'together' | 'alone') =>
  how === 'alone'
    ? sql`select pg_advisory_xact_lock(hashtextextended('contents of unit files', 0))`.execute(trx)
    : sql`select pg_advisory_xact_lock_shared(hashtextextended('contents of unit files', 0))`.execute(trx);

/** So that the limit and positions hold. */
export const lockUnit = (trx: Transaction<Database>, serial: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`files of unit ${serial}`}, 0))`.execute(trx);

type Row = Selectable<UnitFilesTable>;
type Trx = Transaction<Database>;

const ACTIONS = {
  added: 'addFile',
  captioned: 'captionFile',
  removed: 'removeFile',
  restored: 'restoreFile',
} as const satisfies Record<UnitFileChangesTable['change'], AuditAction>;

export async function logChange(
  trx: Trx,
  { id, serial, name, caption }: Row,
  change: UnitFileChangesTable['change'],
  by: Person,
  old: AuditValues | null = null,
): Promise<void> {
  await trx
    .insertInto('unit_file_changes')
    .values({ file_id: id, change, caption, changed_by: by.name, changed_by_subject: by.subject })
    .execute();
  await record(trx, { action: ACTIONS[change], by, serial, old, new: { name, caption } });
}

export async function markRemoved(trx: Trx, file: Row, by: Person): Promise<void> {
  await trx
    .updateTable('unit_files')
    .set({ removed_at: sql<Date>`clock_timestamp()`, removed_by: by.name })
    .where('id', '=', file.id)
    .execute();
  await logChange(trx, file, 'removed', by);
}

export async function markRestored(trx: Trx, file: Row, position: number, by: Person): Promise<Row> {
  const row = await trx
    .updateTable('unit_files')
    .set({ removed_at: null, removed_by: null, position })
    .where('id', '=', file.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await logChange(trx, row, 'restored', by);
  return row;
}

export async function setCaption(trx: Trx, file: Row, caption: string, by: Person): Promise<void> {
  if (file.caption === caption) return;
  await trx.updateTable('unit_files').set({ caption }).where('id', '=', file.id).execute();
  await logChange(trx, { ...file, caption }, 'captioned', by, { name: file.name, caption: file.caption });
}

/** False if these are not exactly the unit's files. */
export async function setOrder(trx: Trx, serial: string, ids: readonly number[], by: Person): Promise<boolean> {
  const before = await namesInOrder(trx, serial);
  const present = [...before.keys()];
  if (present.length !== ids.length || !present.every((id) => ids.includes(id))) return false;
  if (present.every((id, index) => id === ids[index])) return true;
  const places = sql`unnest(${sql.val([...ids])}::bigint[]) with ordinality as place (file_id, number)`;
  await sql`update unit_files set position = place.number from ${places} where id = place.file_id`.execute(trx);
  const old = { order: [...before.values()] };
  await record(trx, { action: 'orderFiles', by, serial, old, new: { order: ids.map((id) => before.get(id)) } });
  return true;
}

async function namesInOrder(trx: Trx, serial: string): Promise<ReadonlyMap<number, string>> {
  const rows = await trx
    .selectFrom('unit_files')
    .select(['id', 'name'])
    .where('serial', '=', serial)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function countOf(trx: Trx, serial: string): Promise<number> {
  const { count } = await trx
    .selectFrom('unit_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('serial', '=', serial)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function lastPosition(trx: Trx, serial: string): Promise<number> {
  const last = await trx
    .selectFrom('unit_files')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('serial', '=', serial)
    .executeTakeFirst();
  return last?.position ?? 0;
}

export type FileContents = Pick<
  Insertable<UnitFilesTable>,
  'hash' | 'card_hash' | 'list_hash' | 'bytes' | 'width' | 'height'
>;

export interface NewUnitFile {
  readonly serial: string;
  readonly kind: Row['kind'];
  readonly name: string;
  readonly caption: string;
  readonly sourceHash: string;
  readonly by: Principal;
  readonly keep: () => Promise<FileContents>;
  readonly restores: boolean;
  readonly replaces: boolean;
  readonly most: number;
}

export type FileAdded =
  | { readonly outcome: 'added' | 'restored' | 'unchanged' | 'removed'; readonly file: Row }
  | { readonly outcome: 'full' };

/** A crash leaves contents without a row, never a row without contents. */
export const addFile = (db: Kysely<Database>, file: NewUnitFile): Promise<FileAdded> =>
  inTransaction(db, async (trx) => {
    await confirm(trx, file.by, 'editUnitFiles');
    await lockContents(trx, 'together');
    const contents = await file.keep();
    await lockUnit(trx, file.serial);
    const known = await sentBefore(trx, file);
    if (known !== undefined && (known.removed_at === null || !file.restores)) {
      return { outcome: known.removed_at === null ? 'unchanged' : 'removed', file: known };
    }
    const replaced = file.replaces ? await removeNamesakes(trx, file) : null;
    if ((await countOf(trx, file.serial)) >= file.most) return { outcome: 'full' };
    const position = replaced ?? (await lastPosition(trx, file.serial)) + 1;
    return known === undefined
      ? { outcome: 'added', file: await insert(trx, file, contents, position) }
      : { outcome: 'restored', file: await markRestored(trx, known, position, file.by) };
  });

const sentBefore = (trx: Transaction<Database>, { serial, sourceHash }: NewUnitFile): Promise<Row | undefined> =>
  trx
    .selectFrom('unit_files')
    .selectAll()
    .where('serial', '=', serial)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst();

/** Position of the first one, or null. */
async function removeNamesakes(trx: Transaction<Database>, { serial, name, by }: NewUnitFile): Promise<number | null> {
  const namesakes = await trx
    .selectFrom('unit_files')
    .selectAll()
    .where('serial', '=', serial)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  for (const each of namesakes) await markRemoved(trx, each, by);
  return namesakes[0]?.position ?? null;
}

async function insert(
  trx: Transaction<Database>,
  file: NewUnitFile,
  contents: FileContents,
  position: number,
): Promise<Row> {
  const { serial, kind, name, caption, sourceHash, by } = file;
  const row = await trx
    .insertInto('unit_files')
    .values({ serial, kind, name, caption, position, source_hash: sourceHash, added_by: by.name, ...contents })
    .returningAll()
    .executeTakeFirstOrThrow();
  await logChange(trx, row, 'added', by);
  return row;
}
