import { INCOMPLETE, NONE, NOT_JUDGED } from '../../contract/order/ordersBands';
import { formatKva } from '../format/kva';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-03' as 'March 2026'. */
export const monthWords = (month: string): string =>
  month === NONE ? 'No request date' : MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** Days since the order date: '30 to 89 days'. */
export const ageWords = (age: string): string =>
  age === NONE
    ? 'No order date'
    : age.endsWith('+')
      ? `${age.slice(0, -1)} days or more`
      : `${age.replace('-', ' to ')} days`;

/** Percent of the price: '20% to 30%'. */
export function marginWords(margin: string): string {
  if (margin === NONE) return 'No price';
  if (margin === INCOMPLETE) return 'Cost not recorded';
  if (margin.endsWith('+')) return `${margin.slice(0, -1)}% or more`;
  return margin === 'under 0' ? 'Under 0%' : `${margin.replace('-', '% to ')}%`;
}

/** '15 kV class'. */
export function classWords(voltageClass: string): string {
  if (voltageClass === NONE) return 'Not recorded';
  return voltageClass.startsWith('over') ? `Over ${voltageClass.slice(5)} kV` : `${voltageClass} kV class`;
}

export const kvaWords = (kva: number | string | null): string =>
  kva === null || kva === NONE ? 'Not recorded' : formatKva(kva);

const coverageNames: Readonly<Record<string, string>> = {
  perfect: 'Served perfectly',
  acceptable: 'Served within tolerances',
  work: 'Served with work',
  none: 'Not served',
  [NOT_JUDGED]: 'Still judging',
};
export const coverageWords = (coverage: string): string => coverageNames[coverage] ?? coverage;
