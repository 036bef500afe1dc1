import type { DecimalMark } from '../../contract/imports/mapping';

const MARKS: Readonly<Record<DecimalMark, { decimals: string; thousands: string }>> = {
  point: { decimals: '.', thousands: ',' },
  comma: { decimals: ',', thousands: '.' },
};

/** The number that a cell says, with a decimal point, where this mark stands before its decimals; null where that is none. */
export function numberIn(cell: string, mark: DecimalMark): string | null {
  const { decimals, thousands } = MARKS[mark];
  const [whole = '', ...fractions] = cell.replace(/[$\s]/g, '').split(decimals);
  const isGrouped = whole.split(thousands).every((group, index) => index === 0 || /^\d{3}$/.test(group));
  const number = [whole.replaceAll(thousands, ''), ...fractions].join('.');
  return isGrouped && /^\d+(\.\d+)?$/.test(number) ? number : null;
}
