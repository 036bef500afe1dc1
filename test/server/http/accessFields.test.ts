import { paths } from '../../../src/contract/paths';
import { roles, type Role } from '../../../src/domain/access/access';
import { type TestApp, useTestApp } from '../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../support/server/database';
import { registeredRoutes } from '../../support/server/registeredRoutes';
import { pdfText } from '../features/files/documents/pdfText';

const database = useTestDatabase();
let ids: number[];

/** US dollars that occur nowhere else in the answers. */
const COSTS = {
  ...{ unit_cost: 13_571, labor_cost: 2_468, materials_cost: 1_357, list_price: 27_531, fr3_fill_cost: 1_913 },
  ...{ turn_pull_cost: 1_217, feed_conversion_cost: 2_113, replacement_cabinet_cost: 1_511, retank_cost: 4_019 },
};
/** 41,250 less 13,571, 2,468 and 1,357, which are 17,396; then less a turn pull, a cabinet, and a tank. */
const MARGINS = [23_854, 22_637, 22_343, 19_835];
/** Entered in an estimate: its tank, and more for its cabinet; with them its cost, 22,966, and its margin. */
const ENTERED = [3_317, 742, 22_966, 18_284];
const FIGURES = [...Object.values(COSTS), 17_396, ...MARGINS, 12_321, ...ENTERED];

const units = [
  unitRow({ serial: 'A', ...COSTS }),
  unitRow({ serial: 'TURN', ...COSTS, primary_voltage: '13200GrdY/7620' }),
  unitRow({ serial: 'CABINET', ...COSTS, cabinet_condition: 'replace' }),
  unitRow({ serial: 'TANK', ...COSTS, tank_condition: 'replace' }),
];

beforeAll(async () => {
  ids = await insertRows(database.db, { units, orders: [orderRow(), orderRow()] });
  const match = { coverage: 'fits', is_complete: true, best_serial: 'A', best_score: 0.9 } as const;
  const next = { next_serial: 'TANK', next_score: 0.8, next_margin: 12_321, best_margin_percent: 57.8 };
  await database.db
    .insertInto('order_matches')
    .values(ids.map((order_id) => ({ order_id, ...match, ...next })))
    .execute();
});
const served = useTestApp(database, { env: { ACCESS: 'roles' } });
beforeAll(async () => {
  await releaseOfAnother();
  await estimate();
});

const headersOf = async (...roles: Role[]) => ({
  authorization: `Bearer ${await served.signIn.token('ann', { roles })}`,
});

/** Creates a notice for Ann and a change of the unit. */
async function releaseOfAnother(): Promise<void> {
  const wanted = { itemCode: 'CABINET', orderId: String(ids[1]), reason: 'As agreed' };
  const reserved = await served.call('POST', paths.reservations, wanted, await headersOf('sales'));
  const bob = { authorization: `Bearer ${await served.signIn.token('bob', { roles: ['operations'] })}` };
  const path = paths.reservationRelease(reserved.json<{ id: string }>().id);
  const released = await served.call('POST', path, { reason: 'The customer canceled' }, bob);
  expect([reserved.statusCode, released.statusCode]).toEqual([201, 204]);
}

/** The first estimate of the first order: 17,396, a cabinet of 1,511 and 742 more, and 3,317 for the tank. */
async function estimate() {
  const options = {
    ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '', feedConversion: false },
    ...{ reTank: true, reTankCost: '3317', replacementCabinet: true, additionalCabinetCost: '742' },
  };
  const body = { name: 'Variant A', unitSerial: 'CABINET', inputs: { options, price: null, notes: '' } };
  const headers = await headersOf('administrator');
  await served.call('POST', paths.orderEstimates(String(ids[0])), body, headers);
}

/** The URL of every GET that ends. The stream of changes carries only serials, orders and people. */
function readAddresses(): string[] {
  const values: Readonly<Record<string, string>> = {
    orderId: String(ids[0]),
    itemCode: 'TURN',
    serial: 'TURN',
    id: '1',
    file: 'units',
    key: 'TURN',
  };
  const queries: Readonly<Record<string, string>> = {
    [paths.contention]: '?serials=A,TURN',
    [paths.search]: '?q=J5',
    [decodeURIComponent(paths.newRecordKnown(':file'))]: '?key=TURN',
    [paths.views]: '?list=orders',
  };
  const known = registeredRoutes(served.app).filter(
    ({ url, method }) => method === 'GET' && url.startsWith('/api/') && url !== paths.changes,
  );
  // PDFs are not text; `routes/estimates/quotations.test.ts` reads them.
  const urls = known.map(({ url }) => url).filter((url) => !/^\/api\/(docs|openapi|files)|\.pdf$/.test(url));
  return urls.map((url) => url.replace(/:(\w+)/g, (_all, name: string) => values[name] ?? name) + (queries[url] ?? ''));
}

const quote = { order_id: '', phase: 3, kva_rating: 500, primary_voltage_kv: '12.47', order_type: 'RC' };

async function answersFor(...roles: Role[]): Promise<Map<string, { status: number; text: string }>> {
  const headers = await headersOf(...roles);
  const answers = new Map<string, { status: number; text: string }>();
  const keep = (url: string, { statusCode, payload }: Awaited<ReturnType<TestApp['call']>>) =>
    answers.set(url, { status: statusCode, text: payload });
  for (const url of readAddresses()) keep(url, await served.call('GET', url, undefined, headers));
  const requested = { ...quote, order_id: ids[0] };
  keep(paths.recommendations, await served.call('POST', paths.recommendations, requested, headers));
  const ic = { quote: requested, serial: 'TURN' };
  keep(paths.matchIc, await served.call('POST', paths.matchIc, ic, headers));
  keep(paths.plans, await served.call('POST', paths.plans, {}, headers));
  return answers;
}

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

const withCosts = () => [
  ...[paths.orderEstimates(String(ids[0])), paths.estimate('1'), paths.audit, paths.auditExport],
  ...[paths.recommendations, paths.matchIc, paths.inventory, paths.inventoryExport],
  paths.record('units', 'TURN'),
  ...[paths.inventoryByCode('TURN'), paths.ordersForUnit('TURN'), `${paths.contention}?serials=A,TURN`, paths.plans],
];

test('nothing that a viewer is answered holds a cost, a unit price or a margin', async () => {
  const viewers = await answersFor('viewer');
  const found = [...viewers].flatMap(([url, { text }]) => [
    ...figuresIn(text).map((figure) => `${url}: ${figure}`),
    ...(valued.test(text) ? [`${url}: ${valued.exec(text)?.[0]}`] : []),
    ...(/\$\d|Unit Cost|List Price/.test(text) ? [`${url}: names money`] : []),
  ]);
  expect(found).toEqual([]);
  expect(viewers.get(paths.notices)?.text).toContain('The customer canceled');
  const bad = [...viewers].filter(([, { status }]) => ![200, 403, 404, 405].includes(status));
  expect(bad).toEqual([]);
});

test.each(roles.filter((role) => role !== 'viewer'))('%s sees all costs', async (role) => {
  const answers = [...(await answersFor(role))];
  const shown = answers.filter(([, { text }]) => figuresIn(text).length > 0).map(([url]) => url);
  expect(shown.sort()).toEqual(withCosts().sort());
  expect(answers.filter(([, { status }]) => ![200, 403, 404, 405].includes(status))).toEqual([]);
});

test('drawings, documents and change events of a unit show no cost to anyone', async () => {
  const headers = await headersOf('viewer');
  const unit = (await served.call('GET', paths.inventoryByCode('TURN'), undefined, headers)).payload;
  const files = await Promise.all(
    [...new Set(unit.match(/\/api\/files\/[^"]+/g))].map((url) =>
      served.app.inject({ url: url.replaceAll('\\u0026', '&') }),
    ),
  );
  expect(files.length).toBeGreaterThan(1);
  for (const { statusCode, rawPayload, headers: sent } of files) {
    const isPdf = sent['content-type'] === 'application/pdf';
    const text = isPdf ? pdfText(rawPayload) : rawPayload.toString();
    expect([statusCode, text.includes('TURN'), figuresIn(text)]).toEqual([200, true, []]);
  }
  const origin = await served.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(new URL(paths.changes, origin), { headers });
  await database.db.updateTable('units').set({ unit_cost: 13_572 }).where('serial', '=', 'TURN').execute();
  let reported = '';
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    reported += chunk;
    if (reported.includes('TURN')) break;
  }
  expect([...figuresIn(reported), reported.includes('13572')]).toEqual([false]);
});

test('a person without a role sees what a viewer sees', async () => {
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
])('%s would reveal margins by its results: a viewer is refused, and sales are not', async (url, parameter) => {
  const refused = await served.call('GET', url, undefined, await headersOf('viewer'));
  expect(refused.json()).toMatchObject({
    status: 403,
    detail:
      'Only sales, operations, engineering, and administrators can see costs, unit prices and margins. ' +
      `Leave out ${parameter} in the address.`,
  });
  expect((await served.call('GET', url, undefined, await headersOf('sales'))).statusCode).toBe(200);
});

test('the overview shows margins to sales and not to a viewer', async () => {
  const margins = async (role: Role) =>
    (await served.call('GET', paths.overview, undefined, await headersOf(role))).json<{ margins: object[] }>().margins;
  expect(await margins('viewer')).toEqual([]);
  expect(await margins('sales')).toMatchObject([{ margin: '40+' }]);
});
