import { createHash } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ImportFile } from '../../../contract/import/files';
import { missingFields } from '../../../domain/units/incomplete';
import type { Database } from '../../db/schema/schema';
import type { RecordTables } from '../../db/schema/recordTables';
import { isStorable } from '../../lib/searchText';
import { toRowId } from '../../lib/rowId';
import type { OrderRow } from '../orders/repository';
import { nameOf } from '../units/presenter';
import type { UnitRow } from '../units/repository';
import { taughtWords, type WordRow } from '../vocabulary/words';
import { FIELDS, spelled } from './fields';

export type CorrectionRow = Selectable<RecordTables['corrections']>;
export type ImportRow = Selectable<Database['imports']>;

export type Row =
  | { readonly file: 'units'; readonly unit: UnitRow }
  | { readonly file: 'orders'; readonly order: OrderRow };

/** A unit or an order with its values as a file spells them. */
export type StoredRecord = Row & {
  readonly key: string;
  readonly title: string;
  readonly values: ReadonlyMap<string, string | null>;
  readonly version: string;
  readonly missing: readonly string[];
  /** Whether its values came from a file. */
  readonly isFromFile: boolean;
  readonly corrections: readonly CorrectionRow[];
  readonly source: ImportRow | undefined;
  /** The vocabulary of its fields. */
  readonly words: readonly WordRow[];
};

const VERSION_LETTERS = 16;

function valuesOf(file: ImportFile, row: object): ReadonlyMap<string, string | null> {
  const stored: ReadonlyMap<string, unknown> = new Map(Object.entries(row));
  return new Map(FIELDS[file].map(({ name, column }) => [name, spelled(column, stored.get(name))]));
}

const versionOf = (values: ReadonlyMap<string, string | null>): string =>
  createHash('sha256')
    .update(JSON.stringify([...values]))
    .digest('hex')
    .slice(0, VERSION_LETTERS);

export const orderTitle = ({ job_number, customer_name }: Pick<OrderRow, 'job_number' | 'customer_name'>): string =>
  `${job_number}, ${customer_name}`;

const unitOf = (row: UnitRow) => ({
  ...({ file: 'units', unit: row, key: row.serial, title: nameOf(row), missing: missingFields(row) } as const),
});

const orderOf = (row: OrderRow) => ({
  ...({ file: 'orders', order: row, key: row.order_code, title: orderTitle(row), missing: [] } as const),
});

const CODE = /^[\x20-\x7e]{1,80}$/;

async function rowOf(db: Kysely<Database>, file: ImportFile, key: string, isLocked: boolean) {
  if (!isStorable(key)) return undefined;
  if (file === 'units') {
    const units = db.selectFrom('units').selectAll().where('serial', '=', key);
    const row = await (isLocked ? units.forUpdate() : units).executeTakeFirst();
    return row && unitOf(row);
  }
  const id = toRowId(key);
  const orders = db.selectFrom('orders').selectAll();
  const locked = isLocked ? orders.forUpdate() : orders;
  const byId = id === null ? undefined : await locked.where('id', '=', id).executeTakeFirst();
  const row = byId ?? (CODE.test(key) ? await locked.where('order_code', '=', key).executeTakeFirst() : undefined);
  return row && orderOf(row);
}

const rowIn = (row: Row) => (row.file === 'units' ? row.unit : row.order);

/** Corrections of a record; `of` names its columns. */
export const isOf = (row: Row) =>
  row.file === 'units'
    ? sql<boolean>`corrections.serial = ${row.unit.serial}`
    : sql<boolean>`corrections.order_id = ${row.order.id}`;

async function completed(
  db: Kysely<Database>,
  found: ReturnType<typeof unitOf> | ReturnType<typeof orderOf>,
): Promise<StoredRecord> {
  const { source_import, added_by } = rowIn(found);
  const values = valuesOf(found.file, rowIn(found));
  const corrections = await db.selectFrom('corrections').selectAll().where(isOf(found)).orderBy('id').execute();
  const imports = db.selectFrom('imports').selectAll().where('id', '=', source_import);
  const source = source_import === null ? undefined : await imports.executeTakeFirst();
  const isFromFile = source_import !== null || added_by === null;
  const words = await taughtWords(db);
  return { ...found, values, version: versionOf(values), isFromFile, corrections, source, words };
}

/** By IC#, or by the order's id or code. */
export async function recordOf(db: Kysely<Database>, file: ImportFile, key: string): Promise<StoredRecord | undefined> {
  const found = await rowOf(db, file, key, false);
  return found && completed(db, found);
}

/** Waits for an import. Take it before the locks of rows, as imports do. */
export async function lockCorrections(trx: Transaction<Database>): Promise<void> {
  await sql`lock table corrections in row exclusive mode`.execute(trx);
}

/** One at a time, so that no number is given twice in two spellings. */
export async function lockAdding(trx: Transaction<Database>): Promise<void> {
  await sql`lock table corrections in share row exclusive mode`.execute(trx);
}

export async function lockedRecord(
  trx: Transaction<Database>,
  file: ImportFile,
  key: string,
): Promise<StoredRecord | undefined> {
  const found = await rowOf(trx, file, key, true);
  return found && completed(trx, found);
}

/** The subject of an entry in the activity. */
export const subjectOf = (row: Row) =>
  row.file === 'units' ? { serial: row.unit.serial } : { order: { id: row.order.id, jobNumber: row.order.job_number } };
