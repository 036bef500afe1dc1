import type { PlanSettings } from '../../../../src/contract/plan/planRequest';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import {
  effectsOf,
  createCachedPlans,
  type CachedPlansDependencies,
} from '../../../../src/server/features/plan/effects';
import type { UnitRow } from '../../../../src/server/features/units/repository';
import { aPair, movesOf, FREE_OF_PENALTIES } from '../../../domain/builders/plans';
import { aRequirement } from '../../../domain/builders/units';
import { fullUnit, fullOrder } from '../units/fullRows';
import { aPlannedOrder, cachedPlanOf, aFind, TODAY } from './builders';
import { NONE } from '../../../../src/domain/plan/assignment/problem';
import type { Ranked } from '../../../../src/domain/matching/ranking/scoreUnit';
import { createPlanQueue } from '../../../../src/server/features/plan/planQueue';
import { rateValues } from '../../../mocks/ratesAnswers';

/** Fits without work: its margin is 41,250 - 16,800.60 dollars. */
const requirement = aRequirement(
  { kva_rating: '500.50', bush_configuration: 'Loop Feed', sec_bush: 'Spade' },
  'Bay-O-Net',
);
/** With the required impedance. */
const fitting = { ...fullUnit, impedance_pct: '5.00' };
// The plan gives A to J-1, which earns 900 rather than 500 with it, and B to J-2; nothing is left for J-3.
const plan = cachedPlanOf(
  aPlannedOrder(1, { requirement, pairs: [aPair('A', 900), aPair('B', 300)] }),
  aPlannedOrder(2, { pairs: [aPair('A', 500), aPair('B', 200)] }),
  aPlannedOrder(3, { pairs: [aPair('B', 50)] }),
);
const none = { cost: null, moves: [] };

/** All units, free ones, and requested serials. */
function stock(units: readonly UnitRow[], free: readonly UnitRow[] = units) {
  const requested: (readonly string[])[] = [];
  const among = (rows: readonly UnitRow[], serials: readonly string[]) => {
    requested.push(serials);
    return Promise.resolve(rows.filter(({ serial }) => serials.includes(serial)));
  };
  const repository = {
    bySerials: (serials: readonly string[]) => among(units, serials),
    availableAmong: (serials: readonly string[]) => among(free, serials),
  };
  return { requested, dependencies: { units: repository, rates: () => DEFAULT_RATES } };
}

test('the planned unit is the choice, and each other unit states its cost and the orders that move', async () => {
  const { dependencies, requested } = stock([]);
  expect(await effectsOf(dependencies, plan, 1, ['B', 'A'])).toEqual([
    // 300 + 500 instead of 900 + 200.
    { serial: 'B', kind: 'change', cost: 300, moves: movesOf([2, 'A']) },
    { serial: 'A', kind: 'choice', ...none },
  ]);
  // No other unit was read.
  expect(requested).toEqual([]);
});

test('an order without a unit has no choice and can take units of others', async () => {
  expect(await effectsOf(stock([]).dependencies, plan, 3, ['A', 'B'])).toEqual([
    { serial: 'B', kind: 'change', cost: 150, moves: movesOf([2, null]) },
  ]);
});

test('Of an order that the plan does not have nothing is said', async () => {
  expect(await effectsOf(stock([]).dependencies, plan, 4, ['A'])).toBeNull();
});

test('only forbidden units are looked up, and unknown ones are left out', async () => {
  const { dependencies, requested } = stock([{ ...fitting, serial: 'X' }]);
  const effects = await effectsOf(dependencies, plan, 1, ['NEVER', 'X', 'A']);
  expect(effects?.map(({ serial, kind }) => `${serial}: ${kind}`)).toEqual(['X: not compared', 'A: choice']);
  expect(requested).toEqual([
    ['NEVER', 'X'],
    ['NEVER', 'X'],
  ]);
});

describe('A forbidden unit', () => {
  const retired = new Date('2026-03-01T00:00:00Z');
  const kindOf = async (fields: Partial<UnitRow>, fit: PlanSettings['fit'] = 'Fits with work', isFree = true) => {
    const unit = { ...fitting, serial: 'X', ...fields };
    const { dependencies } = stock([unit], isFree ? [unit] : []);
    const settings = { ...plan.settings, fit };
    return (await effectsOf(dependencies, { ...plan, settings }, 1, ['X']))?.[0];
  };

  test.each([
    ['is retired', { retired_at: retired, phase: 1 }, 'not in stock'],
    ['has another phase', { phase: 1, labor_cost: null }, 'does not fit'],
    ['misses a requirement', { fusing_description: 'Current Limiting', labor_cost: null }, 'below the class'],
    ['has labor without a recorded cost', { labor_cost: null }, 'cost not recorded'],
    ['has no recorded cost of its own', { unit_cost: null }, 'cost not recorded'],
    ['came just now', {}, 'not compared'],
  ] as const)('%s: it is said to be so', async (_, fields, kind) => {
    expect(await kindOf(fields)).toEqual({ serial: 'X', kind, ...none });
  });

  test('is reserved or retired: that is said first', async () => {
    expect((await kindOf({ phase: 1 }, 'Fits', false))?.kind).toBe('reserved');
    expect((await kindOf({ retired_at: retired }, 'Fits', false))?.kind).toBe('not in stock');
  });

  test('has an unknown margin if neither it nor the order has a price', async () => {
    const { dependencies } = stock([{ ...fitting, list_price: null }]);
    const unpriced = cachedPlanOf(aPlannedOrder(1, { requirement: { ...requirement, salePrice: null } }));
    expect(await effectsOf(dependencies, unpriced, 1, ['U-1'])).toMatchObject([{ kind: 'no price' }]);
  });
});

const ours = { ...fullOrder, freight_paid_by_customer: false };
const TWO = [ours, { ...ours, id: ours.id + 1 }];
const settingsOf = (filled: number) => ({ ...FREE_OF_PENALTIES, filled });

/** Plans of orders of which each finds A, and how many searches were made for them; each waits for `before`. */
function keeping(
  fields: Partial<CachedPlansDependencies> = {},
  before: () => Promise<unknown> = () => Promise.resolve(),
) {
  let searches = 0;
  const search = async (): Promise<Ranked[]> => {
    searches += 1;
    await before();
    return [aFind('A')];
  };
  const retained = createCachedPlans({
    orders: { openAfter: (id) => Promise.resolve(TWO.filter((order) => order.id > id)) },
    liveUnits: { search, rates: () => ({ id: null, holdsFrom: null, values: rateValues() }) },
    loads: () => Promise.resolve(new Map()),
    ...{ position: () => 'here', isStill: () => Promise.resolve(true), queue: createPlanQueue() },
    ...fields,
  });
  const staying = new AbortController().signal;
  const ask = (filled = 0, signal = staying, person = 'ann') => retained(settingsOf(filled), TODAY, { person, signal });
  return { ask, searches: () => searches };
}

test('a cached plan is the best by its settings, with nothing pinned or forbidden', async () => {
  const plan = await keeping().ask(5);
  expect(plan?.settings).toEqual(settingsOf(5));
  expect(plan?.assigned).toMatchObject({ serials: ['A'], pinned: [], unmet: [] });
  // Both orders earn 1,005 dollars with A.
  expect(plan?.assigned.problem.values).toEqual(Float64Array.of(100_500, 100_500));
  expect([...(plan?.assignment.unitOf ?? [])].sort()).toEqual([NONE, 0]);
});

test('the last three requested plans are cached, and an evicted one is recomputed', async () => {
  const { ask } = keeping();
  const [first, second, third] = [await ask(1), await ask(2), await ask(3)];
  expect(await ask(1)).toBe(first);
  await ask(4);
  // 2 is the least recently requested.
  expect([await ask(1), await ask(3)]).toEqual([first, third]);
  expect(await ask(1)).toBe(first);
  expect(await ask(3)).toBe(third);
  expect(await ask(2)).not.toBe(second);
});

test('a plan is recomputed when the data changed or their state is unknown', async () => {
  let isStill = true;
  const known = keeping({ isStill: () => Promise.resolve(isStill) });
  const first = await known.ask();
  expect(await known.ask()).toBe(first);
  isStill = false;
  expect(await known.ask()).not.toBe(first);
  const unknown = keeping({ position: () => null });
  expect(await unknown.ask()).not.toBe(await unknown.ask());
});

test('concurrent requests share a plan, and different plans of a person run in sequence', async () => {
  let begin = () => {};
  const first = new Promise<void>((resolve) => (begin = resolve));
  const { ask, searches } = keeping({}, () => first);
  const requested = [ask(1), ask(2), ask(1)];
  // As many turns as any step before a search takes.
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(searches()).toBe(1);
  begin();
  const [one, two, again] = await Promise.all(requested);
  expect(again).toBe(one);
  expect(two).not.toBe(one);
  // Two orders for each of two plans.
  expect(searches()).toBe(4);
});

test('a failed plan is not cached, and the next request starts over', async () => {
  let isBroken = true;
  const { ask } = keeping({}, () => (isBroken ? Promise.reject(new Error('Broken')) : Promise.resolve()));
  await expect(ask()).rejects.toThrow('Broken');
  isBroken = false;
  expect(await ask()).not.toBeNull();
});

test('A plan that fails late takes none with it that was made for newer data', async () => {
  let isStill = false;
  let fail = () => {};
  const ended = new Promise<void>((resolve) => (fail = resolve));
  const waits = [() => ended.then(() => Promise.reject(new Error('Broken')))];
  const { ask } = keeping({ isStill: () => Promise.resolve(isStill) }, async () => waits.shift()?.());
  const failing = ask();
  const newer = ask();
  fail();
  await expect(failing).rejects.toThrow('Broken');
  isStill = true;
  expect(await ask()).toBe(await newer);
});

test('a plan evicted during its check is recomputed', async () => {
  let say = (_isStill: boolean) => {};
  const answer = new Promise<boolean>((resolve) => (say = resolve));
  const { ask } = keeping({ isStill: () => answer });
  const first = await ask(1);
  const again = ask(1);
  for (const filled of [2, 3, 4]) await ask(filled);
  say(true);
  expect(await again).toEqual(first);
  expect(await again).not.toBe(first);
});

test('too many pairs make no plan, and other errors are thrown', async () => {
  expect(await keeping({ mostPairs: 1 }).ask()).toBeNull();
  expect(await keeping({ mostPairs: 2 }).ask()).not.toBeNull();
});

test('When its only request is given up, no more orders are looked at, and the plan ends with that reason', async () => {
  const shutdown = new AbortController();
  const reason = new Error('Stopping');
  const { ask, searches } = keeping({}, () => {
    shutdown.abort(reason);
    return Promise.resolve();
  });
  await expect(ask(0, shutdown.signal)).rejects.toBe(reason);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(searches()).toBe(1);
});

test('A plan goes on until the last of those who share it has left, and is made again after that', async () => {
  let go = () => {};
  const waits = new Promise<void>((resolve) => (go = resolve));
  const { ask, searches } = keeping({}, () => waits);
  const [first, second] = [new AbortController(), new AbortController()];
  const [one, other] = [ask(0, first.signal, 'ann'), ask(0, second.signal, 'bob')];
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  first.abort(new Error('Left'));
  await expect(one).rejects.toThrow('Left');
  // It is still being made: a third person joins it.
  const third = new AbortController();
  const late = ask(0, third.signal, 'cy');
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(searches()).toBe(1);
  second.abort(new Error('Left'));
  third.abort(new Error('Left'));
  await Promise.all([other, late].map((each) => expect(each).rejects.toThrow('Left')));
  go();
  expect(await ask(0)).not.toBeNull();
  // One search of the plan that was given up, and one for each order of the new one.
  expect(searches()).toBe(3);
});

test('A person with a full share is refused, and the plans of others stay', async () => {
  const queue = createPlanQueue({ running: 1, perPerson: 1, waiting: 9 });
  const { ask } = keeping({ queue }, () => new Promise(() => undefined));
  void ask(1).catch(() => undefined);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  await expect(ask(2)).rejects.toThrow('You have 1 plans running or waiting.');
});
