import { areThousands, measureNamed } from '../../mapping/measures';
import type { RowBatches, TableRow } from '../tableRow';

type Cells = readonly string[];

/** Between the title of several columns and the name of one of them. */
export const GROUP_MARK = ' · ';

/** A unit of measure or of money, or a pattern of dates. */
const UNIT =
  /^(?:%|pct|percent|volts?|usd|us ?\$|\$|cad|c\$|eur|€|yrs?|years?|[dmy]{1,4}(?:[-/.][dmy]{1,4}){1,2})\.?$/i;
const MAX_NAME = 30;
const MAX_NAMES = 1_000;

const textAt = (cells: Cells, index: number) => (cells[index] ?? '').trim().replaceAll(/\s+/g, ' ');

function isUnit(text: string): boolean {
  const bare = text.replace(/^[([](.*)[)\]]$/, '$1');
  return UNIT.test(bare) || areThousands(bare) || measureNamed(bare) !== null;
}

/** Whether a column has a name, and the next ones, which have none, may belong to it. */
const isGroup = (header: Cells, index: number): boolean =>
  textAt(header, index) !== '' && index + 1 < header.length && textAt(header, index + 1) === '';

const isName = (text: string): boolean => text.length <= MAX_NAME && !/\d/.test(text);

/** A line of units below the names, or one of names below titles of several columns. Rows of transformers have digits. */
function isSecondHeader(header: Cells, second: Cells): boolean {
  const filled = second.flatMap((_, index) => (textAt(second, index) === '' ? [] : [index]));
  if (filled.length < 2 || header.length > MAX_NAMES || second.length > header.length) return false;
  const units = filled.filter((index) => isUnit(textAt(second, index))).length;
  if (units === filled.length) return true;
  const areNames = filled.every((index) => isName(textAt(second, index)));
  // A unit that nobody knows is shown with its name, and asked about.
  if (areNames && units >= 2 && units * 2 >= filled.length) return true;
  const isBelowNothing = (index: number) => textAt(header, index) === '';
  return (
    areNames &&
    filled.some(isBelowNothing) &&
    filled.every((index) => isBelowNothing(index) || isGroup(header, index) || isUnit(textAt(second, index)))
  );
}

/** 'Tank, inches' and 'Height' are 'Tank · Height, inches'. */
function belowTitle(title: string, name: string): string {
  if (title === '' || name === '') return title || name;
  const [, group = title, unit = ''] = /^(.*?)[\s,]*[([,]\s*([^()[\],]+)[)\]]?$/.exec(title) ?? [];
  const hasUnit = isUnit(/[([]([^()[\]]+)[)\]]$/.exec(name)?.[1] ?? '');
  if (hasUnit) return `${isUnit(unit) ? group : title}${GROUP_MARK}${name}`;
  return isUnit(unit) ? `${group}${GROUP_MARK}${name}, ${unit}` : `${title}${GROUP_MARK}${name}`;
}

const withUnit = (title: string, unit: string): string =>
  unit === '' ? title : `${title} (${unit.replaceAll(/[()[\]]/g, '')})`;

/** The names of a header of two lines, or null if it has one. */
export function joinedHeader(header: Cells, second: Cells): Cells | null {
  if (!isSecondHeader(header, second)) return null;
  let group = '';
  return header.map((_, index) => {
    const [title, name] = [textAt(header, index), textAt(second, index)];
    if (title === '') return belowTitle(group, name);
    group = isGroup(header, index) && textAt(second, index + 1) !== '' ? title : '';
    return group === '' ? withUnit(title, name) : belowTitle(title, name);
  });
}

/** Joins a header of two lines, which is the first row and maybe the second. */
export async function* withJoinedHeader(batches: RowBatches): AsyncGenerator<readonly TableRow[]> {
  let header: TableRow | null = null;
  let isOver = false;
  for await (const batch of batches) {
    if (isOver) {
      yield batch;
      continue;
    }
    const start: readonly TableRow[] = header === null ? batch : [header, ...batch];
    const [first, second, ...rest] = start;
    if (first === undefined) continue;
    if (second === undefined) {
      header = first;
      continue;
    }
    isOver = true;
    const cells = joinedHeader(first.cells, second.cells);
    yield cells === null ? [first, second, ...rest] : [{ ...first, cells }, ...rest];
  }
  if (!isOver && header !== null) yield [header];
}
