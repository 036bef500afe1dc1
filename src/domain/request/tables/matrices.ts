import { cellsOf, isRule, type Cell } from './cells';
import { partSpots } from '../clauseSpots';
import { columnOf } from './columns';
import type { Item } from '../item';
import { plainOf, type Line } from '../text/lines';
import { countOf, itemOf, placeIn, ratingOf } from './row';

interface Matrix {
  items: Item[];
  last: number;
}

/** A table whose columns are items ('T1 T2 T3'), or one of quantities by rating and voltage. */
export const matrixAt = (lines: readonly Line[], at: number): Matrix | null => {
  const text = lines[at]?.text ?? '';
  return cellsOf(text).length < 2 ? null : (columnsOfItems(lines, at) ?? quantitiesAt(lines, at));
};

/** Columns of the unit to be replaced, and of the new one beside it. */
const OF_OLD = /^(?:existing|old|current|present|failed|as[- ]is|removed|today|from)\b/i;
const OF_NEW = /^(?:new|proposed|required|to[- ]be|replacement|requested|needed|wanted|future|to)\b/i;

const MAX_ROWS = 60;

interface Row {
  line: number;
  cells: Cell[];
}

function rowsFrom(lines: readonly Line[], from: number): Row[] {
  const rows: Row[] = [];
  for (
    let line = from;
    line < Math.min(lines.length, from + MAX_ROWS) && lines[line]?.message === lines[from]?.message;
    line += 1
  ) {
    const text = lines[line]?.text ?? '';
    if (isRule(text)) continue;
    const cells = cellsOf(text);
    if (cells.length < 2) break;
    rows.push({ line, cells });
  }
  return withoutNumbers(rows);
}

const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.)]?$/i;
const REFERENCE_NAME = /^(?:ref|no|item|para|clause|#)\.?$/i;

/** Without a first column that only numbers the rows: '6.1 | Number off | 1 | 2'. */
function withoutNumbers(rows: Row[]): Row[] {
  const [header, ...rest] = rows;
  const isNumbered =
    header !== undefined &&
    REFERENCE_NAME.test(header.cells[0]?.text ?? '') &&
    rest.length > 2 &&
    rest.every(({ cells }) => cells.length > 2 && NUMBER.test(cells[0]?.text ?? ''));
  return isNumbered ? rows.map((row) => ({ ...row, cells: row.cells.slice(1) })) : rows;
}

const MIN_ROWS = 3;

/** Rows begin with the name of their value: 'Quantity', 'kVA'; at least two items. */
function columnsOfItems(lines: readonly Line[], at: number): Matrix | null {
  const rows = rowsFrom(lines, at);
  const [header, ...rest] = rows;
  const width = Math.max(...rest.map(({ cells }) => cells.length));
  if (!header || width < 3) return null;
  const body = columnOf(header.cells[0]?.text ?? '') === null || header.cells.length < width ? rest : rows;
  const known = body.map(({ cells }) => (/\d\d/.test(cells[0]?.text ?? '') ? null : columnOf(cells[0]?.text ?? '')));
  const isOfValues = body.every(({ cells }) => !/^\d/.test(cells[0]?.text ?? ''));
  const labels = body === rest ? header.cells.slice(header.cells.length === width ? 1 : 0) : [];
  const isOfKnown = labels.length > 1 && labels.every(({ text }) => REFERENCE.test(text));
  const isCounted = known.includes('kva') && known.includes('quantity');
  const least = isOfKnown || isCounted ? MIN_OF_KNOWN : MIN_ROWS;
  if (!isOfValues || known.filter((kind) => kind !== null).length < least) return null;
  if (!isOfKnown && !known.includes('kva')) return null;
  const isNew = labels.some(({ text }) => OF_NEW.test(text));
  const items = Array.from({ length: width - 1 }, (_, column) =>
    isNew && OF_OLD.test(labels[column]?.text ?? '') ? null : itemIn(lines, body, column + 1, labels[column]),
  );
  return { items: items.filter((item) => item !== null), last: rows.at(-1)?.line ?? at };
}

/** 'Item 1', 'T-2': items that the text names elsewhere. */
const REFERENCE =
  /^(?:(?:item|line|tag|pos\.?|type|unit|transformer) ?#?[a-z]?-?\d{1,2}|(?:item|type|unit|transformer|option) [a-z]|[a-z]{1,3}-\d{1,2})$/i;
const MIN_OF_KNOWN = 2;

function itemIn(lines: readonly Line[], rows: readonly Row[], column: number, label: Cell | undefined): Item | null {
  const parts = rows.flatMap(({ line, cells }) => {
    const [name, cell] = [cells[0], cells[column]];
    return name && cell
      ? (itemOf([{ kind: columnOf(name.text), header: name.text, cell }, STUB], lines[line], line) ?? [])
      : [];
  });
  const [first] = parts;
  if (!first) return null;
  return {
    ...first,
    kva: parts.find(({ kva }) => kva !== null && kva.value !== STUB_KVA)?.kva ?? null,
    quantity: parts.find(({ quantity }) => quantity !== null)?.quantity ?? null,
    stated: parts.flatMap(({ stated }) => stated),
    label: label ? plainOf(label.text).replace(/^(?:item|line|tag|pos\.?|type|unit|transformer) ?#?/, '') : null,
  };
}

const STUB_KVA = '1';
/** Makes an item of any cell. */
const STUB = { kind: 'kva' as const, header: 'kva', cell: { text: STUB_KVA, start: 0, end: 0 } };

/** Voltages across, ratings down, quantities in between. */
function quantitiesAt(lines: readonly Line[], at: number): Matrix | null {
  const [first, ...rows] = rowsFrom(lines, at);
  const header = first && {
    ...first,
    cells: first.cells.slice(columnOf(first.cells[0]?.text ?? '') === 'kva' ? 1 : 0),
  };
  const line = header && lines[header.line];
  if (!header || !line || rows.length === 0 || !header.cells.every(({ text }) => /^\d{3}/.test(text))) return null;
  const place = placeIn(line);
  const voltages = header.cells.map((cell) => partSpots(`lv ${plainOf(cell.text)}`).map((each) => place(each, cell)));
  if (voltages.filter(([each]) => each?.field === 'secondary_voltage_kv').length < 2) return null;
  const items = rows.flatMap((row) => quantitiesIn(lines, row, header.cells, voltages));
  return items.length === 0 ? null : { items, last: rows.at(-1)?.line ?? at };
}

function quantitiesIn(
  lines: readonly Line[],
  row: Row,
  header: readonly Cell[],
  voltages: readonly Item['stated'][],
): Item[] {
  const line = lines[row.line];
  const [name, ...counts] = row.cells;
  if (!line || !name) return [];
  const place = placeIn(line);
  const kva = ratingOf('kva', name, place);
  const shift = header.length - counts.length;
  return counts.flatMap((cell, at) => {
    const quantity = countOf(cell, place);
    return quantity && kva
      ? [
          {
            kva,
            label: null,
            quantity,
            stated: [...(voltages[at + shift] ?? [])],
            firstLine: row.line,
            lastLine: row.line,
          },
        ]
      : [];
  });
}
