import { ordersListSchema } from '../../../../src/contract/orders/order';
import { coverages } from '../../../../src/contract/orders/ordersBands';
import { ordersCountsSchema, type OrdersCountsQuery } from '../../../../src/contract/orders/ordersQuery';
import { overviewSchema } from '../../../../src/contract/overview';
import { paths } from '../../../../src/contract/paths';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, orderRow, unitRow } from '../../../support/server/database';
import { judgeOrders } from '../../../support/server/judgeOrders';

/** 23:59 of 5 March in Phoenix, already the next day in UTC. */
const now = () => new Date('2026-03-06T06:59:00Z');
const ME = ['test er', 'TESTER@specai.test'] as const;

let seed = 11;
const roll = (sides: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * sides);
};
const one = <T>(of: readonly T[]): T => of[roll(of.length)]!;

const DUE = ['2025-12-31', '2026-03-04', '2026-03-05', '2026-03-19', '2026-03-20', '2026-04-04', '2026-04-05'];
const LATER = ['2026-05-04', '2026-05-05', null];
const ORDERED = [
  '2026-03-09',
  '2026-02-04',
  '2026-02-03',
  '2025-12-05',
  '2025-12-04',
  '2025-03-06',
  '2025-03-05',
  null,
];
const LINK = 'Bay-O-Net w/ Isolation Link';
const taken = Array.from({ length: 12 }, (_, n) => `taken ${n}`);

const orders = Array.from({ length: 320 }, (_, n) =>
  orderRow({
    request_date: one([...DUE, ...LATER]),
    order_date: one(ORDERED),
    engineering_review: roll(3) === 0,
    sales_rep: one(['Dana Whitfield', ' Test ER ', null]),
    sales_rep_emails: one([[], ['sales.desk@specai.test', 'Tester@SpecAI.test'], ['dana@specai.test']]),
    kva_rating: one([500, '500.00', 112.5, 490, 5_000, null]),
    primary_voltage_kv: one(['12.47', '12470GrdY/7200', '34.5', '4160 x 12470', 'unreadable', null]),
    secondary_voltage_kv: one(['480Y/277', '0.48', '208Y/120', '600Y/346', null]),
    phase: one([3, 3, 1, null]),
    unit_status: one(['Quoted', 'On Hold', null]),
    sale_price: one(['41250.00', '15000.00', '20000.00', '0.00', null]),
    fusing: one([LINK, LINK, LINK, 'Weak Link', 'Bay-O-Net w/ Partial Range CLF']),
    oil_type: one(['Mineral Oil', 'FR3']),
    order_type: one(['RC', 'RW'] as const),
    assigned_serial: taken[n] ?? null,
  }),
);

const database = useTestDatabase();
beforeAll(async () => {
  const units = [
    ...taken.map((serial) => unitRow({ serial })),
    unitRow({ serial: '1', type_of_fluid: 'FR3', list_price: null }),
    unitRow({ serial: '2', kva_rating: 112.5, labor_cost: null, type_of_fluid: 'FR3' }),
    unitRow({ serial: '3', kva_rating: 750, secondary_voltage: '208Y/120', list_price: null }),
  ];
  await database.db.insertInto('units').values(units).execute();
  await database.db.insertInto('orders').values(orders).execute();
});
const served = useTestApp(database, { now });
beforeAll(async () => {
  await judgeOrders(database.db, served.liveUnits);
  // Some are not judged yet.
  await database.db.deleteFrom('order_matches').where('order_id', 'in', [10_020, 10_040, 10_060]).execute();
});

const get = async (path: string, query: OrdersCountsQuery = {}): Promise<unknown> => {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const answer = await served.call('GET', `${path}?${parameters.toString()}`);
  expect([answer.statusCode, query]).toEqual([200, query]);
  return answer.json();
};
const listed = async (query: OrdersCountsQuery) =>
  parseStrict(ordersListSchema, await get(paths.orders, { ...query, ...{ page_size: '100' } }));
const countOf = async (query: OrdersCountsQuery) => (await listed(query)).count ?? 0;

const choices = (['overdue', '14', '30', '60', undefined] as const).flatMap((due) =>
  (['true', undefined] as const).flatMap((needs_engineering) =>
    (['true', undefined] as const).flatMap((mine) =>
      ([...coverages, 'not covered', 'not judged', undefined] as const).map((coverage) => ({
        due,
        needs_engineering,
        mine,
        coverage,
      })),
    ),
  ),
);

const isDue = (day: string | null, due: string | undefined) => {
  const last = { '14': '2026-03-19', '30': '2026-04-04', '60': '2026-05-04' }[due ?? ''];
  if (due === undefined) return true;
  if (day === null) return false;
  return last === undefined ? day < '2026-03-05' : day >= '2026-03-05' && day <= last;
};

const isUncovered = (own: string | null) => own !== null && ['check', 'misses', 'none'].includes(own);

test('every combination of what is urgent lists what plain JavaScript does, with the coverage of each order', async () => {
  const matches = await database.db.selectFrom('order_matches').selectAll().execute();
  const coverageOf = new Map<unknown, string>(matches.map(({ order_id, coverage }) => [order_id, coverage]));
  const rows = await database.db.selectFrom('orders').selectAll().orderBy('id').execute();
  for (const query of choices) {
    const { due, needs_engineering, mine, coverage } = query;
    const fitting = rows.filter((row) => {
      const isMine =
        row.sales_rep?.trim().toLowerCase() === ME[0] ||
        row.sales_rep_emails.some((each) => each.toLowerCase() === ME[1].toLowerCase());
      const own = row.assigned_serial === null ? (coverageOf.get(row.id) ?? 'not judged') : null;
      return (
        isDue(row.request_date, due) &&
        (needs_engineering === undefined || row.engineering_review) &&
        (mine === undefined || isMine) &&
        (coverage === undefined || own === coverage || (coverage === 'not covered' && isUncovered(own)))
      );
    });
    const { count, results } = await listed({ ...query, ordering: 'request_date' });
    expect([query, count]).toEqual([query, fitting.length]);
    for (const { id, coverage: said } of results) expect(said).toBe(coverageOf.get(id) ?? null);
    const days = results.map(({ request_date }) => request_date ?? '9');
    expect(days).toEqual([...days].sort());
  }
  expect(new Set(coverageOf.values())).toEqual(new Set(coverages));
});

test('each filter is counted as the list would count with it, all others standing', async () => {
  for (const query of choices.filter((_, place) => place % 7 === 0)) {
    const counts = parseStrict(ordersCountsSchema, await get(paths.ordersCounts, query));
    const withIt = (more: OrdersCountsQuery) => countOf({ ...query, ...more });
    const withEach = async (name: 'coverage' | 'due', values: readonly string[]) =>
      Object.fromEntries(
        await Promise.all(values.map(async (value) => [value, await withIt({ [name]: value })] as const)),
      );
    expect([query, counts]).toEqual([
      query,
      {
        total: await withIt({}),
        due: await withEach('due', ['overdue', '14', '30', '60']),
        needsEngineering: await withIt({ needs_engineering: 'true' }),
        mine: await withIt({ mine: 'true' }),
        coverage: await withEach('coverage', ['fits', 'work', 'check', 'misses', 'none', 'not stated']),
        notJudged: await withIt({ coverage: 'not judged' }),
      },
    ]);
  }
});

test('orders without a salesperson belong to no one', async () => {
  const authorization = `Bearer ${await served.signIn.token('nameless', { name: '', email: '' })}`;
  const answer = await served.call('GET', `${paths.orders}?mine=true`, undefined, { authorization });
  expect(answer.json()).toEqual({ results: [], count: 0 });
});

test('each group of the overview is what its query lists, and the groups of a kind hold every open order once', async () => {
  const overview = parseStrict(overviewSchema, await get(paths.overview));
  const { due, ages, margins, stock, unserved, open } = overview;
  const coverageGroups = [...overview.coverageByKva, ...overview.coverageByPrimary].flatMap((each) => each.coverages);
  const groups = [open, ...due, ...ages, ...coverageGroups, ...margins, ...stock, ...unserved];
  for (const { query, orders: count } of groups) expect([query, count]).toEqual([query, await countOf(query)]);
  const sum = (some: readonly { orders: number }[]) => some.reduce((all, each) => all + each.orders, 0);
  expect(open.orders).toBe(orders.length - taken.length);
  for (const kind of [due, ages, stock]) expect(sum(kind)).toBe(open.orders);
  expect(sum(coverageGroups)).toBe(2 * open.orders);
  // The groups that are not listed hold at least one order.
  expect([unserved.length, overview.moreUnserved > 0]).toEqual([25, true]);
  expect(sum(unserved) + overview.moreUnserved).toBeLessThanOrEqual(await countOf({ coverage: 'not covered' }));
  expect(sum(margins)).toBe((await countOf({ coverage: 'fits' })) + (await countOf({ coverage: 'work' })));
  expect(margins.map(({ margin }) => margin)).toEqual(expect.arrayContaining(['incomplete', 'none', 'under 0', '40+']));
});

test('values are those of the orders that have a price; stock counts the units without an order', async () => {
  const overview = parseStrict(overviewSchema, await get(paths.overview));
  const rows = orders.filter(({ assigned_serial }) => assigned_serial === null);
  const value = rows.reduce((sum, { sale_price }) => sum + Number(sale_price), 0);
  const withoutPrice = rows.filter(({ sale_price }) => Number(sale_price) === 0).length;
  expect(overview.open).toMatchObject({ orders: rows.length, value, withoutPrice });
  expect(overview.due.reduce((sum, each) => sum + each.value, 0)).toBe(value);
  expect(overview.due.map(({ due }) => due)).toEqual(['overdue', '2026-03', '2026-04', '2026-05', 'none']);
  expect(overview.stock.map(({ kva, units }) => [kva, units])).toEqual([
    [112.5, 1],
    [490, 0],
    [500, 1],
    [750, 1],
    [5_000, 0],
    [null, 0],
  ]);
  const worths = overview.unserved.map((each) => each.value);
  expect(worths).toEqual([...worths].sort((a, b) => b - a));
});

test.each(['due=13', 'due_month=2026-13', 'kva=5e2', 'age=old', 'margin=0', 'mine=false', 'phase=2', 'unit_status='])(
  'a list narrowed by %s is refused',
  async (query) => {
    expect((await served.call('GET', `${paths.orders}?${query}`)).statusCode).toBe(400);
  },
);
