import { sql, type Kysely } from 'kysely';
import type { ImportFile } from '../../../contract/import/files';
import type { CorrectionEffects, ReadField, RecordPreview } from '../../../contract/records/records';
import { missingFields } from '../../../domain/units/incomplete';
import type { Principal } from '../../auth/principal';
import type { Database } from '../../db/schema/schema';
import { KINDS } from '../import/inspect/inspection';
import type { Value } from '../import/columns/formats';
import type { OrderRow } from '../orders/repository';
import type { UnitRow } from '../units/repository';
import { readNewRecord } from './addRecord';
import { effectsOfOrder, effectsOfUnit, type EffectsDependencies } from './effects';
import { readValues, type ReadChange, type SentValues } from './readChanges';
import type { StoredRecord } from './recordRows';

type Values = Readonly<Record<string, Value>>;

const valuesOf = (changes: readonly ReadChange[]): Values =>
  Object.fromEntries(changes.map(({ field, value }) => [field.name, value]));

/** The effects of a correction. */
export async function previewCorrection(
  dependencies: EffectsDependencies,
  record: StoredRecord,
  sent: SentValues,
  by: Principal,
): Promise<RecordPreview> {
  const { fields, changes } = readValues(record, sent, by);
  const isReadable = fields.every(({ problem }) => problem === null);
  const after = await changed(dependencies, record, isReadable ? changes : [], by);
  return { ...summaryOf(fields), version: record.version, ...after };
}

const summaryOf = (fields: readonly ReadField[]) => ({
  fields: [...fields],
  needs_reason: fields.some(({ needs_reason }) => needs_reason),
});

interface After {
  readonly missing: string[];
  readonly effects: CorrectionEffects | null;
}

async function changed(
  dependencies: EffectsDependencies,
  record: StoredRecord,
  changes: readonly ReadChange[],
  by: Principal,
): Promise<After> {
  if (changes.length === 0) return { missing: [...record.missing], effects: null };
  const { db } = dependencies;
  const values = valuesOf(changes);
  if (record.file === 'units') {
    const { unit: before } = record;
    const after = await populated<UnitRow>(db, sql`units t where serial = ${before.serial}`, values);
    return { missing: missingFields(after), effects: await effectsOfUnit(dependencies, { before, after }, by) };
  }
  const { order: before } = record;
  const after = await populated<OrderRow>(db, sql`orders t where id = ${before.id}`, values);
  return { missing: [], effects: await effectsOfOrder(dependencies, { before, after }, by) };
}

/** A row as PostgreSQL would store it with these values. */
async function populated<Row>(db: Kysely<Database>, from: ReturnType<typeof sql>, values: Values): Promise<Row> {
  const { rows } = await sql<Row>`
    select (jsonb_populate_record(t, ${JSON.stringify(values)}::jsonb)).* from ${from}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The record was removed while its preview was made.');
  return row;
}

const UNSTORED = { id: 0, freight_paid_by_customer: false, issued_units: 0 };

/** The effects of a new unit or order. */
export async function previewNew(
  dependencies: EffectsDependencies,
  file: ImportFile,
  sent: SentValues,
  by: Principal,
): Promise<RecordPreview> {
  const { key, fields, changes } = await readNewRecord(dependencies.db, file, sent, by);
  const summary = { ...summaryOf(fields), version: null, needs_reason: false };
  const isReadable = fields.every(({ problem }) => problem === null);
  const { db } = dependencies;
  const empty = Object.fromEntries(
    KINDS[file].columns.filter(({ isAttached }) => !isAttached).map(({ name, whenEmpty }) => [name, whenEmpty]),
  );
  const values = { ...empty, ...UNSTORED, [KINDS[file].key]: key, ...valuesOf(changes) };
  const from = sql`(select null::${sql.table(file)} as t) nothing`;
  if (file === 'units') {
    const after = await populated<UnitRow>(db, from, values);
    const effects = isReadable ? await effectsOfUnit(dependencies, { before: null, after }, by) : null;
    return { ...summary, missing: missingFields(after), effects };
  }
  if (!isReadable) return { ...summary, missing: [], effects: null };
  const after = await populated<OrderRow>(db, from, values);
  return { ...summary, missing: [], effects: await effectsOfOrder(dependencies, { before: null, after }, by) };
}
