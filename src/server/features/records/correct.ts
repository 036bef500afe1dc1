import { sql, type Kysely, type Transaction } from 'kysely';
import type { ImportFile } from '../../../contract/import/files';
import type { AuditAction } from '../../../contract/people/audit';
import type { TakeSources } from '../../../contract/records/records';
import { taughtWordIn } from '../../../domain/matching/vocabulary/readings';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { record as recordInAudit } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction, retryOnConflict } from '../../db/unitOfWork';
import { ConflictError, DetailedError, found, MISSING } from '../../http/api';
import { hasState, UNIQUE_VIOLATION } from '../../lib/postgresErrors';
import type { Value } from '../import/columns/formats';
import { fieldNamed, spelled, type Field } from './fields';
import { labelOf, toRecord } from './presenter';
import { permissionsFor, readValues, reasonFor, refuseUnread, type ReadChange, type SentValues } from './readChanges';
import {
  isOf,
  lockCorrections,
  lockedRecord,
  recordOf,
  subjectOf,
  type CorrectionRow,
  type StoredRecord,
} from './recordRows';

export interface Correction {
  readonly file: ImportFile;
  readonly key: string;
  /** The version that the person saw. */
  readonly version: string;
  readonly values: SentValues;
  readonly reason: string | undefined;
  readonly by: Principal;
}

const missingRecord = (file: ImportFile): string => (file === 'units' ? MISSING.noUnit : MISSING.noOrder);
const OF_INQUIRY = 'This is a line of an inquiry. Change it in the inquiry.';
const STALE = 'Someone else changed this record since you opened it. Compare the values, and save again.';

export function refuseInquiry(record: StoredRecord): void {
  if (record.file === 'orders' && record.order.inquiry_id !== null) throw new ConflictError(OF_INQUIRY);
}

export const foundRecord = (record: StoredRecord | undefined, file: ImportFile): StoredRecord =>
  found(record, missingRecord(file));

const inAudit = ({ column }: Field, text: string | null) =>
  text !== null && column.format.kind === 'number' ? Number(text) : text;

interface Written {
  readonly action: AuditAction;
  readonly by: Principal;
  readonly reason: string | null;
}

/** Writes values of a record, and what changed into the activity. */
export async function writeValues(
  trx: Transaction<Database>,
  record: StoredRecord,
  changes: readonly ReadChange[],
  { action, by, reason }: Written,
): Promise<void> {
  const sets = changes.map(({ field, value }) => sql`${sql.ref(field.name)} = ${sqlValue(value)}`);
  const which = record.file === 'units' ? sql`serial = ${record.unit.serial}` : sql`id = ${record.order.id}`;
  await sql`update ${sql.table(record.file)} set ${sql.join(sets)} where ${which}`.execute(trx);
  await storeReadWords(trx, record, changes);
  const values = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field.name, inAudit(change.field, change[side])]));
  await recordInAudit(trx, {
    ...{ action, by, reason, ...subjectOf(record), old: values('before'), new: values('after') },
  });
}

/** Remembers the texts that were read by a taught word. */
export async function storeReadWords(
  trx: Transaction<Database>,
  record: StoredRecord,
  changes: readonly ReadChange[],
): Promise<void> {
  const fields = changes.flatMap(({ field }) => field.wordField ?? []);
  if (fields.length === 0) return;
  const owner =
    record.file === 'units'
      ? { serial: record.unit.serial, order_id: null }
      : { serial: null, order_id: record.order.id };
  const column = record.file === 'units' ? 'serial' : 'order_id';
  await trx.deleteFrom('word_uses').where(column, '=', owner[column]).where('field', 'in', fields).execute();
  const uses = changes.flatMap(({ taught }) =>
    taught === undefined
      ? []
      : [{ ...owner, word_id: taught.word.id, field: taught.word.field, written: taught.written }],
  );
  if (uses.length > 0) await trx.insertInto('word_uses').values(uses).execute();
}

/** A list becomes an array. */
export const sqlValue = (value: Value) => (Array.isArray(value) ? sql`${value}::text[]` : sql`${value}`);

/** Remembers the corrected values beside those of the source; what equals its source is no correction. */
async function remember(
  trx: Transaction<Database>,
  record: StoredRecord,
  changes: readonly ReadChange[],
  { by, reason }: Omit<Written, 'action'>,
): Promise<void> {
  const names = changes.map(({ field }) => field.name);
  await trx.deleteFrom('corrections').where(isOf(record)).where('field', 'in', names).execute();
  const rows = changes.flatMap(({ field: { name, column }, before, after }) => {
    const source = sourceOf(
      record,
      record.corrections.find(({ field }) => field === name),
      before,
    );
    if (source.has_source && spelled(column, source.source_value) === after) return [];
    const of = {
      serial: record.file === 'units' ? record.unit.serial : null,
      order_id: record.file === 'orders' ? record.order.id : null,
    };
    return [{ ...of, ...source, field: name, value: after, reason, by_name: by.name, by_subject: by.subject }];
  });
  if (rows.length > 0) await trx.insertInto('corrections').values(rows).execute();
}

function sourceOf({ isFromFile }: StoredRecord, known: CorrectionRow | undefined, before: string | null) {
  if (known !== undefined) return { has_source: known.has_source, source_value: known.source_value };
  return { has_source: isFromFile, source_value: isFromFile ? before : null };
}

const JOB_TAKEN = 'Another order has this job number. Enter another one.';
const jobTaken = () =>
  new DetailedError(409, JOB_TAKEN, { errors: [{ path: 'fields.job_number', message: JOB_TAKEN }] });

/** @throws DetailedError if another order has the job number */
export async function withUniqueJob<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await retryOnConflict(work);
  } catch (error) {
    if (hasState(error, UNIQUE_VIOLATION)) throw jobTaken();
    throw error;
  }
}

async function confirmFields(
  trx: Transaction<Database>,
  by: Principal,
  file: ImportFile,
  names: readonly string[],
): Promise<void> {
  await confirm(trx, by, 'to be signed in');
  for (const permission of permissionsFor(file, names)) await confirm(trx, by, permission);
}

/** Corrects values of a locked record in its transaction, and returns what changed. */
export async function correctIn(
  trx: Transaction<Database>,
  record: StoredRecord,
  { values, reason, by }: Pick<Correction, 'values' | 'reason' | 'by'>,
): Promise<readonly ReadChange[]> {
  await confirmFields(trx, by, record.file, Object.keys(values));
  const { fields, changes } = readValues(record, values, by);
  refuseUnread(fields);
  if (changes.length === 0) return changes;
  const written = { by, reason: reasonFor(changes, reason) };
  await writeValues(trx, record, changes, { ...written, action: 'correct' });
  await remember(trx, record, changes, written);
  return changes;
}

export const createRecordsRepository = (db: Kysely<Database>) => ({
  one: (file: ImportFile, key: string) => recordOf(db, file, key),
  /** Over exactly the version that the person saw. Returns the record as it is now. */
  correct: (request: Correction) => withUniqueJob(() => inTransaction(db, (trx) => correct(trx, request))),
  takeSources: (request: TakeSources, by: Principal) =>
    withUniqueJob(() => inTransaction(db, (trx) => takeSources(trx, request, by))),
});

async function correct(trx: Transaction<Database>, request: Correction): Promise<StoredRecord> {
  const { file, key, version, by, values } = request;
  // Before a response reveals anything about the record.
  await confirmFields(trx, by, file, Object.keys(values));
  await lockCorrections(trx);
  const record = foundRecord(await lockedRecord(trx, file, key), file);
  refuseInquiry(record);
  if (record.version !== version) throw new DetailedError(409, STALE, { record: toRecord(record, by) });
  await correctIn(trx, record, request);
  return foundRecord(await recordOf(trx, file, key), file);
}

/** Takes the values of the source again; values without a correction stay. Returns how many were taken. */
async function takeSources(trx: Transaction<Database>, { values }: TakeSources, by: Principal): Promise<number> {
  for (const { file, field } of values) await confirmFields(trx, by, file, [field]);
  await lockCorrections(trx);
  const records = new Map<string, Set<string>>();
  for (const { file, key, field } of values) {
    const place = `${file} ${key}`;
    records.set(place, (records.get(place) ?? new Set()).add(field));
  }
  let taken = 0;
  for (const [place, fields] of [...records].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = place.startsWith('units ') ? 'units' : 'orders';
    const record = foundRecord(await lockedRecord(trx, file, place.slice(file.length + 1)), file);
    taken += await takeSource(trx, record, fields, by);
  }
  return taken;
}

async function takeSource(
  trx: Transaction<Database>,
  record: StoredRecord,
  names: ReadonlySet<string>,
  by: Principal,
): Promise<number> {
  const rows = record.corrections.filter(({ field }) => names.has(field));
  const changes = rows.flatMap((row) => changeToSource(record, row));
  if (changes.length === 0) return 0;
  await writeValues(trx, record, changes, { action: 'takeSource', by, reason: null });
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('corrections').where('id', 'in', ids).execute();
  return changes.length;
}

function changeToSource(record: StoredRecord, row: CorrectionRow): ReadChange[] {
  const field = fieldNamed(record.file, row.field);
  if (field === undefined) return [];
  if (!row.has_source)
    throw new ConflictError(
      `No import has sent a value of ${labelOf(row.field)} for ${record.key}: there is none to take.`,
    );
  const source = spelled(field.column, row.source_value);
  const word = source !== null && field.wordField ? taughtWordIn(record.words, field.wordField, source) : undefined;
  const taught = word && { word, written: source ?? '' };
  const after = word?.meaning ?? source;
  const parsed = after === null ? { value: field.column.whenEmpty } : field.column.format.parse(after);
  if ('reason' in parsed) throw new ConflictError(`${labelOf(row.field)}: ${parsed.reason}. ${parsed.fix}`);
  return [{ field, value: parsed.value, before: record.values.get(row.field) ?? null, after, taught }];
}
