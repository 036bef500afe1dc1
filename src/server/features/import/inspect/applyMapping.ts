import type {
  ColumnMapping,
  TableLayout,
  FileMapping,
  ImportMapping,
  RowsValue,
} from '../../../../contract/import/mapping';
import { chosen, columnNamed, type Choice } from '../mapping/propose';
import { createCellReader } from '../mapping/cellReader';
import { NO_READING, readingChoices, withUnitsOf } from '../mapping/readingOf';
import type { Inspection } from './inspection';

export class MappingError extends Error {
  override readonly name = 'MappingError';
  readonly statusCode = 400;
}

const isSameLayout = (one: TableLayout, other: TableLayout): boolean =>
  one.sheet === other.sheet &&
  one.encoding === other.encoding &&
  one.delimiter === other.delimiter &&
  one.headerLine === other.headerLine;

function checkLayout({ file, table, recognized }: Inspection, layout: TableLayout): void {
  const { sheet, headerLine } = layout;
  if (headerLine < 1) throw new MappingError(`The header of the ${file} file is in line 1 or below.`);
  if (table.format === 'xlsx' && (sheet === null || !recognized.sheets.includes(sheet)))
    throw new MappingError(`The ${file} file has no sheet '${sheet ?? ''}'.`);
}

function checkTargets(file: string, columns: readonly ColumnMapping[]): void {
  const seen = new Set<string>();
  const places = new Set<number>();
  for (const { index, target } of columns) {
    if (places.has(index)) throw new MappingError(`Column ${index} of the ${file} file is mapped twice.`);
    places.add(index);
    if (target === null) continue;
    if (seen.has(target)) throw new MappingError(`Two columns of the ${file} file are mapped to '${target}'.`);
    seen.add(target);
  }
}

function choiceOf({ file, kind, columns }: Inspection, { index, target, reading, words }: ColumnMapping): Choice {
  const column = columns[index];
  if (column === undefined) throw new MappingError(`The ${file} file has no column ${index}.`);
  const found = columnNamed(kind, target);
  if (found === null && target !== null) throw new MappingError(`The import has no column '${target}' for ${file}.`);
  const { measure } = reading;
  if (found !== null && measure !== null && readingChoices(found).measures.length > 0)
    if (!readingChoices(found).measures.includes(measure))
      throw new MappingError(`'${found.name}' cannot be read as ${measure}.`);
  return chosen(found, column, reading, words);
}

/** @throws MappingError, if a value cannot be read or cannot hold for all rows */
export function checkedValues({ file, kind }: Inspection, values: readonly RowsValue[]): readonly RowsValue[] {
  for (const { target, value } of values) {
    const column = kind.columns.find(({ name }) => name === target);
    if (column === undefined || column.isAttached)
      throw new MappingError(`The import has no column '${target}' for ${file}.`);
    if (target === kind.key || kind.unique.includes(target))
      throw new MappingError(`'${target}' differs from row to row, so no value holds for all rows.`);
    const parsed = createCellReader(column, NO_READING)(value.trim());
    if ('reason' in parsed) throw new MappingError(`'${target}' cannot be '${value}': ${parsed.reason}. ${parsed.fix}`);
  }
  return values;
}

/** Unmapped columns stay. @throws MappingError */
export function applyMapping(inspection: Inspection, columns: readonly ColumnMapping[]): Inspection {
  const { file, choices, kind } = inspection;
  const given = new Map(columns.map((each) => [each.index, choiceOf(inspection, each)]));
  const next = withUnitsOf(choices.map((choice, index) => given.get(index) ?? choice));
  const all = next.map(({ target, reading }, index) => ({ index, target: target?.name ?? null, reading }));
  checkTargets(file, columns);
  checkTargets(file, all);
  return { ...inspection, kind, choices: next };
}

export type Remapped =
  | { readonly kind: 'mapped'; readonly inspection: Inspection }
  | {
      readonly kind: 'inspectAgain';
      readonly inspection: Inspection;
      readonly layout: FileMapping['layout'];
      readonly profile?: string;
    };

function remapped(inspection: Inspection, mapping: FileMapping | undefined): Remapped {
  if (mapping === undefined) return { kind: 'mapped', inspection };
  const { layout, columns, profile, isWhole = inspection.isWhole } = mapping;
  const values = mapping.values === undefined ? inspection.values : checkedValues(inspection, mapping.values);
  const { hidden, table } = inspection;
  const are = mapping.hiddenRows ?? hidden.are;
  const leadingZeros = mapping.leadingZeros ?? inspection.leadingZeros;
  const next = {
    ...{ ...inspection, isWhole, values, leadingZeros, hidden: { ...hidden, are } },
    table: { ...table, withoutHidden: are === 'leaveOut' },
  };
  if (profile !== undefined)
    return { kind: 'inspectAgain', inspection: next, layout: inspection.table.layout, profile };
  checkLayout(inspection, layout);
  if (!isSameLayout(layout, inspection.table.layout)) return { kind: 'inspectAgain', inspection: next, layout };
  return { kind: 'mapped', inspection: applyMapping(next, columns) };
}

/** @throws MappingError */
export function remapAll(inspections: readonly Inspection[], mapping: ImportMapping): readonly Remapped[] {
  for (const file of ['orders', 'units'] as const)
    if (mapping[file] !== undefined && !inspections.some((each) => each.file === file))
      throw new MappingError(`This import has no ${file} file.`);
  return inspections.map((each) => remapped(each, mapping[each.file]));
}
