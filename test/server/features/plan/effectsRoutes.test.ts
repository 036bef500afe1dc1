import { paths } from '../../../../src/contract/paths';
import { planEffectsSchema } from '../../../../src/contract/plan/planEffects';
import { DEFAULT_SETTINGS } from '../../../../src/contract/plan/defaultSettings';
import { createCachedPlans } from '../../../../src/server/features/plan/effects';
import { createPlanQueue } from '../../../../src/server/features/plan/planQueue';
import { createUnitLoads } from '../../../../src/server/features/units/repository';
import { createOrdersRepository } from '../../../../src/server/features/orders/repository';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, unitRow } from '../../../support/server/database';
import { clearPlans, insertOrder, planOf, settled, twoWantOne } from '../../../support/server/plans';

const database = useTestDatabase();

const served = useTestApp(database, { now: () => new Date('2026-03-02T18:00:00Z') });
beforeEach(() => clearPlans(database));

async function effectsOf(order_id: number, serials: string[], settings: object = {}) {
  await settled(served);
  const response = await served.call('POST', paths.planEffects, { order_id, serials, settings });
  return parseStrict(planEffectsSchema, response.json());
}
const none = { cost: null, moves: [] };

test('each unit says what choosing it does to the whole plan, or why the plan does not compare it', async () => {
  const { older, newer } = await twoWantOne(database);
  // B costs 2,000 dollars more than A; C has a cost that is not recorded, D another phase, and E is reserved.
  const units = [
    unitRow({ serial: 'B', unit_cost: 14_000 }),
    unitRow({ serial: 'C', labor_cost: null }),
    unitRow({ serial: 'D', phase: 1 }),
    unitRow({ serial: 'E' }),
  ];
  await insertRows(database.db, { units });
  await insertOrder(database, { job_number: 'J-3', assigned_serial: 'E' });
  const all = ['A', 'B', 'C', 'D', 'E', 'NEVER'];
  const { effects: ofNewer } = await effectsOf(newer, all);
  const { effects: ofOlder } = await effectsOf(older, all);
  const kindsOf = (effects: typeof ofNewer) => effects.map(({ serial, kind }) => `${serial}: ${kind}`);
  const [choice, change] = kindsOf(ofNewer)[0] === 'A: choice' ? (['A', 'B'] as const) : (['B', 'A'] as const);
  const outside = ['C: cost not recorded', 'D: does not fit', 'E: reserved'];
  expect(kindsOf(ofNewer).sort()).toEqual([`${choice}: choice`, `${change}: change`, ...outside].sort());
  expect(ofNewer.find(({ serial }) => serial === change)).toEqual({
    ...{ serial: change, kind: 'change', cost: 0 },
    moves: [{ order_id: older, job_number: 'J-1', serial: choice }],
  });
  expect(kindsOf(ofOlder).sort()).toEqual([`${change}: choice`, `${choice}: change`, ...outside].sort());
});

test('a unit that is worth more elsewhere says what the plan loses and who goes without', async () => {
  const { older, newer } = await twoWantOne(database);
  // 30,000 - 16,800 against 25,000 - 16,800 dollars.
  const loss = { kind: 'change', cost: 5_000, moves: [{ order_id: newer, job_number: 'J-2', serial: null }] };
  expect((await effectsOf(older, ['A'], { late_week: 0 })).effects).toEqual([{ serial: 'A', ...loss }]);
  expect((await effectsOf(newer, ['A'], { late_week: 0 })).effects).toEqual([{ serial: 'A', kind: 'choice', ...none }]);
  // With this person's settings a late week outweighs that.
  expect((await effectsOf(older, ['A'], { late_week: 5_001 })).effects).toEqual([
    { serial: 'A', kind: 'choice', ...none },
  ]);
});

test('the plan is computed again after a change, and leaves an order out that has its unit', async () => {
  const { older, newer } = await twoWantOne(database);
  expect((await effectsOf(older, ['A'])).effects[0]).toMatchObject({ kind: 'change' });
  await database.db.updateTable('orders').set({ sale_price: 20_000 }).where('id', '=', newer).execute();
  expect((await effectsOf(older, ['A'])).effects[0]).toMatchObject({ kind: 'choice' });
  await served.call('POST', paths.reservations, { itemCode: 'A', orderId: String(newer) });
  expect(await effectsOf(newer, ['A'])).toEqual({ effects: [], is_left_out: true, is_too_large: false });
  expect((await effectsOf(older, ['A'])).effects).toEqual([{ serial: 'A', kind: 'reserved', ...none }]);
});

test('a plan is computed once for its data and settings, however many request it, and not at all with too many pairs', async () => {
  await twoWantOne(database);
  await settled(served);
  let isStill = true;
  const keep = createCachedPlans({
    ...{
      orders: createOrdersRepository(database.db),
      liveUnits: served.liveUnits,
      loads: createUnitLoads(database.db),
    },
    ...{ position: () => 'here', isStill: () => Promise.resolve(isStill), queue: createPlanQueue() },
    mostPairs: 2,
  });
  const asker = { person: 'ann', signal: new AbortController().signal };
  const retained = () => keep(DEFAULT_SETTINGS, '2026-03-02', asker);
  const plan = await retained();
  expect(await retained()).toBe(plan);
  isStill = false;
  const [one, other] = await Promise.all([retained(), retained()]);
  expect(one).not.toBe(plan);
  expect(other).toBe(one);
  // A third pair is one too many.
  await insertRows(database.db, { units: [unitRow({ serial: 'B' })] });
  await settled(served);
  expect(await retained()).toBeNull();
});

test('the effect of a unit equals the cost in the plan', async () => {
  const { older } = await twoWantOne(database);
  const [way] = (await planOf(served)).empty[0]?.ways ?? [];
  const [effect] = (await effectsOf(older, ['A'], { late_week: 0, hundred_miles: 0 })).effects;
  expect([effect?.cost, effect?.moves]).toEqual([way?.cost, way?.moves]);
});
