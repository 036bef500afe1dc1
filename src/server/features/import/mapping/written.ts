import type { Column } from '../columns/columns';

/** Says that a value is not known, in any column. */
const NOT_KNOWN =
  /^(?:n\.?\/?a\.?|t\.?b\.?[acd]\.?|not (?:known|recorded|specified|stated|given|available|applicable)|[-–—_.?]+)$/i;
/** And in columns of numbers, dates and choices, where 'Unknown' and 'None' are no values. */
const UNKNOWN = /^(?:un-?known|unk|none|nil|null|no data)$/i;
const NO_PRICE = /^(?:call|inquire|p\.?o\.?a\.?|(?:call|inquire|on request|ask)(?: for (?:price|pricing|quote))?)$/i;

const LONGEST = 24;
const [ZERO, NINE] = [48, 57];
const isDigit = (code: number) => code >= ZERO && code <= NINE;

/** Whether a cell of a column that can be empty says only that its value is not known: 'N/A', 'TBD', '—'. */
export function notKnownIn({ isRequired, format, measure }: Column): (cell: string) => boolean {
  if (isRequired) return () => false;
  const words = [
    NOT_KNOWN,
    ...(format.kind === 'text' && measure === '' ? [] : [UNKNOWN]),
    ...(measure === 'US dollars' ? [NO_PRICE] : []),
  ];
  return (cell) =>
    !isDigit(cell.charCodeAt(0)) && cell.length <= LONGEST && words.some((pattern) => pattern.test(cell));
}

const [APOSTROPHE, EQUALS] = [39, 61];
const AS_FORMULA = /^="(.*)"$/s;

/** The text of a cell that a spreadsheet marks as text: '="0091701"' and "'0091702" are 0091701 and 0091702. */
export function unmarked(cell: string): string {
  const first = cell.charCodeAt(0);
  if (first === APOSTROPHE && isDigit(cell.charCodeAt(1))) return cell.slice(1);
  return first === EQUALS ? (AS_FORMULA.exec(cell)?.[1] ?? cell).replaceAll('""', '"') : cell;
}
