import { paths } from '../../../../src/contract/paths';
import type { Role } from '../../../../src/domain/access/access';
import { createTestApp, type TestApp } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { registeredRoutes } from '../../../support/server/registeredRoutes';
import { insertRows, orderRow, unitRow } from '../../../support/server/rows';

let database: TestDatabase;
let served: TestApp;
let ids: number[];

/** US dollars that nothing else in the answers is. */
const COSTS = {
  ...{ unit_cost: 13_571, labor_cost: 2_468, materials_cost: 1_357, list_price: 27_531, fr3_fill_cost: 1_913 },
  ...{ turn_pull_cost: 1_217, feed_conversion_cost: 2_113, replacement_cabinet_cost: 1_511, retank_cost: 4_019 },
};
/** 41,250 less 13,571, 2,468 and 1,357, which are 17,396; then less a turn pull, a cabinet, and a tank. */
const MARGINS = [23_854, 22_637, 22_343, 19_835];
const FIGURES = [...Object.values(COSTS), 17_396, ...MARGINS, 12_321];

/** A unit for every kind of work. */
const units = [
  unitRow({ serial: 'A', ...COSTS }),
  unitRow({ serial: 'TURN', ...COSTS, primary_voltage: '13200GrdY/7620' }),
  unitRow({ serial: 'CABINET', ...COSTS, cabinet_condition: 'replace' }),
  unitRow({ serial: 'TANK', ...COSTS, tank_condition: 'replace' }),
];

beforeAll(async () => {
  database = await createTestDatabase();
  ids = await insertRows(database.db, { units, orders: [orderRow(), orderRow()] });
  const match = { coverage: 'perfect', is_complete: true, best_serial: 'A', best_score: 0.9 } as const;
  const next = { next_serial: 'TANK', next_score: 0.8, next_margin: 12_321, best_margin_percent: 57.8 };
  await database.db
    .insertInto('order_matches')
    .values(ids.map((order_id) => ({ order_id, ...match, ...next })))
    .execute();
  served = await createTestApp(database, { env: { ACCESS: 'roles' } });
});
afterAll(async () => {
  await served.close();
  await database.close();
});

const headersOf = async (...roles: Role[]) => ({
  authorization: `Bearer ${await served.signIn.token('ann', { roles })}`,
});

/** The addresses of every GET that ends, of things that there are: the stream of changes names serials, orders and people alone. */
function readAddresses(): string[] {
  const values: Readonly<Record<string, string>> = {
    orderId: String(ids[0]),
    itemCode: 'TURN',
    serial: 'TURN',
    id: '1',
  };
  const queries: Readonly<Record<string, string>> = {
    [paths.contention]: '?serials=A,TURN',
    [paths.search]: '?q=J5',
    [paths.views]: '?list=orders',
  };
  const known = registeredRoutes(served.app).filter(
    ({ url, method }) => method === 'GET' && url.startsWith('/api/') && url !== paths.changes,
  );
  const urls = known.map(({ url }) => url).filter((url) => !/^\/api\/(docs|openapi|files)/.test(url));
  return urls.map((url) => url.replace(/:(\w+)/g, (_all, name: string) => values[name] ?? name) + (queries[url] ?? ''));
}

const quote = { order_id: '', phase: 3, kva_rating: 500, primary_voltage_kv: '12.47', order_type: 'RC' };

/** Every answer that somebody with this role gets, by its address. */
async function answersFor(...roles: Role[]): Promise<Map<string, { status: number; text: string }>> {
  const headers = await headersOf(...roles);
  const answers = new Map<string, { status: number; text: string }>();
  const keep = (url: string, { statusCode, payload }: Awaited<ReturnType<TestApp['call']>>) =>
    answers.set(url, { status: statusCode, text: payload });
  for (const url of readAddresses()) keep(url, await served.call('GET', url, undefined, headers));
  const asked = { ...quote, order_id: ids[0] };
  keep(paths.recommendations, await served.call('POST', paths.recommendations, asked, headers));
  const ic = { quote: asked, serial: 'TURN' };
  keep(paths.matchIc, await served.call('POST', paths.matchIc, ic, headers));
  return answers;
}

/** As figures and as people read them. */
const shows = (text: string, figure: number) =>
  [String(figure), figure.toLocaleString('en-US')].some((each) =>
    new RegExp(String.raw`(?<![\d.])${each}(?!\d)`).test(text),
  );
const figuresIn = (text: string) => FIGURES.filter((figure) => shows(text, figure));

const GUARDED = [
  ...['unit_cost', 'labor_cost', 'materials_cost', 'jcm_total_cost', 'jcm_result', 'm_price', 'list_price', 'cost'],
  ...['unitCost', 'laborCosts', 'materialsCost', 'sellPrice', 'unitPrice', 'margin', 'margin_percentage'],
];
const valued = new RegExp(`"(?:${GUARDED.join('|')})":(?!null)`);

const WITH_COSTS = [
  ...[paths.recommendations, paths.matchIc, paths.inventory, paths.inventoryExport],
  ...[paths.inventoryByCode('TURN'), paths.ordersForUnit('TURN'), `${paths.contention}?serials=A,TURN`],
];

test('nothing that a viewer is answered holds a cost, a unit price or a margin; whoever may see them is answered with them', async () => {
  const [viewers, sales] = [await answersFor('viewer'), await answersFor('sales')];
  const found = [...viewers].flatMap(([url, { text }]) => [
    ...figuresIn(text).map((figure) => `${url}: ${figure}`),
    ...(valued.test(text) ? [`${url}: ${valued.exec(text)?.[0]}`] : []),
    ...(/\$\d|Unit Cost|List Price/.test(text) ? [`${url}: names money`] : []),
  ]);
  expect(found).toEqual([]);
  const shown = [...sales].filter(([, { text }]) => figuresIn(text).length > 0).map(([url]) => url);
  expect(shown.sort()).toEqual(WITH_COSTS.sort());
  const bad = [...viewers, ...sales].filter(([, { status }]) => ![200, 403, 404, 405].includes(status));
  expect(bad).toEqual([]);
});

test('whom no role was given sees what a viewer sees', async () => {
  const nobody = await answersFor();
  for (const [url, { text }] of nobody) expect([url, figuresIn(text)]).toEqual([url, []]);
});

test.each([
  [`${paths.orders}?margin=20-30`, 'margin'],
  [`${paths.ordersCounts}?margin=none`, 'margin'],
  [`${paths.ordersExport}?margin=40%2B`, 'margin'],
  [`${paths.inventory}?ordering=unit_cost`, 'ordering'],
  [`${paths.inventory}?ordering=-list_price`, 'ordering'],
  [`${paths.inventoryExport}?ordering=-unit_cost`, 'ordering'],
])('%s would tell of margins by what it lists: a viewer is refused, and sales are not', async (url, parameter) => {
  const refused = await served.call('GET', url, undefined, await headersOf('viewer'));
  expect(refused.json()).toMatchObject({
    status: 403,
    detail:
      'Only sales, operations, engineering, and administrators can see costs, unit prices and margins. ' +
      `Leave out ${parameter} in the address.`,
  });
  expect((await served.call('GET', url, undefined, await headersOf('sales'))).statusCode).toBe(200);
});

test('a viewer is told of no margins in the overview, and sales are', async () => {
  const margins = async (role: Role) =>
    (await served.call('GET', paths.overview, undefined, await headersOf(role))).json<{ margins: object[] }>().margins;
  expect(await margins('viewer')).toEqual([]);
  expect(await margins('sales')).toMatchObject([{ margin: '40+', orders: 2 }]);
});
