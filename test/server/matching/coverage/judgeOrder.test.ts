import { type Score, scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { judgeOrder } from '../../../../src/server/matching/judgeNext';
import { requirementOfOrder } from '../../../../src/server/matching/requirementOfOrder';
import { toCandidate } from '../../../../src/server/presenters/units';
import type { OrderRow } from '../../../../src/server/repositories/orders/orders';
import { fullOrder, fullUnit } from '../../presenters/fullRows';

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

test('an order is kept with its best unit, and with the one to fall back to', async () => {
  expect(await judged([best, next])).toEqual({
    ...{ order_id: 10_001, coverage: 'fits', primary_class: '15', secondary_volts: 480 },
    ...{ best_serial: 'A', best_score: 0.97, best_margin: 1_000.5, best_margin_percent: 25.01, is_complete: true },
    ...{ next_serial: 'B', next_score: 0.9, next_margin: 900 },
  });
});

test('a margin of which a part is not known is kept as such', async () => {
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

test.each([{ units: [] }, { units: [misfit] }])('where nothing fits, nothing of a unit is kept', async ({ units }) => {
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

test('two units are looked for, by what the order asks', async () => {
  const asked: unknown[] = [];
  const search = (...of: unknown[]) => {
    asked.push(of);
    return Promise.resolve([]);
  };
  await judgeOrder({ row: fullOrder, version: '7001' }, search);
  expect(asked).toEqual([[requirementOfOrder(fullOrder), 2]]);
});
