import type { ImportFile } from '../../../contract/import/files';
import type { FieldGroup } from '../../../contract/records/records';
import { needsReason, groupOf } from '../../../domain/records/recordFields';
import { readingOf } from '../../../domain/records/readings';
import { tidyText } from '../../../domain/quantity/quantity';
import type { WordField } from '../../../contract/vocabulary/vocabulary';
import { taughtWordIn } from '../../../domain/matching/vocabulary/readings';
import { taughtVoltage, voltageSide } from '../../../domain/matching/vocabulary/taughtVoltage';
import { wordFieldOf } from '../../../domain/vocabulary/wordFields';
import type { Column } from '../import/columns/columns';
import type { Refusal, Value } from '../import/columns/formats';
import { KINDS } from '../import/inspect/inspection';
import { createCellReader, type ReadCell } from '../import/mapping/cellReader';
import type { WordRow } from '../vocabulary/words';

/** A column of the import that people correct. */
export interface Field {
  readonly column: Column;
  readonly name: string;
  readonly group: FieldGroup;
  readonly needsReason: boolean;
  readonly read: ReadCell;
  /** Of a field whose words can be taught. */
  readonly wordField: WordField | undefined;
}

/** People write dates and numbers as in the US. */
const US = { dates: 'mdy', decimals: 'point', measure: null } as const;

const fieldsIn = (file: ImportFile): readonly Field[] =>
  KINDS[file].columns.flatMap((column) => {
    const { name } = column;
    const group = groupOf(file, name);
    if (group === null) return [];
    const read = createCellReader(column, US);
    return [{ column, name, group, needsReason: needsReason(group, name), read, wordField: wordFieldOf(file, name) }];
  });

/** In the order of the import's columns. */
export const FIELDS: Readonly<Record<ImportFile, readonly Field[]>> = {
  units: fieldsIn('units'),
  orders: fieldsIn('orders'),
};

export const fieldNamed = (file: ImportFile, name: string): Field | undefined =>
  FIELDS[file].find((field) => field.name === name);

/** The number of a record: IC# or order code. */
export function keyColumn(file: ImportFile): Column {
  const { columns, key } = KINDS[file];
  const found = columns.find(({ name }) => name === key);
  if (found === undefined) throw new Error(`The import has no column ${key}.`);
  return found;
}

const DOLLARS = 'US dollars';
const CENTS = 2;

/** A stored or parsed value as a file spells it: '1000', '18400.00', 'true', 'a@b.c;d@e.f'. */
export function spelled({ format, measure }: Column, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(';');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (format.places === undefined) return text;
  return measure === DOLLARS ? Number(text).toFixed(CENTS) : tidyText(text);
}

/** A taught word that was read, and the text as it was written. */
export interface ReadWord {
  readonly word: WordRow;
  readonly written: string;
}

export type ReadValue =
  | { readonly value: Value; readonly spelling: string | null; readonly taught?: ReadWord | undefined }
  | Refusal;

/** Reads a value as the import would. An empty one empties the field, unless a record cannot be without it. */
export function readValue(field: Field, written: string | null, words: readonly WordRow[]): ReadValue {
  const { column } = field;
  const cell = (written ?? '').trim();
  if (cell === '') {
    if (column.isRequired) return { reason: 'Must not be empty', fix: `Enter a value, for example ${column.example}.` };
    return { value: column.whenEmpty, spelling: spelled(column, column.whenEmpty) };
  }
  const word = field.wordField && taughtWordIn(words, field.wordField, cell);
  const side = voltageSide(column.name);
  const voltage = side === undefined ? undefined : taughtVoltage(words, cell, side);
  const parsed = field.read(word?.meaning ?? voltage ?? cell);
  if ('reason' in parsed) return parsed;
  return { value: parsed.value, spelling: spelled(column, parsed.value), taught: word && { word, written: cell } };
}

const MEASURES: Readonly<Record<string, string>> = { litres: 'liters' };

export const measureOf = ({ measure }: Column): string | null =>
  measure === '' ? null : (MEASURES[measure] ?? measure);

export const readingFor = ({ column, name }: Field, spelling: string | null, taught?: ReadWord): string | null =>
  taught
    ? `${taught.word.meaning}, as taught`
    : readingOf(spelling, { name, kind: column.format.kind, measure: measureOf(column) ?? '' });
