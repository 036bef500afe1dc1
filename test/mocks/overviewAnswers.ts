import { type HttpHandler, http } from 'msw';
import { coverages, ageBands } from '../../src/contract/orders/ordersBands';
import type { Overview } from '../../src/contract/overview';
import { json, problem } from './answers';
import { calls } from './calls';

const open = { unit_assignment: 'unassigned' } as const;

const due = (month: string, orders: number, value: number, withoutPrice = 0): Overview['due'][number] => ({
  ...{ due: month, orders, value, withoutPrice },
  query: month === 'overdue' ? { ...open, due: 'overdue' } : { ...open, due_month: month },
});

/** Of each coverage so many orders; 0 is left out, as the server does. */
const coverageCounts = (query: Overview['open']['query'], counts: readonly number[]) =>
  coverages.flatMap((coverage, index) => {
    const orders = counts[index] ?? 0;
    return orders > 0 ? [{ coverage, orders, query: { ...query, coverage } }] : [];
  });

const byKva = (kva: number | null, ...counts: number[]): Overview['coverageByKva'][number] => ({
  kva,
  coverages: coverageCounts({ ...open, kva: kva === null ? 'none' : String(kva) }, counts),
});

const byClass = (
  primaryClass: Overview['coverageByPrimary'][number]['primaryClass'],
  ...counts: number[]
): Overview['coverageByPrimary'][number] => ({
  primaryClass,
  coverages: coverageCounts({ ...open, primary_class: primaryClass }, counts),
});

const margin = (band: Overview['margins'][number]['margin'], orders: number): Overview['margins'][number] => ({
  ...{ margin: band, orders },
  query: { ...open, margin: band },
});

const stock = (kva: number, units: number, orders: number): Overview['stock'][number] => ({
  ...{ kva, units, orders },
  inventoryQuery: { kva: [String(kva)], availability: ['free'] },
  query: { ...open, kva: String(kva) },
});

const unserved = (
  [kva, primaryClass, secondaryVolts, phase]: [number, Overview['unserved'][number]['primaryClass'], number, 1 | 3],
  [orders, value, withoutPrice]: [number, number, number],
): Overview['unserved'][number] => ({
  ...{ kva, primaryClass, secondaryVolts, phase, orders, value, withoutPrice },
  query: {
    ...{ ...open, coverage: 'not covered', kva: String(kva), primary_class: primaryClass },
    ...{ secondary_volts: String(secondaryVolts), phase: String(phase) as '1' | '3' },
  },
});

const statuses = ['Awaiting Review', 'Quoted', 'On Hold', null];

export const anOverview = (change: Partial<Overview> = {}): Overview => ({
  day: '2026-03-05',
  open: { orders: 138, value: 5_204_300, withoutPrice: 12, query: open },
  due: [
    due('overdue', 9, 412_000),
    due('2026-03', 41, 1_604_300, 3),
    due('2026-04', 52, 2_120_000, 6),
    due('2026-06', 30, 1_068_000, 1),
    due('none', 6, 0, 2),
  ],
  ages: ageBands.flatMap((age, band) =>
    statuses.map((status, index) => ({
      ...{ age, status, orders: 2 + ((band * 3 + index * 5) % 11) },
      query: { ...open, age, ...(status !== null && { unit_status: status }) },
    })),
  ),
  coverageByKva: [
    byKva(75, 3, 4, 1, 1, 1),
    byKva(500, 12, 20, 5, 4, 6),
    byKva(1500, 8, 31, 8, 6, 9),
    byKva(null, 0, 0, 0, 0, 0, 19),
  ],
  coverageByPrimary: [
    byClass('5', 2, 4, 1),
    byClass('15', 20, 45, 12, 10, 14),
    byClass('34.5', 1, 6, 1, 1, 2),
    byClass('none', 0, 0, 0, 0, 0, 19),
  ],
  margins: [
    margin('under 0', 4),
    margin('10-20', 18),
    margin('20-30', 40),
    margin('40+', 31),
    margin('incomplete', 7),
    margin('none', 3),
  ],
  stock: [stock(75, 220, 10), stock(500, 611, 47), stock(1500, 93, 62), stock(2500, 0, 4)],
  unserved: [
    unserved([1500, '15', 480, 3], [9, 612_000, 1]),
    unserved([500, '34.5', 208, 3], [6, 244_500, 0]),
    unserved([75, '15', 240, 1], [1, 8_250, 0]),
  ],
  moreUnserved: 2,
  ...change,
});

export const overviewAnswer = (overview: Overview): HttpHandler => http.get(calls.overview, () => json(overview));

export const overviewFailure = (status = 500, detail?: string): HttpHandler =>
  http.get(calls.overview, () => problem(status, detail));
