import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { AuditValues } from '../../db/tables/audit';
import type { UnitFileChangesTable, UnitFilesTable } from '../../db/tables/unitFiles';
import type { AuditAction } from '../../../contract/people/audit';
import { record } from '../../db/audit/record';
import type { Person } from '../../access/principal';

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

/** Puts the files of a unit into this order. Whether these are exactly those that it has. */
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

/** The names of the files of a unit by their ids. */
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
