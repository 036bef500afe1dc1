import { INCOMPLETE, NONE } from '../../../contract/order/ordersBands';
import { formatKva } from '../../format/kva';
import { madeOnce } from '../../format/madeOnce';

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const months = madeOnce(() => new Intl.DateTimeFormat('en-GB', MONTH));

/** '2026-03' as 'March 2026'. */
export const monthWords = (month: string): string =>
  month === NONE ? 'No request date' : months().format(new Date(`${month}-01T00:00:00Z`));

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

/** '480 V'. */
export const voltsWords = (volts: number | string | null): string =>
  volts === null || volts === NONE ? 'Not recorded' : `${volts} V`;

const phases: ReadonlyMap<string, string> = new Map([
  ['1', 'Single-phase'],
  ['3', 'Three-phase'],
  [NONE, 'Phase not recorded'],
]);

export const phaseWords = (phase: number | string | null): string => phases.get(String(phase ?? NONE)) ?? String(phase);
