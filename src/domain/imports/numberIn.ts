import type { DecimalMark } from '../../contract/imports/mapping';

const MARKS: Readonly<Record<DecimalMark, { decimals: string; thousands: string }>> = {
  point: { decimals: '.', thousands: ',' },
  comma: { decimals: ',', thousands: '.' },
};
/** A dollar sign at either end, and spaces between groups of three digits. */
const BESIDE = /^\s*\$?\s*|\s*\$?\s*$|(?<=\d)\s(?=\d{3}(?!\d))/g;

/** '1', '234' and '567': after a first group of one to three digits that is no zero, three each. */
const areGroups = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 || (/^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group)));

/** The number that a cell says, with a decimal point, where this mark stands before its decimals; null where that is none. */
export function numberIn(cell: string, mark: DecimalMark): string | null {
  const { decimals, thousands } = MARKS[mark];
  const [whole = '', ...fractions] = cell.replace(BESIDE, '').split(decimals);
  const groups = whole.split(thousands);
  const number = [groups.join(''), ...fractions].join('.');
  return areGroups(groups) && /^\d+(\.\d+)?$/.test(number) ? number : null;
}
