import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import { freightCents, withFreight } from '../../../../../src/server/matching/plan/pairs';
import { aPair } from '../../../../domain/builders/plans';
import { someRates } from '../../../../domain/builders/rates';
import { fullOrder } from '../../../presenters/fullRows';
import { aPlannedOrder, collectedOf } from '../builders';

const rates = someRates({ freightPerMile10: 2.5, freightMinimum: 650 });
const aLoad = (weight_lbs: string | null) => ({ serial: 'A', weight_lbs, width_in: '89.00' });
const ours = { freight_paid_by_customer: false };

/** Units of 8,000 lb, and which were asked for. */
function loading() {
  const asked: (readonly string[])[] = [];
  const loads = (serials: readonly string[]) => {
    asked.push(serials);
    return Promise.resolve(new Map(serials.map((serial) => [serial, aLoad('8000')])));
  };
  return { asked, loads };
}

const orderOf = (id: number, isPaid: boolean, ...miles: (number | null)[]) =>
  aPlannedOrder(id, {
    row: { ...fullOrder, id, freight_paid_by_customer: isPaid },
    pairs: miles.map((each, place) => aPair('ABC'[place] ?? '', 900, { miles: each })),
  });
const freightOf = async (...asked: Parameters<typeof withFreight>) =>
  (await withFreight(...asked)).orders.map(({ pairs }) => pairs.map(({ freight }) => freight));

test('Each pair has the freight of its unit and way, or none where that is not known', async () => {
  const { asked, loads } = loading();
  const collected = collectedOf(orderOf(1, false, 1_000, 100, null));
  expect(await freightOf(collected, rates, loads)).toEqual([[250_000, 65_000, null]]);
  expect(asked).toEqual([['A', 'B', 'C']]);
});

test('A customer who pays the freight leaves none to the plan, with freight rates and without', async () => {
  const collected = collectedOf(orderOf(1, true, 1_000), orderOf(2, false, 1_000));
  expect(await freightOf(collected, rates, loading().loads)).toEqual([[0], [250_000]]);
  expect(await freightOf(collected, DEFAULT_RATES, loading().loads)).toEqual([[0], [null]]);
});

test('Without freight rates nothing is read or changed', async () => {
  const { asked, loads } = loading();
  const collected = collectedOf(orderOf(1, false, 1_000));
  expect(await withFreight(collected, DEFAULT_RATES, loads)).toBe(collected);
  expect(asked).toEqual([]);
});

test.each([
  ['a weight that is not recorded', aLoad(null)],
  ['a unit that is gone', undefined],
])('The freight of %s is not known', (_, load) => {
  expect(freightCents(rates, load, { miles: 1_000 }, ours)).toBeNull();
});
