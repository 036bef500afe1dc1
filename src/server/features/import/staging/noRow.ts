import type { Refusal } from '../columns/formats';
import type { PreparedFile } from '../inspect/inspection';
import { isPageNumber, onlyText } from '../table/shape/groupTitles';

const TOTAL = /^(?:(?:sub-?|grand )?totals?|freight|shipping|(?:sales )?tax|sous-total|montant)\b/i;
/** '2 units' before their sum. */
const COUNT = /^\d{1,5} (?:units?|items?|pcs|lots?|rows?|unités?)$/i;
const REMOVE = 'Remove it, or import without it.';
const TOTAL_LINE = { reason: 'A line of totals', fix: REMOVE };
const TEXT_LINE = { reason: 'A line of text', fix: REMOVE };
const PAGE_LINE = { reason: 'The head or foot of a page', fix: REMOVE };
const HEADER_LINE = { reason: 'The header again', fix: REMOVE };
const RULE_LINE = { reason: 'A line of dashes', fix: REMOVE };
const MIN_COLUMNS = 3;
const RULE = /^[-–—=_*+.|\s]+$/;

const isHeader = (cell: string, header: string | undefined) => cell.trim().replaceAll(/\s+/g, ' ') === header;

/** Why a refused row is none at all. */
export function noRow(cells: readonly string[], { width, headers }: PreparedFile): Refusal | null {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
  if (first !== '' && cells.every((cell) => cell === '' || RULE.test(cell))) return RULE_LINE;
  if (TOTAL.test(first)) return TOTAL_LINE;
  if (cells.some(isPageNumber)) return PAGE_LINE;
  const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [isHeader(cell, headers[index])]));
  if (filled.length >= MIN_COLUMNS && filled.every(Boolean)) return HEADER_LINE;
  if (width >= MIN_COLUMNS && onlyText(cells) !== null) return TEXT_LINE;
  return COUNT.test(first) ? TOTAL_LINE : null;
}
