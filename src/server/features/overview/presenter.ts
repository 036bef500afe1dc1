import type { Overview } from '../../../contract/overview';
import {
  coverages,
  ageBands,
  INCOMPLETE,
  marginBands,
  NONE,
  NOT_COVERED,
  NOT_JUDGED,
  OVERDUE,
  voltageClasses,
  type AgeBand,
} from '../../../contract/orders/ordersBands';
import type { FreeUnits, OverviewGroup, UnservedGroup, Worth } from '../../db/readRows';
import type { OrdersCountsQuery } from '../../../contract/orders/ordersQuery';

export interface OverviewRows {
  readonly day: string;
  readonly groups: readonly OverviewGroup[];
  readonly unserved: readonly UnservedGroup[];
  readonly freeUnits: readonly FreeUnits[];
}

export function toOverview({ day, groups, unserved, freeUnits }: OverviewRows): Overview {
  const of = (kind: string) => groups.filter((each) => each.kind === kind);
  const byKva = ascending([...new Set([...of('kva'), ...freeUnits].map(({ kva }) => kva ?? NONE))]);
  return {
    day,
    open: { ...worthOf(of('all')[0] ?? NOTHING), query: open({}) },
    due: of('due')
      .map(toDue)
      .sort((a, b) => (place(a.due) < place(b.due) ? -1 : 1)),
    ages: ([...ageBands, NONE] as const).flatMap((age) => toAges(of('ages'), age)),
    coverageByKva: byKva.flatMap((kva) => {
      const found = toCoverages(of('kva'), { kva });
      return found.length === 0 ? [] : [{ kva: numberOf(kva), coverages: found }];
    }),
    coverageByPrimary: ([...voltageClasses, NONE] as const).flatMap((primaryClass) => {
      const found = toCoverages(of('primary'), { primary_class: primaryClass });
      return found.length === 0 ? [] : [{ primaryClass, coverages: found }];
    }),
    margins: ([...marginBands, INCOMPLETE, NONE] as const).flatMap((margin) =>
      of('margins')
        .filter((each) => each.margin === margin)
        .map(({ orders }) => ({ margin, orders, query: open({ margin }) })),
    ),
    stock: byKva.map((kva) => toStock(kva, of('kva'), freeUnits)),
    unserved: unserved.map(toUnserved),
    moreUnserved: (unserved[0]?.groups ?? 0) - unserved.length,
  };
}

const NOTHING = { orders: 0, value: 0, without_price: 0 };

const open = (query: OrdersCountsQuery): OrdersCountsQuery => ({ unit_assignment: 'unassigned', ...query });

const worthOf = ({ orders, value, without_price }: Worth) => ({ orders, value, withoutPrice: without_price });

const numberOf = (key: string): number | null => (key === NONE ? null : Number(key));

const ascending = (keys: readonly string[]): string[] =>
  [...keys].sort((a, b) => (numberOf(a) ?? Number.POSITIVE_INFINITY) - (numberOf(b) ?? Number.POSITIVE_INFINITY));

/** Overdue first; NONE sorts after digits. */
const place = (due: string): string => (due === OVERDUE ? '' : due);

function toDue({ due_month, ...group }: OverviewGroup) {
  const due = due_month ?? NONE;
  return { due, ...worthOf(group), query: open(due === OVERDUE ? { due } : { due_month: due }) };
}

const toAges = (groups: readonly OverviewGroup[], age: AgeBand | typeof NONE) =>
  groups
    .filter((each) => each.age === age)
    .map(({ unit_status, orders }) => ({ unit_status: unit_status ?? NONE, orders }))
    .sort((a, b) => b.orders - a.orders || (a.unit_status < b.unit_status ? -1 : 1))
    .map(({ unit_status, orders }) => ({
      age,
      status: unit_status === NONE ? null : unit_status,
      orders,
      query: open({ age, unit_status }),
    }));

const toCoverages = (groups: readonly OverviewGroup[], key: Pick<OrdersCountsQuery, 'kva' | 'primary_class'>) =>
  ([...coverages, NOT_JUDGED] as const).flatMap((coverage) =>
    groups
      .filter((each) => each.coverage === coverage)
      .filter((each) => (key.kva === undefined ? each.primary_class === key.primary_class : each.kva === key.kva))
      .map(({ orders }) => ({ coverage, orders, query: open({ ...key, coverage }) })),
  );

function toStock(kva: string, groups: readonly OverviewGroup[], freeUnits: OverviewRows['freeUnits']) {
  const demanded = groups.filter((each) => each.kva === kva);
  return {
    kva: numberOf(kva),
    units: freeUnits.find((each) => each.kva === kva)?.units ?? 0,
    inventoryQuery: { kva, availability: 'free' },
    orders: demanded.reduce((sum, { orders }) => sum + orders, 0),
    query: open({ kva }),
  };
}

function toUnserved({ kva, primary_class, secondary_volts, phase, ...group }: UnservedGroup) {
  const requested = { kva, primary_class, secondary_volts, phase };
  return {
    kva: numberOf(kva),
    primaryClass: primary_class,
    secondaryVolts: numberOf(secondary_volts),
    phase: numberOf(phase),
    ...worthOf(group),
    query: open({ ...requested, coverage: NOT_COVERED }),
  };
}
