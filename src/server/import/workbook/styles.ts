import type { Archive } from './archive';
import { readXml } from './xml';

/** How the number of a cell is shown: as a date or time, as a percentage, with so many digits at least, or as it is. */
export type NumberStyle = 'plain' | 'day' | 'percent' | { readonly digits: number };

/** Excel takes no longer ones. */
const LONGEST_CODE = 255;

/** Formats that workbooks do not spell out (ECMA-376, 18.8.30), those of East Asian dates included. */
const BUILT_IN_DAYS: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
const BUILT_IN_PERCENTS = [9, 10];

/** A format code without its quoted text, escaped letters, colors, conditions and locales; of several sections the first. */
const bare = (code: string): string =>
  (code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').split(';')[0] ?? '').replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');

/** What a format code shows. */
export function styleOf(code: string): NumberStyle {
  if (code.length > LONGEST_CODE) return 'plain';
  const format = bare(code);
  if (/^general$/i.test(format.trim())) return 'plain';
  if (/[ymdhs]/i.test(format)) return 'day';
  if (format.includes('%')) return 'percent';
  return /^0{2,}$/.test(format) ? { digits: format.length } : 'plain';
}

function builtIn(id: number): NumberStyle {
  if (BUILT_IN_DAYS.some(([from, to]) => id >= from && id <= to)) return 'day';
  return BUILT_IN_PERCENTS.includes(id) ? 'percent' : 'plain';
}

/** The styles of a workbook's cells, by the number that a cell gives. */
export async function readStyles(archive: Archive, path: string | null): Promise<readonly NumberStyle[]> {
  if (path === null || !archive.has(path)) return [];
  const own = new Map<number, NumberStyle>();
  const formats: number[] = [];
  let isInCells = false;
  await readXml(archive.stream(path, archive.budget.limits.partBytes), {
    onOpen: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isInCells = true;
      else if (name === 'numFmt') own.set(Number(numFmtId), styleOf(formatCode));
      else if (name === 'xf' && isInCells) formats.push(Number(numFmtId));
    },
    onClose: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats.map((id) => own.get(id) ?? builtIn(id));
}
