import type { LightMyRequestResponse } from 'fastify';
import { estimateSchema } from '../../../src/contract/estimates/estimates';
import { estimateStates, estimateSteps, type EstimateState } from '../../../src/contract/estimates/states';
import { paths } from '../../../src/contract/paths';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { createRatesRepository } from '../../../src/server/features/rates/repository';
import { type TestApp, useTestApp, parseStrict } from '../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../support/server/database';
import { principal } from '../../support/server/principals';
import { registeredRoutes } from '../../support/server/registeredRoutes';
import { pdfText } from '../features/files/documents/pdfText';

/** US dollars and percent that occur nowhere else in the data. */
const COSTS = {
  ...{ unit_cost: 7_319.13, labor_cost: 2_468.37, materials_cost: 1_357.91, list_price: 27_531.53 },
  ...{ fr3_fill_cost: 1_913.17, turn_pull_cost: 1_217.19, feed_conversion_cost: 2_113.23 },
  ...{ replacement_cabinet_cost: 1_511.29, retank_cost: 4_019.31 },
};
const RATES = {
  ...{ goodMargin: 31.7, profitPoints: 12.3, addOnTurnPull: 11.9, priceFr3Gallon: 17.71 },
  ...{ priceTurnPull: 3_517.43, priceReTank: 9_137.77 },
};
/** Entered re-tank, total cost (7,319.13 + 2,468.37 + 1,357.91 + 3,317.20), and the loss at 12,468.53. */
const ENTERED = [3_317.2, 14_462.61, 1_994.08];
const PRICE = 12_468.53;
const FIGURES = [...Object.values(COSTS), ...Object.values(RATES), ...ENTERED];

/** Phrases that occur only in sentences made from figures. */
const WORDS =
  /margin is|cost is not recorded|cost not recorded|(?:unit cost|labor cost|materials cost|list price)[^."]* changed|rates changed|leaves out work|re-tank is entered|FR3 fill counts/i;

const database = useTestDatabase();
let orders: number[];
const estimates = new Map<string, string>();

const TURN = { primary_voltage: '13200GrdY/7620' };
const units = [
  ...estimateStates.map((state) => unitRow({ serial: `U-${state}`, ...COSTS })),
  unitRow({ serial: 'U-stale', ...COSTS }),
  unitRow({ serial: 'TURN', ...COSTS, ...TURN }),
  unitRow({ serial: 'UNPRICED', ...COSTS, ...TURN, turn_pull_cost: 0 }),
];

beforeAll(async () => {
  orders = await insertRows(database.db, { units, orders: units.map(() => orderRow({ sale_price: PRICE })) });
});
const served = useTestApp(database, { env: { ACCESS: 'roles' } });
beforeAll(async () => {
  await saveRates();
  const values = {
    company: { name: 'Copper State', address: 'Phoenix' },
    terms: '',
    validityDays: 30,
    paper: 'letter',
  };
  const saved = await as('boss', 'PUT', paths.quotationSettings, { reason: 'First', values }, { 'if-match': '"0"' });
  expect(saved.statusCode).toBe(200);
  for (const [index, state] of [...estimateStates, 'stale'].entries())
    estimates.set(state, await estimate(`U-${state}`, orders[index] ?? 0));
  for (const state of estimateStates) await put(state, state);
  await put('stale', 'proposed');
  await lapseAfterChange();
}, 60_000);

type Method = Parameters<TestApp['call']>[0];
const people = { boss: ['administrator'], eve: ['viewer'] } as const;

const tokens = new Map<string, string>();

async function as(who: keyof typeof people, method: Method, url: string, body?: unknown, headers = {}) {
  const token = tokens.get(who) ?? (await served.signIn.token(who, { name: who, roles: people[who] }));
  tokens.set(who, token);
  return served.call(method, url, body, { authorization: `Bearer ${token}`, ...headers });
}

async function saveRates() {
  const rates = createRatesRepository(database.db);
  const values = { ...DEFAULT_RATES, ...RATES, distances: [...DEFAULT_RATES.distances] };
  const by = principal({ name: 'Boss', subject: 'boss' });
  await rates.save({ holdsFrom: '2026-01-01', reason: 'Planted', values }, await rates.version(), by);
}

/** Below the margin of the rates, with a re-tank below its recorded cost. */
async function estimate(serial: string, orderId: number): Promise<string> {
  const options = {
    ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '', feedConversion: false },
    ...{ reTank: true, reTankCost: '3317.2', replacementCabinet: false, additionalCabinetCost: '' },
  };
  const body = { name: 'Variant A', unitSerial: serial, inputs: { options, price: null, notes: '' } };
  const made = await as('boss', 'POST', paths.orderEstimates(String(orderId)), body);
  return String(parseStrict(estimateSchema, made.json()).id);
}

const PROMISES: readonly EstimateState[] = ['proposed', 'approved', 'quoted', 'won'];

async function put(name: string, state: EstimateState): Promise<void> {
  const id = Number(estimates.get(name));
  const { db } = database;
  const version = db.selectFrom('estimate_versions').select('grounds').where('estimate_id', '=', id);
  const { grounds } = await version.executeTakeFirstOrThrow();
  const set = { state, held_grounds: PROMISES.includes(state) ? grounds : null, proposed_by_subject: 'sam' };
  await db.updateTable('estimates').set(set).where('id', '=', id).execute();
}

/** One estimate lapses on record, the other when it is read. */
async function lapseAfterChange(): Promise<void> {
  const change = (serial: string) =>
    database.db.updateTable('units').set({ unit_cost: 7_320.13 }).where('serial', '=', serial).execute();
  await put('lapsed', 'quoted');
  await change('U-lapsed');
  const id = estimates.get('lapsed') ?? '';
  const lapsed = await as('boss', 'POST', paths.estimateSteps(id), { step: 'win' }, { 'if-match': '"1"' });
  expect(lapsed.json()).toMatchObject({
    status: 409,
    detail: 'It has lapsed. The unit cost changed. Save it as of today, and propose it again.',
  });
  await change('U-stale');
}

/** As a raw figure and as formatted, with and without cents. */
function shows(text: string, figure: number): boolean {
  const forms = [String(figure), figure.toLocaleString('en-US')];
  const whole =
    Math.abs(figure) < 1_000 ? [] : [String(Math.round(figure)), Math.round(figure).toLocaleString('en-US')];
  return [...forms, ...whole].some((form) =>
    new RegExp(`(?<![\\d.,])${form.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`).test(text),
  );
}

const textOf = ({ headers, rawPayload, payload }: LightMyRequestResponse) =>
  headers['content-type'] === 'application/pdf' ? pdfText(rawPayload) : payload;

function guardedIn(text: string): string[] {
  const words = WORDS.exec(text);
  return [...FIGURES.filter((figure) => shows(text, figure)).map(String), ...(words === null ? [] : [words[0]])];
}

/** The stream of changes has no end; signing out would end the session; public routes show no data. */
const isLeftOut = (url: string) =>
  !url.startsWith('/api/') ||
  url === paths.changes ||
  url === paths.logout ||
  /^\/api\/(docs|openapi|files|config)/.test(url);

const requested = (order: number | undefined) => ({
  ...{ order_id: order ?? '', phase: 3, kva_rating: 500, primary_voltage_kv: '12.47', order_type: 'RC' },
});

/** Valid bodies of an operation, by its URL; every write also gets an empty one. */
function bodiesFor(url: string): readonly object[] {
  const order = orders.at(-1);
  if (url === paths.recommendations) return [requested(order)];
  if (url === paths.matchIc) return ['TURN', 'UNPRICED'].map((serial) => ({ quote: requested(order), serial }));
  if (url === paths.reservations) return [{ itemCode: 'UNPRICED', orderId: String(order) }];
  if (url === paths.planReservations) return [{ pairs: [{ order_id: order, serial: 'UNPRICED' }], mode: 'all' }];
  if (url.endsWith('/steps')) return estimateSteps.map((step) => ({ step, reason: 'As agreed' }));
  return [];
}

const QUERIES: Readonly<Record<string, string>> = {
  ...{ [paths.contention]: '?serials=TURN,UNPRICED', [paths.search]: '?q=J5', [paths.views]: '?list=orders' },
};

/** The URLs of a route: every estimate, all units, one of anything else, and a missing one. */
function addressesOf(url: string): string[] {
  const ids = url.startsWith('/api/estimates/') ? [...estimates.values()] : ['1'];
  const serials = url.includes(':serial') || url.includes(':itemCode') ? ['TURN', 'UNPRICED', 'U-stale'] : ['TURN'];
  const orderIds = url.endsWith('/:orderId/estimates') ? orders.map(String) : orders.slice(-1).map(String);
  const filled = [...ids, 'none'].flatMap((id) =>
    serials.flatMap((serial) =>
      orderIds.map((orderId) =>
        url.replace(/:(\w+)/g, (_all, name: string) => ({ id, serial, itemCode: serial, orderId })[name] ?? 'none'),
      ),
    ),
  );
  return [...new Set(filled)].map((address) => address + (QUERIES[url] ?? ''));
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

async function viewersAnswers(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const routes = registeredRoutes(served.app).filter(({ url }) => !isLeftOut(url));
  for (const method of METHODS)
    for (const { url } of routes.filter((route) => route.method === method))
      for (const address of addressesOf(url)) {
        const bodies = method === 'GET' || method === 'DELETE' ? [undefined] : [{}, ...bodiesFor(url)];
        for (const [index, body] of bodies.entries()) {
          const answer = await as('eve', method, address, body, { 'if-match': '"1"' });
          answers.set(`${method} ${address} ${index} ${answer.statusCode}`, textOf(answer));
        }
      }
  return answers;
}

test('no answer to a viewer, of any status, has a sentence or a figure made from costs, margins or rates', async () => {
  const answers = await viewersAnswers();
  const found = [...answers].flatMap(([call, text]) => guardedIn(text).map((words) => `${call}: ${words}`));
  expect(found).toEqual([]);
  const statuses = new Set([...answers.keys()].map((call) => call.split(' ').at(-1)));
  expect(['200', '403', '404', '409'].filter((status) => !statuses.has(status))).toEqual([]);
  expect([...statuses].filter((status) => Number(status) >= 500)).toEqual([]);
}, 120_000);

test('a viewer reads what remains of each sentence', async () => {
  const status = async (name: string) =>
    (await as('eve', 'GET', paths.estimateQuotation(estimates.get(name) ?? ''))).json<{ whyNoPdf: string | null }>();
  expect((await status('proposed')).whyNoPdf).toBe('It needs an approval first.');
  const pdf = await as('eve', 'GET', paths.estimateQuotationPdf(estimates.get('proposed') ?? ''));
  expect(pdf.json()).toMatchObject({ status: 409, detail: 'It needs an approval first.' });
  const stale = await as('eve', 'GET', paths.estimate(estimates.get('stale') ?? ''));
  expect(stale.json()).toMatchObject({ state: 'lapsed', staleBecause: ['Its figures changed.'], approvalReasons: [] });
  const lapsed = await as('eve', 'GET', paths.estimate(estimates.get('lapsed') ?? ''));
  expect(lapsed.json()).toMatchObject({ marks: [{ step: 'lapse', reason: 'Its figures changed.' }] });
});

test('an administrator reads the sentences and the figures', async () => {
  const ids = [...estimates.values()];
  const urls = [
    ...ids.flatMap((id) => [paths.estimate(id), paths.estimateQuotation(id), paths.estimateQuotationPdf(id)]),
    ...[paths.rates, paths.inventoryByCode('TURN')],
  ];
  const answers = await Promise.all(urls.map((url) => as('boss', 'GET', url)));
  const judged = await as('boss', 'POST', paths.matchIc, { quote: requested(orders.at(-1)), serial: 'TURN' });
  const texts = [...answers, judged].map(textOf).join('\n');
  const { unit_cost, labor_cost, materials_cost, list_price, turn_pull_cost } = COSTS;
  const shown = [
    unit_cost,
    labor_cost,
    materials_cost,
    list_price,
    turn_pull_cost,
    ...Object.values(RATES),
    ...ENTERED,
  ];
  expect(shown.filter((each) => !shows(texts, each))).toEqual([]);
  expect(texts).toContain('It needs an approval first. Its margin is below 31.7%, the margin on Settings.');
  expect(texts).toContain('The unit cost changed.');
});
