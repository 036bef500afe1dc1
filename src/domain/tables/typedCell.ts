import type { CellKind, TableCell } from './table';
import { DAY_MS, isCalendarDay } from '../calendar/businessDay';

/** Workbook values: dates are day numbers, percentages are fractions. */
export type TypedCell = string | number | null;

/** Excel's limit of text in a cell. */
const MAX_TEXT_LENGTH = 32_767;
/** Excel's day 0, given its nonexistent 29 February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_RELIABLE_DAY = 61;
/** Longer numbers lose precision and stay text. */
const MAX_DIGITS = 15;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

function countedDay(text: string): number | null {
  const day = isCalendarDay(text) ? (Date.parse(text) - DAY_ZERO) / DAY_MS : 0;
  return day >= FIRST_RELIABLE_DAY ? day : null;
}

function numberIn(text: string): number | null {
  return NUMBER.test(text) && digitsIn(text) <= MAX_DIGITS ? Number(text) : null;
}

/** Without floating-point noise: 5.75 per cent is 0.0575. */
const partOfOne = (percent: number) => Number((percent / 100).toPrecision(MAX_DIGITS));

const sized = (kind: CellKind, value: number) => (kind === 'percent' ? partOfOne(value) : value);

function figureIn(kind: CellKind, text: string): number | null {
  if (kind === 'text' || kind === 'mixed') return null;
  return kind === 'date' ? countedDay(text) : numberIn(text);
}

/** Never splits a surrogate pair. */
const cut = (text: string) => `${text.slice(0, MAX_TEXT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

function typedText(kind: CellKind, text: string): TypedCell {
  const number = figureIn(kind, text);
  if (number !== null) return sized(kind, number);
  return text.length > MAX_TEXT_LENGTH ? cut(text) : text;
}

/** Text that the column's kind cannot parse stays text. */
export function typedCell(kind: CellKind, cell: TableCell): TypedCell {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return typedText(kind, cell);
  return Number.isFinite(cell) ? sized(kind, cell) : null;
}
