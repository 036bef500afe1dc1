import { STATE_CODES } from '../../columns/states';
import type { RowBatches, TableRow } from '../tableRow';
import { titleWordsIn, type Titled } from './titleWords';

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

/** 'Page 2 of 3'. */
export const isPageNumber = (cell: string): boolean => /^\s*page:? \d{1,4}(?: (?:of|\/) \d{1,4})?\s*$/i.test(cell);

const PLACE =
  /^(?:location|loc|yard|warehouse|whse|site|branch)\.?\s*[:–—-]\s*([\p{L}][\p{L} .'’-]{0,60}, ?([a-z]{2}))[\s*=_–—-]*$/iu;

/** 'Tulsa, OK' of 'Location: Tulsa, OK'. Other text may say something else of a yard. */
export function placeIn(text: string): string | null {
  const [, place, state = ''] = PLACE.exec(text) ?? [];
  return place !== undefined && STATE_CODES.includes(state) ? place : null;
}

const BETWEEN_TITLES = ' · ';

/** The place in the titles above a row, and what else they say. */
export function titlesIn(cell: string): { readonly place: string | null; readonly title: string } {
  const titles = cell.split(BETWEEN_TITLES);
  const place = titles.map(placeIn).find((each) => each !== null) ?? null;
  return { place, title: titles.filter((each) => placeIn(each) === null).join(BETWEEN_TITLES) };
}

/** What the titles above a row say of it; the lowest one counts. */
export function saidByTitles(cell: string): Titled {
  const said = titlesIn(cell)
    .title.split(BETWEEN_TITLES)
    .toReversed()
    .flatMap((each) => titleWordsIn(each) ?? []);
  return {
    phase: said.find(({ phase }) => phase !== null)?.phase ?? null,
    mounting: said.find(({ mounting }) => mounting !== null)?.mounting ?? null,
    work: said.find(({ work }) => work !== null)?.work ?? null,
  };
}

/** Of titles that name work alone, which holds for the titles below them. */
const isOfWork = (text: string): boolean => {
  const said = titleWordsIn(text);
  return said !== null && said.work !== null && said.phase === null && said.mounting === null;
};

interface TitleOptions {
  /** Whether the header gets the column; otherwise titles are only looked for. */
  readonly areKnown: boolean;
  readonly onTitle?: (() => void) | undefined;
}

/**
 * Takes out the titles and gives each row below one a last cell with it. A place and work alone hold for the titles below them, and any
 * other line of text ends a group.
 */
export async function* withGroupTitles(batches: RowBatches, { areKnown, onTitle }: TitleOptions) {
  let width: number | null = null;
  let [place, work, title] = ['', '', ''];
  const titled = (row: TableRow): TableRow[] => {
    const text = onlyText(row.cells);
    if (text !== null) {
      const isTitle = titleWordsIn(text) !== null;
      place = placeIn(text) === null ? (isTitle ? place : '') : text;
      work = isOfWork(text) ? text : isTitle || placeIn(text) !== null ? work : '';
      title = isTitle && work !== text ? text : '';
    }
    const above = [place, work, title].filter((each) => each !== '').join(BETWEEN_TITLES);
    if (text !== null && above !== '') return [];
    if (above === '' && !areKnown) return [row];
    if (above !== '') onTitle?.();
    const missing = Math.max(0, (width ?? 0) - row.cells.length);
    return [{ ...row, cells: [...row.cells, ...(above === '' ? [''] : [...emptyCells(missing), above])] }];
  };
  for await (const batch of batches) {
    const [header] = batch;
    if (width !== null || header === undefined) {
      const isAsItIs =
        !areKnown &&
        place === '' &&
        work === '' &&
        title === '' &&
        batch.every(({ cells }) => onlyText(cells) === null);
      yield isAsItIs || (width ?? 0) < MIN_COLUMNS ? batch : batch.flatMap(titled);
      continue;
    }
    width = header.cells.length;
    const first = areKnown ? { ...header, cells: [...header.cells, GROUP_TITLE] } : header;
    yield width < MIN_COLUMNS ? batch : [first, ...batch.slice(1).flatMap(titled)];
  }
}

const emptyCells = (count: number): readonly string[] => Array.from({ length: count }, () => '');
