import type { DateOrder } from '../../contract/imports/mapping';

const PARTS: Readonly<Record<DateOrder, readonly ['y' | 'm' | 'd', 'y' | 'm' | 'd', 'y' | 'm' | 'd']>> = {
  ymd: ['y', 'm', 'd'],
  mdy: ['m', 'd', 'y'],
  dmy: ['d', 'm', 'y'],
};

const THREE_NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?![\d/.-])/;

/** '49' is 2049, '50' is 1950. */
function fullYear(text: string): number | null {
  if (text.length === 4) return Number(text);
  if (text.length !== 2) return null;
  return Number(text) + (Number(text) < 50 ? 2000 : 1900);
}

/** The day that a cell says, as '2026-03-02', where its numbers stand in this order; null where that is no day. */
export function dateIn(cell: string, order: DateOrder): string | null {
  const [, ...numbers] = THREE_NUMBERS.exec(cell.trim()) ?? [];
  const text = (part: 'y' | 'm' | 'd') => numbers[PARTS[order].indexOf(part)] ?? '';
  const year = fullYear(text('y'));
  if (year === null || text('m').length > 2 || text('d').length > 2) return null;
  const day = `${String(year).padStart(4, '0')}-${text('m').padStart(2, '0')}-${text('d').padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}
