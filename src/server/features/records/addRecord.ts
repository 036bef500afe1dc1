import { sql, type Kysely, type Transaction } from 'kysely';
import type { ImportFile } from '../../../contract/import/files';
import type { KnownRecord } from '../../../contract/records/newRecords';
import { ADDING } from '../../../domain/records/recordFields';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { record as recordInAudit } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import { DetailedError } from '../../http/api';
import { isStorable } from '../../lib/searchText';
import type { Value } from '../import/columns/formats';
import { nameOf } from '../units/presenter';
import { taughtWords } from '../vocabulary/words';
import { foundRecord, sqlValue, storeReadWords, withUniqueJob } from './correct';
import { FIELDS, keyColumn, readValue, spelled } from './fields';
import { permissionsFor, readValues, refuseUnread, type ReadChange, type SentValues } from './readChanges';
import { lockAdding, orderTitle, recordOf, subjectOf, type StoredRecord } from './recordRows';
import type { ReadField } from '../../../contract/records/records';

export interface NewRecordRequest {
  readonly file: ImportFile;
  readonly values: SentValues;
  readonly reason: string | undefined;
  readonly by: Principal;
  /** Runs in the transaction, after the record is stored. */
  readonly afterwards?: (trx: Transaction<Database>, record: StoredRecord) => Promise<unknown>;
}

export type Existing = NonNullable<KnownRecord['existing']>;

/** The unit with this number, with or without leading zeros and in any case; the order with this code. */
export async function existingRecord(db: Kysely<Database>, file: ImportFile, typed: string): Promise<Existing | null> {
  const key = typed.trim();
  if (key === '' || !isStorable(key)) return null;
  return file === 'units' ? existingUnit(db, key) : existingOrder(db, key);
}

const retiredWord = ({ retired_at }: { readonly retired_at: Date | null }) => (retired_at === null ? '' : ', retired');

const MAX_KEY_LENGTH = 40;

/** As the index of the search has them: with any number of leading zeros, without separators. */
function searchedSpellings(key: string): readonly string[] {
  const bare = key
    .toLowerCase()
    .replace(/^0+/, '')
    .replaceAll(/[ \-#./]/g, '');
  return Array.from({ length: MAX_KEY_LENGTH }, (_, zeros) => `${'0'.repeat(zeros)}${bare}`);
}

/** The same spelling first. */
async function existingUnit(db: Kysely<Database>, key: string): Promise<Existing | null> {
  const isFound = sql<boolean>`translate(lower(serial), ' -#./', '') collate "C" = any(${searchedSpellings(key)})`;
  const isSame = sql<boolean>`ltrim(lower(serial), '0') = ltrim(lower(${key}::text), '0')`;
  const units = db.selectFrom('units').selectAll().where(isFound).where(isSame);
  const unit = await units
    .orderBy(sql`serial = ${key}`, 'desc')
    .orderBy('serial')
    .executeTakeFirst();
  if (unit === undefined) return null;
  const text = `IC# ${unit.serial} exists${retiredWord(unit)}: ${nameOf(unit) || 'nothing recorded yet'}.`;
  return { key: unit.serial, order_id: null, text, is_retired: unit.retired_at !== null };
}

async function existingOrder(db: Kysely<Database>, key: string): Promise<Existing | null> {
  const spellings = [key, key.toUpperCase(), key.toLowerCase()];
  const order = await db.selectFrom('orders').selectAll().where('order_code', 'in', spellings).executeTakeFirst();
  if (order === undefined) return null;
  const text = `Order ${order.order_code} exists${retiredWord(order)}: ${orderTitle(order)}.`;
  return { key: order.order_code, order_id: order.id, text, is_retired: order.retired_at !== null };
}

interface ReadRecord {
  readonly key: string;
  readonly fields: readonly ReadField[];
  readonly changes: readonly ReadChange[];
}

/** Reads the number, and the values that are not empty. */
export async function readNewRecord(
  db: Kysely<Database>,
  file: ImportFile,
  sent: SentValues,
  by: Principal,
): Promise<ReadRecord> {
  const column = keyColumn(file);
  const { [column.name]: key = null, ...others } = sent;
  const defaults = new Map(FIELDS[file].map((field) => [field.name, spelled(field.column, field.column.whenEmpty)]));
  const filled = Object.fromEntries(Object.entries(others).filter(([, written]) => (written ?? '').trim() !== ''));
  const { fields, changes } = readValues({ file, values: defaults, words: await taughtWords(db) }, filled, by);
  const read = column.format.parse((key ?? '').trim());
  const empty = { reason: 'Missing value', fix: `Enter a value, for example ${column.example}.` };
  const problem = (key ?? '').trim() === '' ? empty : 'reason' in read ? { reason: read.reason, fix: read.fix } : null;
  const number: ReadField = {
    ...{ name: column.name, before: null, value: problem === null ? (key ?? '').trim() : null, reading: null },
    ...{ is_changed: true, needs_reason: false, problem },
  };
  const missing = file === 'orders' ? missingOf(filled) : [];
  return { key: number.value ?? '', fields: [number, ...fields, ...missing], changes };
}

/** Required fields of an order that are empty; a unit can be incomplete. */
function missingOf(filled: SentValues): ReadField[] {
  return FIELDS.orders.flatMap((field) => {
    const read = field.column.isRequired && filled[field.name] === undefined ? readValue(field, null, []) : null;
    if (read === null || !('reason' in read)) return [];
    const nothing = { before: null, value: null, reading: null, is_changed: false, needs_reason: false };
    return [{ name: field.name, ...nothing, problem: { reason: read.reason, fix: read.fix } }];
  });
}

/** Adds a unit or an order. Entered values stay until a source sends the same, as corrections do. */
export const addRecord = (db: Kysely<Database>, request: NewRecordRequest): Promise<StoredRecord> =>
  withUniqueJob(() => inTransaction(db, (trx) => add(trx, request)));

async function add(trx: Transaction<Database>, request: NewRecordRequest): Promise<StoredRecord> {
  const { file, values, by, afterwards } = request;
  await confirm(trx, by, ADDING[file]);
  for (const permission of permissionsFor(file, Object.keys(filledIn(values)))) await confirm(trx, by, permission);
  await lockAdding(trx);
  const { key, fields, changes } = await readNewRecord(trx, file, values, by);
  refuseUnread(fields);
  const existing = await existingRecord(trx, file, key);
  if (existing !== null) throw new DetailedError(409, existing.text, { existing });
  await insert(trx, request, key, changes);
  const record = foundRecord(await recordOf(trx, file, key), file);
  await remember(trx, record, changes, request);
  await storeReadWords(trx, record, changes);
  const entered = Object.fromEntries(changes.map(({ field, after }) => [field.name, after]));
  const reason = request.reason?.trim() || null;
  await recordInAudit(trx, { action: 'addRecord', by, reason, ...subjectOf(record), new: entered });
  await afterwards?.(trx, record);
  return foundRecord(await recordOf(trx, file, key), file);
}

const filledIn = (values: SentValues): SentValues =>
  Object.fromEntries(Object.entries(values).filter(([, written]) => (written ?? '').trim() !== ''));

async function insert(
  trx: Transaction<Database>,
  { file, by }: NewRecordRequest,
  key: string,
  changes: readonly ReadChange[],
): Promise<void> {
  const given = new Map<string, Value>([
    [keyColumn(file).name, key],
    ...changes.map(({ field, value }) => [field.name, value] as const),
    ['added_by', by.name],
    ...(file === 'orders' ? [['issued_units', 0] as const] : []),
  ]);
  await sql`insert into ${sql.table(file)} (${sql.join([...given.keys()].map((name) => sql.ref(name)))})
    values (${sql.join([...given.values()].map(sqlValue))})`.execute(trx);
}

async function remember(
  trx: Transaction<Database>,
  record: StoredRecord,
  changes: readonly ReadChange[],
  { by, reason }: NewRecordRequest,
): Promise<void> {
  if (changes.length === 0) return;
  const of =
    record.file === 'units'
      ? { serial: record.unit.serial, order_id: null }
      : { serial: null, order_id: record.order.id };
  const rows = changes.map(({ field, after }) => ({
    ...{ ...of, field: field.name, value: after, has_source: false, source_value: null },
    ...{ reason: reason?.trim() || null, by_name: by.name, by_subject: by.subject },
  }));
  await trx.insertInto('corrections').values(rows).execute();
}
