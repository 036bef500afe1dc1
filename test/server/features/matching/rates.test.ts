import { DEFAULT_RATES, type Rates } from '../../../../src/domain/rates/rates';
import { ratesEffect, followDay } from '../../../../src/server/features/matching/rates';
import { createOrdersRepository } from '../../../../src/server/features/orders/repository';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { servedPlace } from './servedPlace';
import { toNamedRates } from '../../../../src/server/features/rates/presenter';

const place = servedPlace();

type Rows = Parameters<typeof insertRows>[1];

/** The effect of these rates on these orders, and their ids. */
async function effectOf(values: Partial<Rates>, rows: Rows) {
  const ids = await insertRows(place.database.db, rows);
  await place.served.liveUnits.apply('all');
  const dependencies = { orders: createOrdersRepository(place.database.db), liveUnits: place.served.liveUnits };
  return { ids, effect: await ratesEffect(dependencies, { ...DEFAULT_RATES, ...values }) };
}

/** It cost 14,000 + 2,000 + 800 dollars. */
const unit = unitRow({ serial: '0012' });
/** It cost 16,800 too, and needs a turn pull whose cost is not recorded. */
const unwound = unitRow({ serial: '0013', primary_voltage: '13200GrdY/7620', turn_pull_cost: 0 });
const priced = (price: string | null) => orderRow({ sale_price: price });
const margins = (percent: unknown, margin: number, isGood: boolean) => ({
  ...{ serial: '0012', margin, marginPercentage: percent, isComplete: true, isGood },
});
const about = (percent: number) => expect.closeTo(percent, 2) as unknown;

test('an order whose margin stays is listed if it is no longer good, and one without a fitting unit is not', async () => {
  // 59.27, 40 and 20 %; without its own price the list price of 28,000 counts, 40 %.
  const orders = [
    priced('41250.00'),
    priced('28000.00'),
    priced('21000.00'),
    priced(null),
    orderRow({ kva_rating: 3_000 }),
  ];
  const { ids, effect } = await effectOf({ goodMargin: 50 }, { units: [unit], orders });
  expect(effect).toEqual({
    ...{ orders: 5, bestChanges: 0, becomeGood: 0, loseGood: 2, marginChange: 0 },
    examples: [ids[1], ids[3]].map((orderId) => ({
      ...{ orderId, jobNumber: expect.any(String) as unknown },
      before: margins(40, 11_200, true),
      after: margins(40, 11_200, false),
    })),
  });
});

test('the margin of a unit that misses a requirement is good by no rates', async () => {
  // 20 % of 21,000 dollars; impedance is not critical, and 9 % are too far from the unit's.
  const orders = [orderRow({ sale_price: '21000.00', impedance_pct: 9 })];
  const { effect } = await effectOf({ goodMargin: 20 }, { units: [unit], orders });
  expect(effect).toMatchObject({
    orders: 1,
    bestChanges: 0,
    becomeGood: 0,
    loseGood: 0,
    marginChange: 0,
    examples: [],
  });
});

test('a margin of exactly the new threshold becomes good', async () => {
  const orders = [priced('21000.00'), priced('20999.99')];
  const { ids, effect } = await effectOf({ goodMargin: 20 }, { units: [unit], orders });
  expect(effect).toMatchObject({ orders: 2, bestChanges: 0, becomeGood: 1, loseGood: 0, marginChange: 0 });
  expect(effect.examples).toMatchObject([
    { orderId: ids[0], before: margins(20, 4_200, false), after: margins(20, 4_200, true) },
  ]);
});

test('a margin that becomes known is no change of money; the first five are shown', async () => {
  const orders = Array.from({ length: 7 }, () => priced('41250.00'));
  const { ids, effect } = await effectOf({ priceTurnPull: 1_250.25 }, { units: [unwound], orders });
  // 24,450 at most before, and more than that is not known: the turn pull has a price now, and no margin fell.
  expect(effect).toMatchObject({ orders: 7, bestChanges: 0, becomeGood: 7, loseGood: 0, marginChange: 0 });
  expect(effect.examples.map(({ orderId }) => orderId)).toEqual(ids.slice(0, 5));
  expect(effect.examples[0]).toMatchObject({
    before: { serial: '0013', margin: 24_450, isComplete: false, isGood: false },
    after: { serial: '0013', margin: 23_199.75, marginPercentage: about(56.24), isComplete: true, isGood: true },
  });
});

test('margins that are known for sure before and after are compared, and the changes summed', async () => {
  // 490 kVA serve within 10% alone; 750, the next size, cost 21,800: 41,250 less that, and 30,000 less that.
  const units = [
    unitRow({ serial: '0012', kva_rating: 490 }),
    unitRow({ serial: '0014', kva_rating: 750, unit_cost: 19_000 }),
  ];
  const orders = [priced('41250.00'), priced('30000.00')];
  const { effect } = await effectOf({ kvaTolerance: 1 }, { units, orders });
  expect(effect).toMatchObject({ orders: 2, bestChanges: 2, becomeGood: 0, loseGood: 1, marginChange: -10_000 });
  expect(effect.examples).toMatchObject([
    { before: margins(about(59.27), 24_450, true), after: { serial: '0014', margin: 19_450, isGood: true } },
    { before: margins(about(44), 13_200, true), after: { serial: '0014', margin: 8_200, isGood: false } },
  ]);
});

test('an order without a unit before has a best unit, and no margin to compare with', async () => {
  const units = [unitRow({ serial: '0012', kva_rating: 430 })];
  const { effect } = await effectOf({ kvaTolerance: 20 }, { units, orders: [priced('41250.00')] });
  expect(effect).toMatchObject({ orders: 1, bestChanges: 1, becomeGood: 1, loseGood: 0, marginChange: 0 });
  expect(effect.examples).toMatchObject([
    {
      before: { serial: null, margin: null, marginPercentage: null, isComplete: null, isGood: null },
      after: margins(about(59.27), 24_450, true),
    },
  ]);
});

test('a unit of unknown cost is never good, and changes nothing', async () => {
  const units = [unitRow({ serial: '0012', unit_cost: 0 })];
  const { effect } = await effectOf({ goodMargin: 1 }, { units, orders: [priced('41250.00')] });
  expect(effect).toEqual({ orders: 1, bestChanges: 0, becomeGood: 0, loseGood: 0, marginChange: 0, examples: [] });
});

const rates = (id: number) => ({ ...toNamedRates(undefined), id });

test('rates are read again when others hold, and not while the same do', async () => {
  const refreshed: string[] = [];
  const liveUnits = {
    rates: () => rates(1),
    refreshRates: () => Promise.resolve(void refreshed.push('rates')),
  };
  await followDay(liveUnits, () => Promise.resolve(rates(1)));
  expect(refreshed).toEqual([]);
  await followDay(liveUnits, () => Promise.resolve(rates(2)));
  expect(refreshed).toEqual(['rates']);
});
