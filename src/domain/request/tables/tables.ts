import { cellsOf, isAligned, isRule, overlapOf, type Cell } from './cells';
import { columnOf, type Column } from './columns';
import type { Item } from '../item';
import type { Line } from '../text/lines';
import { matrixAt } from './matrices';
import { parametersAt } from './parameters';
import { itemOf, type NamedCell } from './row';

const CORE: readonly (Column | null)[] = ['quantity', 'kva', 'primary', 'secondary', 'phase', 'description'];

interface Header {
  columns: { kind: Column | null; cell: Cell }[];
  last: number;
}

/** A header has at least two known columns of an item. */
function headerAt(lines: readonly Line[], at: number): Header | null {
  const first = cellsOf(lines[at]?.text ?? '');
  if (first.length < 2) return null;
  const single = first.map((cell) => ({ kind: columnOf(cell.text), cell }));
  if (isHeader(single)) return { columns: single, last: at };
  const second = cellsOf(lines[at + 1]?.text ?? '');
  if (second.length < 2 || /\d/.test(lines[at]?.text ?? '') || lines[at]?.text.includes('\t') === true) return null;
  const merged = second.map((cell) => {
    const above = first.filter((other) => other.start < cell.end && cell.start < other.end).map(({ text }) => text);
    return { kind: columnOf([...above, cell.text].join(' ')) ?? columnOf(cell.text), cell };
  });
  return isHeader(merged) ? { columns: merged, last: at + 1 } : null;
}

function isHeader(columns: readonly { kind: Column | null; cell: Cell }[]): boolean {
  const core = new Set(columns.map(({ kind }) => kind).filter((kind) => CORE.includes(kind)));
  const known = columns.filter(({ kind }) => kind !== null && kind !== 'ignored' && kind !== 'label');
  const isOfRatings = core.has('kva') && known.length > 1;
  return (core.size >= 2 || isOfRatings) && columns.every(({ cell }) => !/\d{2}/.test(cell.text));
}

export interface Tables {
  readonly items: { item: Item; message: number }[];
  readonly lines: ReadonlySet<number>;
}

/** The line items of the tables in a text, and the lines that hold them. */
export function tablesIn(lines: readonly Line[]): Tables {
  const items: Tables['items'] = [];
  const used = new Set<number>();
  for (let at = 0; at < lines.length && items.length < MAX_ITEMS; at += 1) {
    const table = parametersAt(lines, at) ?? matrixAt(lines, at) ?? listAt(lines, at);
    if (!table) continue;
    for (let line = at; line <= table.last; line += 1) used.add(line);
    items.push(...table.items.map((item) => ({ item, message: lines[at]?.message ?? 0 })));
    at = table.last;
  }
  return { items, lines: used };
}

const MAX_ITEMS = 100;

function listAt(lines: readonly Line[], at: number): { items: Item[]; last: number } | null {
  const header = headerAt(lines, at);
  const rows = header ? rowsAfter(lines, header) : [];
  const last = rows.at(-1)?.last;
  if (last === undefined) return null;
  return { items: rated(rows.flatMap(({ cells, line }) => itemOf(cells, lines[line], line) ?? [])), last };
}

/** Rows without a rating beside rows with one are of other things: cutouts, elbows, freight. */
const rated = (items: Item[]): Item[] =>
  items.some(({ kva }) => kva !== null)
    ? items.filter(({ kva, stated }) => kva !== null || hasVoltages(stated))
    : items;

const hasVoltages = (stated: Item['stated']): boolean =>
  stated.some(({ field }) => field === 'secondary_voltage_kv') && stated.some(({ field }) => field === 'unit_type');

/** Rows are separated as their header. */
const separatorName = (text: string): string => (text.includes('|') ? '|' : text.includes('\t') ? '\t' : '');

/** Pages have blank lines between their rows. */
const isPiped = (line: Line | undefined): boolean => line?.text.trimStart().startsWith('|') === true;

interface Row {
  line: number;
  last: number;
  cells: NamedCell[];
}

/** A line below a description, under its column. */
function goesOn(text: string, { cells }: Row, columns: Header['columns']): boolean {
  const column = columns.find(({ kind }) => kind === 'description')?.cell;
  const indent = text.search(/\S/);
  return (
    column !== undefined &&
    !/[|\t]/.test(text) &&
    indent >= Math.max(4, column.start - 2) &&
    !/\S {2,}\S/.test(text.trim()) &&
    cells.some(({ kind }) => kind === 'description')
  );
}

function rowsAfter(lines: readonly Line[], { columns, last }: Header): Row[] {
  const rows: Row[] = [];
  let above = new Map<string, string>();
  for (let line = last + 1; line < Math.min(lines.length, last + MAX_ITEMS); line += 1) {
    const text = lines[line]?.text ?? '';
    if (isRule(text)) continue;
    const cells = cellsOf(text);
    const open = rows.at(-1);
    if (open && goesOn(text, open, columns)) {
      open.last = line;
      open.cells = open.cells.map((each) =>
        each.kind === 'description'
          ? { ...each, cell: { ...each.cell, text: `${each.cell.text} ${text.trim()}` } }
          : each,
      );
      continue;
    }
    const isFirst = rows.length === 0 && line === last + 1;
    if (text.trim() === '' && (isFirst || isPiped(lines[line + 1]))) continue;
    if (
      cells.length < 2 ||
      !/\d|"/.test(text) ||
      separatorName(text) !== separatorName(lines[last]?.text ?? '') ||
      lines[line]?.message !== lines[last]?.message
    )
      break;
    /** As many cells as columns are in their order, however many spaces are between them. */
    const isInOrder = cells.length === columns.length;
    const placed =
      isAligned(text) && !isInOrder
        ? cells
            .flatMap((cell) => cutAtColumns(cell, columns, text))
            .map((cell) => ({ column: nearest(columns, cell), cell }))
        : cells.map((cell, at) => ({ column: columns[at], cell }));
    const named = placed.flatMap(({ column, cell }) =>
      column ? [{ kind: column.kind, header: column.cell.text, cell: ditto(cell, above.get(column.cell.text)) }] : [],
    );
    above = new Map(named.map(({ header, cell }) => [header, cell.text]));
    rows.push({ line, last: line, cells: named });
  }
  return rows;
}

/** A long value can be one space from the next column. */
function cutAtColumns(cell: Cell, columns: Header['columns'], line: string): Cell[] {
  const cuts = columns
    .map(({ cell: { start } }) => (line.charAt(start) === ' ' ? start + 1 : start))
    .filter((start) => start > cell.start && start < cell.end && line.charAt(start - 1) === ' ');
  return [cell.start, ...cuts].map((start, at) => {
    const text = line.slice(start, cuts[at] ?? cell.end).trimEnd();
    return { text, start, end: start + text.length };
  });
}

const ditto = (cell: Cell, above: string | undefined): Cell =>
  /^(?:"|''|do\.?|ditto|same|〃|″)$/i.test(cell.text) && above !== undefined ? { ...cell, text: above } : cell;

function nearest(columns: Header['columns'], cell: Cell): Header['columns'][number] | undefined {
  return columns.toSorted((a, b) => overlapOf(b.cell, cell) - overlapOf(a.cell, cell))[0];
}
