import type { RecordAnswer, RecordField, ValueSource } from '../../../contract/records/records';
import { fieldWords } from '../../../domain/audit/changes';
import { capitalized } from '../../../domain/format/text';
import { permissionFor } from '../../../domain/records/recordFields';
import type { Principal } from '../../auth/principal';
import { FIELDS, measureOf, readingFor, spelled, type Field } from './fields';
import type { CorrectionRow, StoredRecord } from './recordRows';

/** Costs of units are for those who see costs. */
export const maySee = ({ permissions }: Principal, { group }: Field): boolean =>
  group !== 'costs' || permissions.has('seeCost');

/** Without the unit of measure, which is beside it. */
export const labelOf = (name: string): string => capitalized(fieldWords(name).replace(/ \([^)]*\)$/, ''));

const isInquiry = (record: StoredRecord): boolean => record.file === 'orders' && record.order.inquiry_id !== null;

const NO_SOURCE = {
  ...{ name: null, line: null, by: null, at: null, reason: null, has_source_value: false, source_value: null },
} as const;

const byHand = ({ column }: Field, row: CorrectionRow): ValueSource => ({
  ...NO_SOURCE,
  ...{ kind: 'hand', by: row.by_name, at: row.corrected_at.toISOString(), reason: row.reason },
  ...{ has_source_value: row.has_source, source_value: spelled(column, row.source_value) },
});

function fromFile(record: StoredRecord): ValueSource | null {
  const { source, file } = record;
  if (!record.isFromFile) return null;
  if (source === undefined) return { ...NO_SOURCE, kind: 'unknown' };
  const { source_line: line } = record.file === 'units' ? record.unit : record.order;
  const name = source.is_feed ? source.by_name : source[`${file}_file`];
  const by = source.is_feed ? null : source.by_name;
  return {
    ...NO_SOURCE,
    kind: source.is_feed ? 'feed' : 'import',
    name,
    line,
    by,
    at: source.finished_at.toISOString(),
  };
}

function toField(field: Field, record: StoredRecord, principal: Principal): RecordField {
  const { name, group, column, needsReason } = field;
  const { format, example, isRequired } = column;
  const value = record.values.get(name) ?? null;
  const correction = record.corrections.find((each) => each.field === name);
  return {
    ...{ name, group, example, value, label: labelOf(name), measure: measureOf(column) },
    ...{
      format: format.words,
      kind: format.kind,
      is_prose: format.isProse ?? false,
      choices: [...(format.choices ?? [])],
    },
    ...{ is_required: isRequired, needs_reason: needsReason },
    may_correct: principal.permissions.has(permissionFor(group)) && !isInquiry(record),
    reading: readingFor(field, value),
    source: correction === undefined ? fromFile(record) : byHand(field, correction),
  };
}

export function toRecord(record: StoredRecord, principal: Principal): RecordAnswer {
  const { file, key, title, version, missing, isFromFile } = record;
  const { retired_at } = record.file === 'units' ? record.unit : record.order;
  return {
    ...{ file, key, title, version, missing: [...missing], is_by_hand: !isFromFile },
    order_id: record.file === 'orders' ? record.order.id : null,
    retired_at: retired_at?.toISOString() ?? null,
    fields: FIELDS[file].filter((field) => maySee(principal, field)).map((field) => toField(field, record, principal)),
  };
}
