/** A cell with its place in its line. */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const GAPS = /\s{2,}/g;

/** The cells of a line that looks like one of a table. */
export function cellsOf(text: string): Cell[] {
  if (text.startsWith('"') && QUOTED.test(text)) return quotedCells(text);
  const separator = separatorOf(text);
  if (!separator || text.length > MAX_LENGTH) return [];
  const cells: Cell[] = [];
  let start = 0;
  const add = (end: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    cells.push({ text: raw.trim(), start: start + lead, end: start + raw.trimEnd().length });
  };
  for (const found of text.matchAll(separator)) {
    add(found.index);
    start = found.index + found[0].length;
  }
  add(text.length);
  const isFramed = separator === GAPS || text.trim().startsWith('|');
  if (cells.length > MAX_CELLS) return [];
  return isFramed ? cells.filter((cell, at) => cell.text !== '' || (at > 0 && at < cells.length - 1)) : cells;
}

/** '"1","Pad","1,000",""' */
const QUOTED = /^(?:"[^"\n]{0,200}",){2,29}"[^"\n]{0,200}"\s*$/;

const quotedCells = (text: string): Cell[] =>
  [...text.matchAll(/"([^"]*)"/g)].map(({ 1: cell = '', index }) => ({
    text: cell.trim(),
    start: index + 1,
    end: index + 1 + cell.length,
  }));

const MAX_LENGTH = 600;
const MAX_CELLS = 30;

function separatorOf(text: string): RegExp | null {
  if (text.includes('|')) return /\|/g;
  if (text.includes('\t')) return /\t/g;
  if (/\S {2,}\S/.test(text)) return GAPS;
  if ((text.match(/;/g)?.length ?? 0) >= 3) return /;/g;
  return isCsv(text) ? /,/g : null;
}

const isCsv = (text: string): boolean =>
  (text.match(/,/g)?.length ?? 0) >= 2 && !/[.;:] |, [a-z]+ [a-z]+ [a-z]+/i.test(text);

/** Whether cells are placed by columns of characters. */
export const isAligned = (text: string): boolean => !/[|\t]/.test(text) && / {2,}/.test(text.trim());

export const isRule = (text: string): boolean => text.trim() !== '' && /^[\s|+:=_-]+$/.test(text);

/** Characters that two cells have one above the other. */
export const overlapOf = (a: Cell, b: Cell): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);
