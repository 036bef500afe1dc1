import { recordedText } from '../../../../domain/language/placeholder';
import type { Column } from '../columns/columns';

const NO_PRICE =
  /^(?:p\.?o\.?a\.?|(?:up)?on request|(?:call|inquire)(?: for (?:price|pricing|quote))?|(?:make (?:an )?)?(?:best )?offer|pending|to (?:follow|be quoted)|negotiable|quote)$/i;

const MAX_LENGTH = 24;
const [ZERO, NINE] = [48, 57];
const isDigit = (code: number) => code >= ZERO && code <= NINE;

/** Any text is a value, except of voltages. */
const isText = ({ format, measure }: Column): boolean => format.kind === 'text' && measure === '';

/** Whether a cell of a column that can be empty says only that its value is not known: 'N/A', 'TBD', '—'. */
export function notKnownIn(column: Column): (cell: string) => boolean {
  if (column.isRequired || isText(column)) return () => false;
  const isPrice = column.measure === 'US dollars';
  return (cell) =>
    !isDigit(cell.charCodeAt(0)) &&
    cell.length <= MAX_LENGTH &&
    (recordedText(cell) === '' || (isPrice && NO_PRICE.test(cell)));
}

const [APOSTROPHE, EQUALS] = [39, 61];
const AS_FORMULA = /^="(.*)"$/s;

const withoutMark = (cell: string): string => {
  const first = cell.charCodeAt(0);
  if (first === APOSTROPHE && isDigit(cell.charCodeAt(1))) return cell.slice(1);
  return first === EQUALS ? (AS_FORMULA.exec(cell)?.[1] ?? cell) : cell;
};

/** Drops the marks by which a spreadsheet takes a cell for text: '="0091701"' and "'0091702" are 0091701 and 0091702. */
export const unmarkedIn = (column: Column): ((cell: string) => string) =>
  isText(column) ? (cell) => cell : withoutMark;
