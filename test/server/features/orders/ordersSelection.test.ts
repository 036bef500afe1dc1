import type { OrdersList } from '../../../../src/contract/orders/order';
import { ordersQuerySchema } from '../../../../src/contract/orders/ordersQuery';
import { paths } from '../../../../src/contract/paths';
import { createOrdersRepository, type OrdersRepository } from '../../../../src/server/features/orders/repository';
import { shareOf } from '../../../support/extent';
import { useTestApp } from '../../../support/server/app';
import { useTestDatabase, nobody, orderRow, unitRow } from '../../../support/server/database';

const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 2, 5);
/** 23:59 of that day in Phoenix, already the next day in UTC. */
const now = () => new Date('2026-03-06T06:59:00Z');

/** Days ago: both sides of each window, tomorrow, one equal pair, and none. */
const AGES = [0, 29, 30, 30, 31, 59, 60, 61, 89, 90, 91, 179, 180, 181, 364, 365, 366, 900, -1, -40, null];
const PRICES = ['100.00', '99.99', '100.00', '20000.00', '9.50', '0.00', null];
const STATES = ['AZ', 'AZ', 'TX', null];
const REPS = ['Dana Whitfield', 'DANA Ortega', 'Sam Dañas', null, 'Jordan Adana'];
const CUSTOMERS = ['Mesa Water', 'Costa Mesa', 'MESA', 'Élan'];
const SALES_ORDERS = ['SO-7', 'so-71', null, 'SO-8', 'X'];

interface Sample {
  id: number;
  job_number: string;
  sales_order_number: string | null;
  customer_name: string;
  sales_rep: string | null;
  ship_state: string | null;
  order_type: 'RC' | 'RW';
  order_date: string | null;
  sale_price: string | null;
  assigned_serial: string | null;
}

/** The same numbers in each run, evenly spread. */
function createDice(): (sides: number) => number {
  let seed = 20_260_305;
  return (sides) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * sides);
  };
}
const roll = createDice();
const one = <T>(of: readonly T[]): T => of[roll(of.length)]!;
const dayOf = (age: number | null) => (age === null ? null : new Date(TODAY - age * DAY_MS).toISOString().slice(0, 10));

/** As many as one page holds; their ids differ from the order of insertion. */
const samples: Sample[] = Array.from({ length: 97 }, (_unused, n) => ({
  id: 1_000 + ((n * 37) % 97),
  job_number: `${one(['J', 'JSO-7', 'K'])}${n}`,
  sales_order_number: one(SALES_ORDERS),
  customer_name: one(CUSTOMERS),
  sales_rep: one(REPS),
  ship_state: one(STATES),
  order_type: one(['RC', 'RW'] as const),
  order_date: dayOf(one(AGES)),
  sale_price: one(PRICES),
  assigned_serial: roll(2) === 0 ? null : String(5_000 + n),
}));

const CHOICES = {
  unit_assignment: [undefined, 'unassigned', 'assigned'],
  ordering: ['order_date', '-order_date', 'sale_price', '-sale_price'],
  order_type: [undefined, 'rc', 'rw'],
  date_range: [undefined, '30', '60', '90', '180', '365'],
  delivery_state: [undefined, 'AZ'],
  search: [undefined, 'So-7'],
  sales_rep: [undefined, ' dana '],
  customer_name: [undefined, 'mesa'],
} as const;
type Query = { [name in keyof typeof CHOICES]?: string };

const combined = (names: readonly (keyof typeof CHOICES)[]): Query[] =>
  names.reduce<Query[]>(
    (queries, name) => queries.flatMap((query) => CHOICES[name].map((choice) => ({ ...query, [name]: choice }))),
    [{}],
  );

const holds = (text: string | null, part: string) => text?.toLowerCase().includes(part.trim().toLowerCase()) ?? false;

function fits(order: Sample, query: Query): boolean {
  if (query.unit_assignment === 'assigned' && order.assigned_serial === null) return false;
  if (query.unit_assignment === 'unassigned' && order.assigned_serial !== null) return false;
  if (query.order_type !== undefined && order.order_type.toLowerCase() !== query.order_type) return false;
  if (query.delivery_state !== undefined && order.ship_state !== query.delivery_state) return false;
  if (query.sales_rep !== undefined && !holds(order.sales_rep, query.sales_rep)) return false;
  if (query.customer_name !== undefined && !holds(order.customer_name, query.customer_name)) return false;
  const { search, date_range } = query;
  if (search !== undefined && ![order.job_number, order.sales_order_number].some((text) => holds(text, search)))
    return false;
  if (date_range === undefined) return true;
  return order.order_date !== null && (TODAY - Date.parse(order.order_date)) / DAY_MS <= Number(date_range);
}

function inOrder(orders: Sample[], ordering = ''): Sample[] {
  const value = (order: Sample): number | null => {
    const text = ordering.endsWith('sale_price') ? order.sale_price : order.order_date;
    if (text === null) return null;
    return ordering.endsWith('sale_price') ? Number(text) : Date.parse(text);
  };
  return [...orders].sort((a, b) => {
    const [first, second] = [value(a), value(b)];
    if (first === second) return a.id - b.id;
    if (first === null) return 1;
    if (second === null) return -1;
    return ordering.startsWith('-') ? second - first : first - second;
  });
}

const database = useTestDatabase();
let orders: OrdersRepository;
beforeAll(async () => {
  const units = samples.flatMap(({ assigned_serial: serial }) => (serial === null ? [] : [unitRow({ serial })]));
  await database.db.insertInto('units').values(units).execute();
  await database.db.insertInto('orders').values(samples.map(orderRow)).execute();
  orders = createOrdersRepository(database.db, now);
});
const served = useTestApp(database, { now });

interface Listed {
  count: number;
  jobs: (string | null)[];
}

const said = (query: Query): Record<string, string> => {
  const chosen = Object.entries<string | undefined>({ page_size: '100', ...query });
  return Object.fromEntries(chosen.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
};

async function listed(query: Query): Promise<Listed> {
  const { rows, count } = await orders.list(ordersQuerySchema.parse(said(query)), nobody);
  return { count, jobs: rows.map((order) => order.job_number) };
}

async function answered(query: Query): Promise<Listed> {
  const response = await served.call('GET', `${paths.orders}?${new URLSearchParams(said(query)).toString()}`);
  const { count, results }: OrdersList = response.json();
  return { count: count ?? 0, jobs: results.map((order) => order.job_number) };
}

const expected = (query: Query): Listed => {
  const jobs = inOrder(
    samples.filter((order) => fits(order, query)),
    query.ordering,
  ).map((order) => order.job_number);
  return { count: jobs.length, jobs };
};

const filters = combined(['order_type', 'date_range', 'delivery_state', 'search', 'sales_rep', 'customer_name']);

/** No filter has a multiple of this many choices: each share holds every pair of choices. */
const SHARES = 5;
const statusesAndOrders = combined(['unit_assignment', 'ordering']).map((query, turn) => ({ query, turn }));

test.each(statusesAndOrders)(
  '$query with combinations of the other filters lists what plain JavaScript does',
  async ({ query: statusAndOrder, turn }) => {
    const share = shareOf(filters, turn, SHARES);
    let found = 0;
    for (const filter of share) {
      const query = { ...filter, ...statusAndOrder };
      const wanted = expected(query);
      expect({ query, ...(await listed(query)) }).toEqual({ query, ...wanted });
      if (wanted.count > 1) found += 1;
    }
    // Lists of zero or one row would prove little.
    expect(found).toBeGreaterThan(share.length / 2);
  },
);

const choices: Query[] = [
  ...Object.entries(CHOICES).flatMap(([name, values]) =>
    values.flatMap((value) => (value === undefined ? [] : [{ [name]: value }])),
  ),
  Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values.at(-1)])),
];

test.each(choices)('the server answers %j with the orders that fit', async (query) => {
  expect(await answered(query)).toEqual(expected({ ordering: '-order_date', ...query }));
});
