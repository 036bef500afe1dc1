import { timesIn, type TimeFound } from '../delivery/dateForms';
import type { PlaceFound } from '../delivery/mentions';
import { cityWithRegion } from '../names/cityNames';
import { plainOf, type Line } from '../text/lines';
import { cellsOf, type Cell } from './cells';
import type { Tables } from './tables';

const OF_PLACE =
  /^(?:plant|ship(?:ping)?[- ]?to|deliver(?:y)?(?: to| location| site| point)?|destination|dest\.?|(?:job ?)?site|location|city|whse|warehouse|yard)$/;
const OF_DATE =
  /^(?:deliv\w*|del|dlvy|need(?:ed)?|req(?:uired|'?d)?|ship(?:ping)?|due|want(?:ed)?|on[- ]?site|in[- ]hand|arrival)\.?(?: by)?(?: date)?$/;

/** The cells of all rows in the column with such a header, in places of the source. */
function columnIn(lines: readonly Line[], { lines: used }: Tables, header: RegExp): Cell[] {
  const rows = [...used].sort((a, b) => a - b).flatMap((at) => lines[at] ?? []);
  let column = -1;
  return rows.flatMap((line) => {
    const cells = cellsOf(line.text);
    const named = cells.findIndex(({ text }) => header.test(plainOf(text).trim()));
    if (named >= 0) column = named;
    const cell = named >= 0 ? undefined : cells[column];
    return cell && /\w/.test(cell.text)
      ? [{ text: cell.text, start: line.start + cell.start, end: line.start + cell.end }]
      : [];
  });
}

/** What each cell says, and whether they agree. */
function agreed<T extends { value: string }>(cells: readonly Cell[], read: (cell: Cell) => T | null): T | null {
  const all = cells.map(read);
  const [first] = all;
  return first && all.every((each) => each?.value === first.value) ? first : null;
}

/** The place of delivery that all rows of a table name. */
export const placeOfRows = (lines: readonly Line[], tables: Tables): PlaceFound | null =>
  agreed(columnIn(lines, tables, OF_PLACE), ({ text, start, end }) => {
    const city = cityWithRegion(text);
    return city?.value === text ? { value: text, start, end } : null;
  });

/** The date of delivery that all rows of a table name. */
export const dateOfRows = (lines: readonly Line[], tables: Tables, today: string): TimeFound | null =>
  agreed(columnIn(lines, tables, OF_DATE), ({ text, start, end }) => {
    const [found] = timesIn(plainOf(text), today);
    return found ? { ...found, start, end } : null;
  });
