import { toOverview, type OverviewRows } from '../../../../src/server/features/overview/presenter';

type Group = OverviewRows['groups'][number];

const group = (fields: Partial<Group>): Group => ({
  kind: 'all',
  due_month: null,
  age: null,
  unit_status: null,
  kva: null,
  primary_class: null,
  margin: null,
  coverage: null,
  orders: 1,
  value: 0,
  without_price: 0,
  ...fields,
});

const overviewOf = (rows: Partial<OverviewRows>) =>
  toOverview({ day: '2026-03-05', groups: [], unserved: [], freeUnits: [], ...rows });

const OPEN = { unit_assignment: 'unassigned' };

it('has only the day without orders and units', () => {
  expect(overviewOf({})).toEqual({
    day: '2026-03-05',
    open: { orders: 0, value: 0, withoutPrice: 0, query: OPEN },
    due: [],
    ages: [],
    coverageByKva: [],
    coverageByPrimary: [],
    margins: [],
    stock: [],
    unserved: [],
    moreUnserved: 0,
  });
});

it('sums up all open orders with the query of their list', () => {
  const groups = [group({ orders: 9, value: 120_000.5, without_price: 2 }), group({ kind: 'due', orders: 4 })];
  expect(overviewOf({ groups }).open).toEqual({ orders: 9, value: 120_000.5, withoutPrice: 2, query: OPEN });
});

it('lists what is due: overdue orders first, then the months, those without a date last', () => {
  const groups = ['2026-04', null, '2026-03', 'overdue', 'none'].map((due_month, at) =>
    group({ kind: 'due', due_month, orders: at + 1, value: 10 * at, without_price: at }),
  );
  const due = overviewOf({ groups: groups.filter(({ due_month }) => due_month !== null) }).due;
  expect(due).toEqual([
    { due: 'overdue', orders: 4, value: 30, withoutPrice: 3, query: { ...OPEN, due: 'overdue' } },
    { due: '2026-03', orders: 3, value: 20, withoutPrice: 2, query: { ...OPEN, due_month: '2026-03' } },
    { due: '2026-04', orders: 1, value: 0, withoutPrice: 0, query: { ...OPEN, due_month: '2026-04' } },
    { due: 'none', orders: 5, value: 40, withoutPrice: 4, query: { ...OPEN, due_month: 'none' } },
  ]);
  expect(overviewOf({ groups }).due.filter((each) => each.due === 'none')).toHaveLength(2);
});

it('lists ages from young to old, within each the statuses with the most orders first, ties by name', () => {
  const age = (band: string, unit_status: string | null, orders: number) =>
    group({ kind: 'ages', age: band, unit_status, orders });
  const groups = [
    ...[age('none', 'Ready', 1), age('365+', 'Ready', 2), age('0-29', 'Quoted', 3), age('0-29', 'In Transit', 3)],
    ...[age('0-29', null, 8), age('0-29', 'Arrived', 3), group({ kind: 'due', age: '0-29' })],
  ];
  expect(overviewOf({ groups: groups.toReversed() }).ages).toEqual(overviewOf({ groups }).ages);
  expect(overviewOf({ groups }).ages).toEqual([
    { age: '0-29', status: null, orders: 8, query: { ...OPEN, age: '0-29', unit_status: 'none' } },
    { age: '0-29', status: 'Arrived', orders: 3, query: { ...OPEN, age: '0-29', unit_status: 'Arrived' } },
    { age: '0-29', status: 'In Transit', orders: 3, query: { ...OPEN, age: '0-29', unit_status: 'In Transit' } },
    { age: '0-29', status: 'Quoted', orders: 3, query: { ...OPEN, age: '0-29', unit_status: 'Quoted' } },
    { age: '365+', status: 'Ready', orders: 2, query: { ...OPEN, age: '365+', unit_status: 'Ready' } },
    { age: 'none', status: 'Ready', orders: 1, query: { ...OPEN, age: 'none', unit_status: 'Ready' } },
  ]);
});

it('lists coverage by rating and by primary voltage class, only those that occur', () => {
  const groups = [
    group({ kind: 'kva', kva: '1000', coverage: 'none', orders: 5 }),
    group({ kind: 'kva', kva: 'none', coverage: 'not judged', orders: 2 }),
    group({ kind: 'kva', kva: '75', coverage: 'not judged', orders: 1 }),
    group({ kind: 'primary', primary_class: 'none', coverage: 'none', orders: 4 }),
    group({ kind: 'primary', primary_class: '15', coverage: 'not judged', orders: 6 }),
    group({ kind: 'primary', primary_class: '15', coverage: 'none', orders: 7 }),
  ];
  const { coverageByKva, coverageByPrimary } = overviewOf({ groups, freeUnits: [{ kva: '500', units: 3 }] });
  const query = (more: object) => ({ ...OPEN, ...more });
  expect(coverageByKva).toEqual([
    {
      kva: 75,
      coverages: [{ coverage: 'not judged', orders: 1, query: query({ kva: '75', coverage: 'not judged' }) }],
    },
    { kva: 1000, coverages: [{ coverage: 'none', orders: 5, query: query({ kva: '1000', coverage: 'none' }) }] },
    {
      kva: null,
      coverages: [{ coverage: 'not judged', orders: 2, query: query({ kva: 'none', coverage: 'not judged' }) }],
    },
  ]);
  expect(coverageByPrimary).toEqual([
    {
      primaryClass: '15',
      coverages: [
        { coverage: 'none', orders: 7, query: query({ primary_class: '15', coverage: 'none' }) },
        { coverage: 'not judged', orders: 6, query: query({ primary_class: '15', coverage: 'not judged' }) },
      ],
    },
    {
      primaryClass: 'none',
      coverages: [{ coverage: 'none', orders: 4, query: query({ primary_class: 'none', coverage: 'none' }) }],
    },
  ]);
});

it('lists margins from the worst band to the best, then those that are incomplete or unknown', () => {
  const groups = ['none', 'incomplete', '40+', '10-20', 'under 0'].map((margin, at) =>
    group({ kind: 'margins', margin, orders: at + 1 }),
  );
  const query = (margin: string) => ({ ...OPEN, margin });
  expect(overviewOf({ groups: [...groups, group({ kind: 'kva', margin: '40+' })] }).margins).toEqual([
    { margin: 'under 0', orders: 5, query: query('under 0') },
    { margin: '10-20', orders: 4, query: query('10-20') },
    { margin: '40+', orders: 3, query: query('40+') },
    { margin: 'incomplete', orders: 2, query: query('incomplete') },
    { margin: 'none', orders: 1, query: query('none') },
  ]);
});

it('sets available units beside the orders of each rating, by number, orders without a rating last', () => {
  const kva = (rating: string | null, orders: number) => group({ kind: 'kva', kva: rating, coverage: 'none', orders });
  const groups = [kva('1000', 5), kva('1000', 2), kva('75', 1), kva('none', 3)];
  const freeUnits = [
    { kva: '500', units: 4 },
    { kva: '1000', units: 6 },
  ];
  const queries = (rating: string) => ({
    inventoryQuery: { kva: rating, availability: 'free' },
    query: { ...OPEN, kva: rating },
  });
  expect(overviewOf({ groups, freeUnits }).stock).toEqual([
    { kva: 75, units: 0, orders: 1, ...queries('75') },
    { kva: 500, units: 4, orders: 0, ...queries('500') },
    { kva: 1000, units: 6, orders: 7, ...queries('1000') },
    { kva: null, units: 0, orders: 3, ...queries('none') },
  ]);
});

it('lists what is not covered, with the query of those orders, and how many more kinds there are', () => {
  const unserved = [
    {
      ...({ kva: '750', primary_class: '15', secondary_volts: '480', phase: '3', groups: 12 } as const),
      ...{ orders: 3, value: 99_000, without_price: 1 },
    },
    {
      ...({ kva: 'none', primary_class: 'none', secondary_volts: 'none', phase: 'none', groups: 12 } as const),
      ...{ orders: 1, value: 0, without_price: 1 },
    },
  ];
  const { unserved: listed, moreUnserved } = overviewOf({ unserved });
  expect(listed).toEqual([
    {
      ...{ kva: 750, primaryClass: '15', secondaryVolts: 480, phase: 3, orders: 3, value: 99_000, withoutPrice: 1 },
      query: { ...OPEN, kva: '750', primary_class: '15', secondary_volts: '480', phase: '3', coverage: 'not covered' },
    },
    {
      ...{ kva: null, primaryClass: 'none', secondaryVolts: null, phase: null, orders: 1, value: 0, withoutPrice: 1 },
      query: {
        ...{ ...OPEN, kva: 'none', primary_class: 'none', secondary_volts: 'none', phase: 'none' },
        coverage: 'not covered',
      },
    },
  ]);
  expect(moreUnserved).toBe(10);
});
