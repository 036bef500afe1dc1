import { ageBands, INCOMPLETE, marginBands, NONE, voltageClasses } from '../../../contract/order/ordersBands';
import type { OrdersQuery } from '../../../contract/order/ordersQuery';
import { ageWords, classWords, kvaWords, marginWords, monthWords, phaseWords, voltsWords } from './bandWords';

/** A group of the overview as the address and the server have it. */
type OrderGroup = Pick<
  OrdersQuery,
  'due_month' | 'age' | 'unit_status' | 'kva' | 'primary_class' | 'secondary_volts' | 'phase' | 'margin'
>;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

const fitting = (pattern: RegExp, value: string | null): string | undefined =>
  value !== null && (value === NONE || pattern.test(value)) ? value : undefined;

const LONGEST_STATUS = 200;

function read(query: URLSearchParams): OrderGroup {
  return {
    due_month: fitting(/^20\d\d-(?:0[1-9]|1[0-2])$/, query.get('due_month')),
    age: oneOf([...ageBands, NONE], query.get('age')),
    unit_status: query.get('unit_status')?.slice(0, LONGEST_STATUS) || undefined,
    kva: fitting(/^\d{1,7}(?:\.\d{1,2})?$/, query.get('kva')),
    primary_class: oneOf([...voltageClasses, NONE], query.get('primary_class')),
    secondary_volts: fitting(/^[1-9]\d{0,6}$/, query.get('secondary_volts')),
    phase: oneOf(['1', '3', NONE], query.get('phase')),
    margin: oneOf([...marginBands, INCOMPLETE, NONE], query.get('margin')),
  };
}

/** What narrows the orders to a group of the overview, without what is missing. */
export const groupQuery = (group: string): OrderGroup =>
  Object.fromEntries(Object.entries(read(new URLSearchParams(group))).filter(([, value]) => Boolean(value)));

/** The group of an address, as text: a filter like the others. Empty for none. */
export const readGroup = (query: URLSearchParams): string =>
  new URLSearchParams(Object.entries(groupQuery(query.toString()))).toString();

/** A group in words: '1,500 kVA, Primary: 15 kV class'. */
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
