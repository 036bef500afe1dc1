import { type LucideIcon, AppWindow, FileText, Package, Play, Zap, User, Users, Bookmark } from 'lucide-react';
import {
  type Opened,
  type Found,
  type FoundJob,
  type FoundName,
  type FoundUnit,
  MAX_SEARCH_LENGTH,
} from '../../../contract/search';
import { orderPath, unitAlonePath, unitPath } from '../../lib/paths';
import { type ActionOnScreen, actionsOnScreen } from '../../ui/keyboard/shortcuts';
import { formatNumber, orNA } from '../../../domain/format/number';
import { oneLine } from '../../../domain/format/text';
import { FILTER_LENGTHS } from '../../../domain/limits';
import { defaultOrderFilters, type OrderFilters } from '../../../domain/orders/orderFilters';
import { readList, writeList } from '../../../domain/orders/orderList';
import { jobText } from '../../../domain/search/jobText';
import { type ViewLink, useViewLinks } from '../../features/views/api/views';
import { useState } from 'react';
import { useDebounced } from '../../lib/useDebounced';
import { listedScreens } from '../routes/screens';
import { useGetSearchQuery } from '../../store/api/shell';
import { useServices } from '../../store/services';

export interface PaletteItem {
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
  readonly Icon: LucideIcon;
  readonly to?: string;
  readonly run?: () => void;
}

type Fit = 'same' | 'fits' | 'resembles';

export interface PaletteGroup {
  readonly name: string;
  readonly items: readonly PaletteItem[];
  readonly fit: Fit;
}

const places: Readonly<Record<Fit, number>> = { same: 0, fits: 1, resembles: 2 };

export const inOrder = (groups: readonly PaletteGroup[]): readonly PaletteGroup[] =>
  groups.filter(({ items }) => items.length > 0).toSorted((one, other) => places[one.fit] - places[other.fit]);

const folded = (text: string) => text.toLowerCase().trim().replace(/\s+/g, ' ');
const number = (text: string) => text.toLowerCase().replace(/[ \-#./]/g, '');

export const isSameNumber = (typed: string, known: string | null): boolean => {
  const text = number(typed);
  const whole = number(known ?? '');
  return text !== '' && (whole === text || whole.replace(/^[a-z]+/, '') === text);
};

export const hasWord = (typed: string, name: string): boolean => ` ${folded(name)}`.includes(` ${folded(typed)}`);

interface Own {
  readonly opened: readonly Opened[];
  readonly screens: readonly { readonly path: string; readonly name: string }[];
  readonly actions: readonly ActionOnScreen[];
}

export const keyOf = ({ kind, id }: Opened): string => `${kind} ${id}`;

const openedItem = (opened: Opened): PaletteItem => ({
  key: keyOf(opened),
  ...(opened.kind === 'job'
    ? { name: `Job ${opened.number}`, Icon: FileText, to: orderPath(opened.id) }
    : { name: `Unit ${opened.number}`, Icon: Zap, to: unitAlonePath(opened.id) }),
});

export function ownGroups(text: string, { opened, screens, actions }: Own): PaletteGroup[] {
  const isEmpty = text.trim() === '';
  const fits = ({ name }: { name: string }) => isEmpty || hasWord(text, name);
  return [
    { name: 'Recent', fit: 'fits', items: isEmpty ? opened.map(openedItem) : [] },
    {
      name: 'Screens',
      fit: 'fits',
      items: screens.filter(fits).map(({ path, name }) => ({ key: `screen ${path}`, name, Icon: AppWindow, to: path })),
    },
    {
      name: 'Actions',
      fit: 'fits',
      items: actions.filter(fits).map(({ name, run }) => ({ key: `action ${name}`, name, Icon: Play, run })),
    },
  ];
}

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
  return reserved_for === null ? 'available' : `reserved for ${orNA(reserved_for_job)}`;
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

const stockItem = (text: string, { words, count }: NonNullable<Found['stock']>): PaletteItem => ({
  key: 'stock',
  name: `${formatNumber(count)} ${count === 1 ? 'unit' : 'units'} in inventory`,
  detail: words,
  Icon: Package,
  to: `/inventory?${new URLSearchParams({ search: text }).toString()}`,
});

const fitOfNames = (text: string, names: readonly FoundName[]) =>
  names.some(({ name }) => hasWord(text, name)) ? 'fits' : 'resembles';

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
    { name: 'Inventory', fit: 'same', items: found.stock ? [stockItem(text, found.stock)] : [] },
    { name: 'Customers', fit: fitOfNames(text, found.customers), items: found.customers.map(customerItem) },
    { name: 'Salespeople', fit: fitOfNames(text, found.salespeople), items: found.salespeople.map(salespersonItem) },
  ];
}

export const viewGroup = (text: string, views: readonly ViewLink[]): PaletteGroup => ({
  name: 'Views',
  fit: 'fits',
  items: views
    .filter(({ name }) => text === '' || hasWord(text, name))
    .map(({ name, about, to }) => ({ key: `view ${to} ${name}`, name, detail: about, Icon: Bookmark, to })),
});

const DEBOUNCE_MS = 40;

export function usePalette(typed: string) {
  const { opened, config, permissions } = useServices();
  // The screen behind cannot change while the palette is open.
  const [own] = useState(() => ({
    opened: opened?.list() ?? [],
    screens: listedScreens(config.capabilities, permissions),
    actions: actionsOnScreen(),
  }));
  const views = useViewLinks();
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH);
  const settled = useDebounced(text, DEBOUNCE_MS);
  const { currentData, isFetching, error, refetch } = useGetSearchQuery(settled, { skip: settled === '' });
  const isPending = text !== settled || (text !== '' && isFetching);
  const isAnswered = !isPending && text !== '';
  const found = isAnswered && currentData ? foundGroups(text, currentData, new Set(own.opened.map(keyOf))) : [];
  return {
    groups: inOrder([...found, viewGroup(text, views), ...ownGroups(text, own)]),
    isPending,
    error: isAnswered ? error : undefined,
    refetch,
  };
}
