import { readRating } from '../../../../../domain/nameplate/rating';
import type { RowBatches, TableRow } from '../tableRow';

/** The column for titles between rows. */
export const GROUP_TITLE = 'Title above the rows';

const MIN_COLUMNS = 3;

const isFilled = (cell: string) => cell.trim() !== '';

/** The only text of a row; null for a row with several cells, or a number. */
export function onlyText(cells: readonly string[]): string | null {
  const at = cells.findIndex(isFilled);
  const only = at === cells.findLastIndex(isFilled) ? (cells[at] ?? '') : '';
  return /\p{L}/u.test(only) ? only.trim() : null;
}

/** '--- 3-PHASE PAD MOUNTS ---', but no title that says something else, too. */
export function isGroupTitle(text: string): boolean {
  const found = readRating(text);
  return found !== null && found.power === null && found.quantity === null;
}

interface Titled {
  /** Whether the header gets the column; otherwise titles are only looked for. */
  readonly areKnown: boolean;
  readonly onTitle?: (() => void) | undefined;
}

/** Takes out the titles and gives each row below one a last cell with it. Any other line of text ends a group. */
export async function* withGroupTitles(batches: RowBatches, { areKnown, onTitle }: Titled) {
  let width: number | null = null;
  let title = '';
  const titled = (row: TableRow): TableRow[] => {
    const text = onlyText(row.cells);
    if (text !== null) title = isGroupTitle(text) ? text : '';
    if (title !== '' && text === title) return [];
    if (title === '' && !areKnown) return [row];
    if (title !== '') onTitle?.();
    const missing = Math.max(0, (width ?? 0) - row.cells.length);
    return [{ ...row, cells: [...row.cells, ...(title === '' ? [''] : [...emptyCells(missing), title])] }];
  };
  for await (const batch of batches) {
    const [header] = batch;
    if (width !== null || header === undefined) {
      const isAsItIs = !areKnown && title === '' && batch.every(({ cells }) => onlyText(cells) === null);
      yield isAsItIs || (width ?? 0) < MIN_COLUMNS ? batch : batch.flatMap(titled);
      continue;
    }
    width = header.cells.length;
    const first = areKnown ? { ...header, cells: [...header.cells, GROUP_TITLE] } : header;
    yield width < MIN_COLUMNS ? batch : [first, ...batch.slice(1).flatMap(titled)];
  }
}

const emptyCells = (count: number): readonly string[] => Array.from({ length: count }, () => '');
