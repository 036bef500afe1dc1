import { setImmediate as turn } from 'node:timers/promises';
import {
  judgeNext,
  type Judge,
  addUnits,
  everything,
  type WorkList,
  judgeOrder,
} from '../../../../src/server/features/matching/judgeNext';
import type { OpenOrder } from '../../../../src/server/features/matching/orderMatches';
import { fullOrder, fullUnit } from '../units/fullRows';
import { type Score, scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { requirementOfOrder } from '../../../../src/server/features/matching/requirementOfOrder';
import { toCandidate } from '../../../../src/server/features/units/presenter';
import type { OrderRow } from '../../../../src/server/features/orders/repository';

const BATCH = 200;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
const openOrder = (id: number): OpenOrder => ({ row: { ...fullOrder, id }, version: `v${id}` });

/** Open orders with these ids that no unit fits. Records reads and saved judgements. */
function openOrders(ids: readonly number[]) {
  const requested: [string, ...unknown[]][] = [];
  const retained: number[] = [];
  const errors: unknown[] = [];
  const after = (what: string) => (id: number, limit: number) => {
    requested.push([what, id, limit]);
    return Promise.resolve(
      ids
        .filter((each) => each > id)
        .slice(0, limit)
        .map(openOrder),
    );
  };
  const judge: Judge = {
    matches: {
      openAfter: after('all'),
      unjudgedAfter: after('unjudged'),
      openAmong: (among) => {
        requested.push(['among', among.length]);
        return Promise.resolve(among.filter((id) => ids.includes(id)).map(openOrder));
      },
      servedBy: (serials) => {
        requested.push(['served by', serials.length]);
        return Promise.resolve(serials.map(Number));
      },
      keep: (judgements) => {
        retained.push(...judgements.map(({ match }) => match.order_id));
        return Promise.resolve([]);
      },
    },
    search: () => Promise.resolve([]),
    onError: (error) => void errors.push(error),
  };
  return { judge, requested, retained, errors };
}

const nothing = (): WorkList => ({ ...everything(), allAfter: null, isFilling: false });

/** Until there is nothing to do. @returns in how many steps that was */
async function judgeAll(judge: Judge, work: WorkList): Promise<number> {
  let steps = 0;
  while (await judgeNext(judge, work)) steps += 1;
  return steps;
}

test.each([
  { orders: 0, requested: [0], steps: 1 },
  { orders: 199, requested: [0], steps: 1 },
  { orders: 200, requested: [0, 200], steps: 2 },
  { orders: 401, requested: [0, 200, 400], steps: 3 },
])('the first pass judges all $orders open orders, 200 at a time', async ({ orders, requested: starts, steps }) => {
  const { judge, requested, retained } = openOrders(range(1, orders));
  const work = everything();
  expect(await judgeAll(judge, work)).toBe(steps);
  expect(requested).toEqual(starts.map((from) => ['all', from, BATCH]));
  expect(retained).toEqual(range(1, orders));
  expect(work).toEqual(nothing());
});

test('without work nothing is read', async () => {
  const { judge, requested } = openOrders([1]);
  expect(await judgeNext(judge, nothing())).toBe(false);
  expect(requested).toEqual([]);
});

test('units that changed lead to the orders that they serve, 200 at a time, before anything else', async () => {
  const { judge, requested, retained } = openOrders(range(1, 250));
  const work = { ...everything(), unjudgedAfter: 0 };
  addUnits(work, { serials: range(1, 201).map(String), mayServeMore: false });
  for (let step = 0; step < 4; step += 1) expect(await judgeNext(judge, work)).toBe(true);
  expect(requested).toEqual([
    ['served by', 200],
    ['served by', 1],
    ['among', 200],
    ['among', 1],
  ]);
  expect(retained).toEqual(range(1, 201));
  expect([work.serials.size, work.orders.size, work.allAfter]).toEqual([0, 0, 0]);
});

test('orders that came or changed are judged before all are judged again, but not while all are judged for the first time', async () => {
  const { judge, requested } = openOrders(range(1, 3));
  const again = { ...nothing(), unjudgedAfter: 0, allAfter: 0 };
  await judgeAll(judge, again);
  expect(requested.splice(0)).toEqual([
    ['unjudged', 0, BATCH],
    ['all', 0, BATCH],
  ]);
  await judgeAll(judge, { ...everything(), unjudgedAfter: 0 });
  expect(requested).toEqual([
    ['all', 0, BATCH],
    ['unjudged', 0, BATCH],
  ]);
});

test('while all are judged for the first time, that they are lasts to the end of the last batch', async () => {
  const { judge } = openOrders(range(1, 201));
  const work = everything();
  await judgeNext(judge, work);
  expect([work.allAfter, work.isFilling]).toEqual([200, true]);
  await judgeNext(judge, work);
  expect([work.allAfter, work.isFilling]).toEqual([null, false]);
});

test('orders without a judgement are read on from the last one of a full batch', async () => {
  const { judge, requested, retained } = openOrders(range(1, 201));
  expect(await judgeAll(judge, { ...nothing(), unjudgedAfter: 0 })).toBe(2);
  expect(requested).toEqual([
    ['unjudged', 0, BATCH],
    ['unjudged', 200, BATCH],
  ]);
  expect(retained).toEqual(range(1, 201));
});

test('an order that comes while those without a judgement are read is looked for from the beginning', async () => {
  const { judge, requested } = openOrders(range(1, 250));
  const work = { ...nothing(), unjudgedAfter: 0 };
  const { unjudgedAfter } = judge.matches;
  const comesMeanwhile: Judge['matches']['unjudgedAfter'] = async (...of) => {
    const found = await unjudgedAfter(...of);
    if (requested.length === 1) work.unjudgedAfter = 0;
    return found;
  };
  await judgeAll({ ...judge, matches: { ...judge.matches, unjudgedAfter: comesMeanwhile } }, work);
  expect(requested.map(([, from]) => from)).toEqual([0, 0, 200]);
});

test('a unit that may serve more has all orders judged once more, once the turn before has ended', async () => {
  const { judge, requested } = openOrders(range(1, 201));
  const work = { ...nothing(), allAfter: 200, isOutdated: true };
  await judgeAll(judge, work);
  expect(requested).toEqual([
    ['all', 200, BATCH],
    ['all', 0, BATCH],
    ['all', 200, BATCH],
  ]);
  expect(work).toEqual(nothing());
});

test('an order that cannot be judged is reported, and the others are judged', async () => {
  const { judge, retained, errors } = openOrders([1, 2, 3]);
  let searches = 0;
  const search: Judge['search'] = () => {
    searches += 1;
    return searches === 2 ? Promise.reject(new Error('no such voltage')) : Promise.resolve([]);
  };
  await judgeAll({ ...judge, search }, everything());
  expect([retained, errors]).toEqual([[1, 3], [new Error('no such voltage')]]);
});

test('nothing is saved if no order could be judged', async () => {
  const { judge, retained, errors } = openOrders([1]);
  let isRequested = false;
  const keep: Judge['matches']['keep'] = () => {
    isRequested = true;
    return Promise.resolve([]);
  };
  const search = () => Promise.reject(new Error('down'));
  await judgeAll({ ...judge, search, matches: { ...judge.matches, keep } }, everything());
  expect([retained, errors.length, isRequested]).toEqual([[], 1, false]);
});

test('an order that is being changed is read again later', async () => {
  const { judge, requested } = openOrders([1, 2]);
  const left = [[2], []];
  const keep = () => Promise.resolve(left.shift() ?? []);
  const work = everything();
  const changing = { ...judge, matches: { ...judge.matches, keep } };
  const start = performance.now();
  await judgeNext(changing, work);
  expect(performance.now() - start).toBeGreaterThan(40);
  expect([...work.orders]).toEqual([2]);
  await judgeAll(changing, work);
  expect(requested).toEqual([
    ['all', 0, BATCH],
    ['among', 1],
  ]);
});

test('other requests have their turn between two orders', async () => {
  const { judge } = openOrders(range(1, 50));
  let [turns, isDone] = [0, false];
  const others = (async () => {
    while (!isDone) {
      await turn();
      turns += 1;
    }
  })();
  await judgeAll(judge, everything());
  isDone = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(50);
});

const candidate = toCandidate(fullUnit);
const score: Score = {
  ...scoreUnit(requirementOfOrder(fullOrder), candidate),
  ...{ fitClass: 'Fits', canServe: true, isComplete: true },
};
const ranked = (serial: string, of: Partial<Score>) => ({
  candidate: { ...candidate, serial },
  score: { ...score, ...of },
});

const judged = async (units: readonly ReturnType<typeof ranked>[], order: Partial<OrderRow> = {}) => {
  const search = () => Promise.resolve([...units]);
  const { match, version } = await judgeOrder({ row: { ...fullOrder, ...order }, version: '7001' }, search);
  expect(version).toBe('7001');
  return match;
};

const best = ranked('A', { score: 0.97, margin: 1_000.5, marginPercentage: 25.01 });
const next = ranked('B', { score: 0.9, margin: 900, marginPercentage: 22.5, isComplete: false });
const misfit = ranked('C', { canServe: false, fitClass: 'Does not fit' });
const NO_BEST = {
  best_serial: null,
  best_score: null,
  best_margin: null,
  best_margin_percent: null,
  is_complete: null,
};
const NO_NEXT = { next_serial: null, next_score: null, next_margin: null };

test('an order is saved with its best and next unit', async () => {
  expect(await judged([best, next])).toEqual({
    ...{ order_id: 10_001, coverage: 'fits', primary_class: '15', secondary_volts: 480 },
    ...{ best_serial: 'A', best_score: 0.97, best_margin: 1_000.5, best_margin_percent: 25.01, is_complete: true },
    ...{ next_serial: 'B', next_score: 0.9, next_margin: 900 },
  });
});

test('an incomplete margin is saved as incomplete', async () => {
  expect(await judged([next])).toMatchObject({ best_serial: 'B', is_complete: false, ...NO_NEXT });
});

test.each([
  ['Fits with work', 'work', 'B'],
  ['Fits, to be checked', 'check', null],
  ['Misses a requirement', 'misses', null],
] as const)(
  'a unit of the class %s is the best of an order that is %s, and falls back as %s',
  async (fitClass, coverage, fallback) => {
    const unit = ranked('B', { score: 0.7, fitClass });
    expect(await judged([unit])).toMatchObject({ coverage, best_serial: 'B', best_score: 0.7, ...NO_NEXT });
    expect(await judged([best, unit])).toMatchObject({ coverage: 'fits', best_serial: 'A', next_serial: fallback });
  },
);

test('a unit that does not fit is neither the best nor to fall back to', async () => {
  expect(await judged([best, misfit])).toMatchObject({ best_serial: 'A', ...NO_NEXT });
});

test.each([{ units: [] }, { units: [misfit] }])('no unit is saved if none fits', async ({ units }) => {
  expect(await judged(units)).toEqual({
    ...{ order_id: 10_001, coverage: 'none', primary_class: '15', secondary_volts: 480 },
    ...NO_BEST,
    ...NO_NEXT,
  });
});

test.each([{ kva_rating: null }, { phase: null }, { primary_voltage_kv: '' }, { secondary_voltage_kv: 'see notes' }])(
  'an order with %j cannot be judged and has no best unit',
  async (order) => {
    const unscored = ranked('A', { score: null, fitClass: 'Fits, to be checked' });
    expect(await judged([unscored], order)).toMatchObject({ coverage: 'not stated', ...NO_BEST, ...NO_NEXT });
  },
);

test.each([
  [
    { primary_voltage_kv: '34.5', secondary_voltage_kv: '208Y/120' },
    { primary_class: '34.5', secondary_volts: 208 },
  ],
  [
    { primary_voltage_kv: null, secondary_voltage_kv: null },
    { primary_class: null, secondary_volts: null },
  ],
  [
    { primary_voltage_kv: 'any', secondary_voltage_kv: '' },
    { primary_class: null, secondary_volts: null },
  ],
])('an order of %j is in the classes %j', async (order, classes) => {
  expect(await judged([best], order)).toMatchObject(classes);
});

test('two units are searched by the requirement of the order', async () => {
  const requested: unknown[] = [];
  const search = (...of: unknown[]) => {
    requested.push(of);
    return Promise.resolve([]);
  };
  await judgeOrder({ row: fullOrder, version: '7001' }, search);
  expect(requested).toEqual([[requirementOfOrder(fullOrder), 2]]);
});
