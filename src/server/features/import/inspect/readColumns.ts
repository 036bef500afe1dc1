import type { Reading, RowsValue } from '../../../../contract/import/mapping';
import type { Column, FileKind } from '../columns/columns';
import { createCellReader, nameplate, type ReadCell } from '../mapping/cellReader';
import { composed, isComposed } from '../mapping/compose';
import { isIdentifier, repeaterOf } from '../mapping/dittos';
import { isDitto } from '../mapping/marks';
import { isNameplate, isUnitPart, measuresOf } from '../mapping/measures';
import { isInThousands } from '../mapping/names';
import type { Choice, FileColumn } from '../mapping/propose';
import { NO_READING } from '../mapping/readingOf';
import { describedAs, describedColumns } from '../stated/description';
import { phaseOf } from '../stated/phaseOf';
import type { TableRow } from '../table/tableRow';
import { saidByTitles, titlesIn } from '../table/shape/groupTitles';

type Cells = readonly string[];

/** A stored column, and where its values come from: a column of the file, several of them, or one value for all rows. */
export interface ReadColumn {
  readonly column: Column;
  /** Trimmed; '' if the row has no value. */
  readonly textOf: (cells: Cells) => string;
  readonly read: ReadCell;
  /** Whether a row without a text keeps what is known of its unit or order. */
  readonly isSilentFine?: true;
}

const cellAt = (index: number) => (cells: Cells) => (cells[index] ?? '').trim();
const noCell = () => '';
const DESCRIPTION = 'unit_description';

/** In a column of thousands of dollars, '13.4' is '13.4 thousand'. */
const inThousands = (index: number) => (cells: Cells) => cellAt(index)(cells).replace(/\d$/, '$& thousand');

/** A part's cell, with the unit of its header; an empty cell of a column of units is no unit. */
function partCell(part: Column, measure: Reading['measure'], index: number) {
  const textOf = cellAt(index);
  if (isUnitPart(part.name)) return (cells: Cells) => textOf(cells) || 'no unit';
  if (measure === null || measure === measuresOf(part)[0]) return textOf;
  return (cells: Cells) => textOf(cells).replace(/\d$/, `$& ${measure}`);
}

interface Choices {
  readonly kind: FileKind;
  readonly columns: readonly FileColumn[];
  readonly choices: readonly Choice[];
  readonly values: readonly RowsValue[];
  /** The first rows of the file. */
  readonly first: readonly TableRow[];
}

const SAID: Readonly<Record<string, (cell: string) => boolean>> = {
  phase: (cell) => saidByTitles(cell).phase !== null,
  unit_type: (cell) => saidByTitles(cell).mounting !== null,
  condition: (cell) => saidByTitles(cell).work !== null,
  order_type: (cell) => saidByTitles(cell).work !== null,
  warehouse_desc: (cell) => titlesIn(cell).place !== null,
};

/** What a part fills. What no title says stays as it is in known units; what no description says is asked for. */
function filledBy({ kind, columns, choices }: Choices, { name, fills }: Column): readonly string[] {
  if (name !== 'group_title' && name !== DESCRIPTION) return fills;
  const evidence = columns[choices.findIndex(({ target }) => target?.name === name)]?.evidence;
  const texts = [...(evidence?.samples ?? []), ...(evidence?.words ?? [])];
  const isSaid = (column: string) => texts.some((text) => SAID[column]?.(text) === true);
  if (name === 'group_title') return fills.filter(isSaid);
  const required = new Set(kind.columns.filter(({ isRequired }) => isRequired).map((column) => column.name));
  const isDescribed = (column: string) => texts.some((text) => describedAs(kind.table, column)(text) !== '');
  return fills.filter((column) => !required.has(column) || isDescribed(column));
}

const isPart = ({ parts }: FileKind, column: Column) => parts.includes(column);

const OF_ITS_OWN = { reason: 'Repeats the cell above', fix: 'Write the one of this row.' };
const withoutDittos =
  (read: ReadCell): ReadCell =>
  (cell, taught) =>
    isDitto(cell) ? OF_ITS_OWN : read(cell, taught);

function direct({ kind, columns, choices }: Choices): ReadColumn[] {
  return choices.flatMap(({ target, reading, words }, index) => {
    if (target === null || isPart(kind, target)) return [];
    const isMultiple = target.measure === 'US dollars' && isInThousands(columns[index]?.header ?? '');
    const textOf = isMultiple ? inThousands(index) : cellAt(index);
    const read = createCellReader(target, reading, words);
    return [{ column: target, textOf, read: isIdentifier(kind, target) ? withoutDittos(read) : read }];
  });
}

/** With a column of the file that holds a part, the text is composed. */
function withParts(given: Choices, own: readonly ReadColumn[]): ReadColumn[] {
  const { kind, choices } = given;
  const parts = new Map(
    choices.flatMap(({ target, reading }, index) =>
      target !== null && isPart(kind, target) ? [[target.name, partCell(target, reading.measure, index)] as const] : [],
    ),
  );
  if (parts.size === 0) return [...own];
  const compose = ({ column, textOf, ...more }: ReadColumn): ReadColumn => {
    const { measure = null } = choices.find(({ target }) => target === column)?.reading ?? {};
    const unit = (cell: string) => (isNameplate(column) ? nameplate(cell, measure) : cell);
    const partOf = (cells: Cells) => (part: string) => parts.get(part)?.(cells) ?? '';
    const described = describedAs(kind.table, column.name);
    const text = (cells: Cells) =>
      composed(column.name, unit(textOf(cells)), partOf(cells)) || described(partOf(cells)(DESCRIPTION));
    return { ...more, column, textOf: text };
  };
  const isOwn = (column: Column) => own.some((each) => each.column === column);
  const isFilled = (part: Column, { name }: Column) => parts.has(part.name) && filledBy(given, part).includes(name);
  const isDescribed = ({ name }: Column) => parts.has(DESCRIPTION) && describedColumns(kind.table).includes(name);
  const added = kind.columns.flatMap((column): ReadColumn[] => {
    const by = kind.parts.filter((part) => isFilled(part, column));
    if (by.length === 0 || isOwn(column)) return [];
    const isSilentFine = !column.isRequired && by.every(({ name }) => name === DESCRIPTION);
    const read = createCellReader(column, NO_READING);
    return [compose({ column, textOf: noCell, read, ...(isSilentFine && { isSilentFine }) })];
  });
  return [
    ...own.map((each) => (isComposed(each.column.name) || isDescribed(each.column) ? compose(each) : each)),
    ...added,
  ];
}

/**
 * The phases, if a unit must have them: where no column says them, by what else the row says. They are asked for if the
 * first rows do not all make them certain.
 */
function withPhases(given: Choices, read: readonly ReadColumn[]): readonly ReadColumn[] {
  const { kind, values, first } = given;
  const phase = kind.columns.find(({ name, isRequired }) => name === 'phase' && isRequired);
  if (phase === undefined) return read;
  const textIn = (name: string, cells: Cells) => read.find(({ column }) => column.name === name)?.textOf(cells) ?? '';
  const certain = (cells: Cells) =>
    phaseOf({ type: textIn('unit_type', cells), secondary: textIn('secondary_voltage', cells) });
  const own = read.find(({ column }) => column === phase);
  if (own !== undefined)
    return read.map((each) =>
      each === own ? { ...own, textOf: (cells) => own.textOf(cells) || certain(cells) } : each,
    );
  const said = values.find(({ target }) => target === phase.name)?.value ?? '';
  const rows = first.map(repeaterOf(given)).filter(({ cells }) => textIn('secondary_voltage', cells) !== '');
  const isCertain = rows.length > 0 && rows.every(({ cells }) => certain(cells) !== '');
  if (said === '' && !isCertain) return read;
  const textOf = (cells: Cells) => certain(cells) || said;
  return [...read, { column: phase, textOf, read: createCellReader(phase, NO_READING) }];
}

/** The stored columns that the file fills. A value for all rows also fills what the descriptions of some rows leave out. */
export function readColumnsOf(given: Choices): readonly ReadColumn[] {
  const own = direct(given);
  const read = withPhases(given, withParts(given, own));
  const valueOf = ({ name }: Column) => given.values.find(({ target }) => target === name)?.value ?? '';
  const filled = read.map((each) => {
    const value = own.some(({ column }) => column === each.column) ? '' : valueOf(each.column);
    return value === '' ? each : { ...each, textOf: (cells: Cells) => each.textOf(cells) || value };
  });
  const fixed = given.values.flatMap(({ target, value }) => {
    const column = given.kind.columns.find(({ name }) => name === target);
    if (column === undefined || read.some((each) => each.column === column)) return [];
    return [{ column, textOf: () => value, read: createCellReader(column, NO_READING) }];
  });
  return [...filled, ...fixed];
}
