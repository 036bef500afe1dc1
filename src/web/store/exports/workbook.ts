import { writeXlsx, type ColumnDef, type WriteSheet } from 'hucre/xlsx';
import type { Basis, CellKind, Table, TableColumn } from '../../../domain/tables/table';
import { escapedText as escaped } from '../../../domain/tables/excelText';
import { typedCell, type TypedCell } from '../../../domain/tables/typedCell';

/** The text format preserves '0012'. */
const FORMATS: Readonly<Record<CellKind, string | undefined>> = {
  text: '@',
  mixed: undefined,
  number: undefined,
  money: '$#,##0.00',
  percent: '0.0%',
  date: 'm/d/yyyy',
};
/** In characters; the margin fits a dollar sign and commas. */
const [MIN_WIDTH, MAX_WIDTH, MARGIN] = [8, 48, 3];
const MAX_MEASURED = 200;
const FONT = { name: 'Calibri', size: 11 };
const HEAD = { font: { ...FONT, bold: true } };

const escapedCell = (cell: TypedCell): TypedCell => (typeof cell === 'string' ? escaped(cell) : cell);

const textWidth = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

function widthOf({ title }: TableColumn, cells: readonly TypedCell[]): number {
  const widths = cells.slice(0, MAX_MEASURED).map((cell) => (cell === null ? 0 : textWidth(String(cell))));
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, title.length, ...widths) + MARGIN);
}

function columnOf(column: TableColumn, cells: readonly TypedCell[]): ColumnDef {
  const numFmt = FORMATS[column.kind];
  return { width: widthOf(column, cells), ...(numFmt !== undefined && { numFmt }) };
}

const LETTERS = 26;
const LETTER_A = 65;

function letters(index: number): string {
  const last = String.fromCharCode(LETTER_A + (index % LETTERS));
  return index < LETTERS ? last : letters(Math.floor(index / LETTERS) - 1) + last;
}

const headCells = (titles: readonly string[]) =>
  new Map(titles.map((title, index) => [`0,${index}`, { value: title, style: HEAD }]));

const sheetName = (title: string) => title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

function dataSheet({ title, columns, rows }: Table): WriteSheet {
  const cells = rows.map((row) => columns.map(({ kind }, index) => escapedCell(typedCell(kind, row[index] ?? null))));
  const titles = columns.map((column) => column.title);
  return {
    name: sheetName(title),
    columns: columns.map((column, index) =>
      columnOf(
        column,
        cells.slice(0, MAX_MEASURED).map((row) => row[index] ?? null),
      ),
    ),
    rows: [titles, ...cells],
    cells: headCells(titles),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${letters(Math.max(0, columns.length - 1))}${rows.length + 1}` },
  };
}

function aboutSheet({ title, basis }: Table): WriteSheet {
  const about: readonly Basis[] = [['About this file', title], ...basis];
  const rows = about.map(([name, value]) => [escaped(name), escaped(value)]);
  return {
    name: 'About',
    columns: [
      { width: 24, style: { ...HEAD, numFmt: '@', alignment: { vertical: 'top' } } },
      { width: 100, style: { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } } },
    ],
    rows,
  };
}

export const workbookOf = (table: Table): Promise<Uint8Array> =>
  writeXlsx({ sheets: [dataSheet(table), aboutSheet(table)], properties: { title: table.title, creator: 'SpecAI' } });
