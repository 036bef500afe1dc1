import { INCOMPLETE, NONE, ageBands, marginBands, voltageClasses } from '../../contract/orders/ordersBands';
import { formatKva } from '../format/number';
import { lazy } from '../lazy';
import type { OrdersQuery } from '../../contract/orders/ordersQuery';

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const months = lazy(() => new Intl.DateTimeFormat('en-GB', MONTH));

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

export const voltsWords = (volts: number | string | null): string =>
  volts === null || volts === NONE ? 'Not recorded' : `${volts} V`;

const phases: ReadonlyMap<string, string> = new Map([
  ['1', 'Single-phase'],
  ['3', 'Three-phase'],
  [NONE, 'Phase not recorded'],
]);

export const phaseWords = (phase: number | string | null): string => phases.get(String(phase ?? NONE)) ?? String(phase);

type OrderGroup = Pick<
  OrdersQuery,
  'due_month' | 'age' | 'unit_status' | 'kva' | 'primary_class' | 'secondary_volts' | 'phase' | 'margin'
>;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

const fitting = (pattern: RegExp, value: string | null): string | undefined =>
  value !== null && (value === NONE || pattern.test(value)) ? value : undefined;

const MAX_STATUS_LENGTH = 200;

function read(query: URLSearchParams): OrderGroup {
  return {
    due_month: fitting(/^20\d\d-(?:0[1-9]|1[0-2])$/, query.get('due_month')),
    age: oneOf([...ageBands, NONE], query.get('age')),
    unit_status: query.get('unit_status')?.slice(0, MAX_STATUS_LENGTH) || undefined,
    kva: fitting(/^\d{1,7}(?:\.\d{1,2})?$/, query.get('kva')),
    primary_class: oneOf([...voltageClasses, NONE], query.get('primary_class')),
    secondary_volts: fitting(/^[1-9]\d{0,6}$/, query.get('secondary_volts')),
    phase: oneOf(['1', '3', NONE], query.get('phase')),
    margin: oneOf([...marginBands, INCOMPLETE, NONE], query.get('margin')),
  };
}

export const groupQuery = (group: string): OrderGroup =>
  Object.fromEntries(Object.entries(read(new URLSearchParams(group))).filter(([, value]) => Boolean(value)));

/** The group of an address as a filter text; empty for none. */
export const readGroup = (query: URLSearchParams): string =>
  new URLSearchParams(Object.entries(groupQuery(query.toString()))).toString();

export function groupWords(text: string): string {
  const group = groupQuery(text);
  return [
    group.due_month && `Due: ${monthWords(group.due_month)}`,
    group.age && `Age: ${ageWords(group.age)}`,
    group.unit_status && `Status: ${group.unit_status === NONE ? 'none recorded' : group.unit_status}`,
    group.kva && (group.kva === NONE ? 'kVA not recorded' : kvaWords(group.kva)),
    group.primary_class && `Primary: ${classWords(group.primary_class)}`,
    group.secondary_volts && `Secondary: ${voltsWords(group.secondary_volts)}`,
    group.phase && phaseWords(group.phase),
    group.margin && `Margin: ${marginWords(group.margin)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
