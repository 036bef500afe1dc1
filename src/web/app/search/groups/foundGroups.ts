import { FileText, User, Users, Zap } from 'lucide-react';
import type { Found, FoundJob, FoundName, FoundUnit } from '../../../../contract/search';
import { formatNumber, orNA } from '../../../../domain/format/number';
import { oneLine } from '../../../../domain/format/text';
import { FILTER_LENGTHS } from '../../../../domain/limits';
import { defaultOrderFilters, type OrderFilters } from '../../../../domain/order/orderFilters';
import { readList, writeList } from '../../../../domain/order/orderList';
import { jobText } from '../../../../domain/search/jobText';
import { orderPath, unitAlonePath, unitPath } from '../../../parts/page/paths';
import { hasWord, isSameNumber, type PaletteGroup, type PaletteItem } from './groups';

const joined = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

const jobItem = (job: FoundJob): PaletteItem => ({
  key: `job ${job.order_id}`,
  name: jobText(job),
  detail: joined(job.customer_name, job.sales_order_number, job.is_retired === true ? 'retired' : null),
  Icon: FileText,
  to: orderPath(job.order_id),
});

function standing({ is_retired, reserved_for, reserved_for_job }: FoundUnit): string {
  if (is_retired === true) return 'retired';
  return reserved_for === null ? 'free' : `reserved for ${orNA(reserved_for_job)}`;
}

const unitItem = (unit: FoundUnit): PaletteItem => ({
  key: `unit ${unit.serial}`,
  name: `Unit ${unit.serial}`,
  detail: joined(
    unit.kva_rating === null ? null : `${formatNumber(unit.kva_rating)} kVA`,
    `${orNA(unit.primary_voltage)} – ${orNA(unit.secondary_voltage)}`,
    standing(unit),
  ),
  Icon: Zap,
  to:
    unit.reserved_for === null || unit.is_retired === true
      ? unitAlonePath(unit.serial)
      : unitPath(unit.serial, unit.reserved_for),
});

/** The orders list of these filters; without an open order of theirs, that of the orders with units. */
function listOf(filters: Partial<OrderFilters>, hasOpenOrders: FoundName['has_open_orders']): string {
  const status = hasOpenOrders === false ? 'assigned' : 'unassigned';
  const list = { ...readList(new URLSearchParams()), filters: { ...defaultOrderFilters, ...filters, status } } as const;
  return `/?${writeList(list).toString()}`;
}

const nameDetail = (kind: string, { has_open_orders }: FoundName) =>
  has_open_orders === false ? `${kind} · all orders have units` : kind;

const customerItem = (customer: FoundName): PaletteItem => ({
  key: `customer ${customer.name}`,
  name: customer.name,
  detail: nameDetail('Customer', customer),
  Icon: Users,
  to: listOf({ customerName: oneLine(customer.name, FILTER_LENGTHS.customerName) }, customer.has_open_orders),
});

const salespersonItem = (person: FoundName): PaletteItem => ({
  key: `salesperson ${person.name}`,
  name: person.name,
  detail: nameDetail('Salesperson', person),
  Icon: User,
  to: listOf({ salesperson: oneLine(person.name, FILTER_LENGTHS.salesperson) }, person.has_open_orders),
});

const fitOfNames = (text: string, names: readonly FoundName[]) =>
  names.some(({ name }) => hasWord(text, name)) ? 'fits' : 'resembles';

/** What the server found, those that this person opened lately first within each group. */
export function foundGroups(text: string, found: Found, lately: ReadonlySet<string>): PaletteGroup[] {
  const recentFirst = (items: readonly PaletteItem[]) =>
    items.toSorted((one, other) => Number(lately.has(other.key)) - Number(lately.has(one.key)));
  const isJob = found.jobs.some((job) =>
    [job.job_number, job.sales_order_number].some((each) => isSameNumber(text, each)),
  );
  const isUnit = found.units.some(({ serial }) => isSameNumber(text, String(serial)));
  const jobs = found.jobs.map(jobItem);
  const units = found.units.map(unitItem);
  return [
    { name: 'Jobs', fit: isJob ? 'same' : 'fits', items: isJob ? jobs : recentFirst(jobs) },
    { name: 'Units', fit: isUnit ? 'same' : 'fits', items: isUnit ? units : recentFirst(units) },
    { name: 'Customers', fit: fitOfNames(text, found.customers), items: found.customers.map(customerItem) },
    { name: 'Salespeople', fit: fitOfNames(text, found.salespeople), items: found.salespeople.map(salespersonItem) },
  ];
}
