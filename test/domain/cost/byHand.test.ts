import fc from 'fast-check';
import { unitSchema, works, type Unit } from '../../../src/contract/units/unit';
import { changeCostOption, initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../src/domain/cost/comparison/estimate';
import { estimateByHand, type PricesInCents, type SwitchedOn } from './byHand';

const cents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_999_999 }));
const maybe = fc.option(cents);
const entered = fc.integer({ min: 0, max: 99_999 });

const prices: fc.Arbitrary<PricesInCents> = fc.record({
  base: maybe,
  price: maybe,
  listPrice: maybe,
  orderPrice: maybe,
  fr3: cents,
  turnPull: cents,
  feedConversion: cents,
  cabinet: cents,
  additionalCabinet: entered,
  reTank: entered,
});

const switches: fc.Arbitrary<SwitchedOn> = fc.record({
  fr3: fc.boolean(),
  turnPull: fc.boolean(),
  feedConversion: fc.boolean(),
  cabinet: fc.boolean(),
  reTank: fc.boolean(),
});

const dollars = (amount: number | null) => (amount === null ? null : amount / 100);
const asCents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));

const unitWith = (amounts: PricesInCents, change: Record<string, unknown> = {}): Unit =>
  unitSchema.parse({
    serial: '70001',
    jcm_total_cost: dollars(amounts.base),
    m_price: dollars(amounts.price),
    list_price: dollars(amounts.listPrice),
    requires_turn_pull: true,
    jcm_result: {
      cost_breakdown: {
        fr3_cost: amounts.fr3 / 100,
        turn_pull_cost: amounts.turnPull / 100,
        feed_conversion_cost: amounts.feedConversion / 100,
        replacement_cabinet_cost: amounts.cabinet / 100,
        retank_cost: 4_321,
      },
    },
    ...change,
  });

function figuresOf(amounts: PricesInCents, on: SwitchedOn) {
  const unit = unitWith(amounts);
  const changes = [
    { fr3Enabled: on.fr3, turnPull: on.turnPull, feedConversion: on.feedConversion, reTank: on.reTank },
    { replacementCabinet: on.cabinet },
    on.cabinet ? { additionalCabinetCost: String(amounts.additionalCabinet / 100) } : {},
    on.reTank ? { reTankCost: String(amounts.reTank / 100) } : {},
  ];
  const options = changes.reduce(changeCostOption, initialCostOptions(unit));
  return estimate(unit, options, dollars(amounts.orderPrice));
}

/** A price of cents makes percentages of millions: what counts is the difference beside their size. */
const expectSamePercent = (counted: number | null, byHand: number) =>
  expect(Math.abs(counted! - byHand) / Math.max(1, Math.abs(byHand))).toBeLessThan(1e-12);

test('an estimate is to the cent what it is when reckoned by hand', () => {
  fc.assert(
    fc.property(prices, switches, (amounts, on) => {
      const counted = figuresOf(amounts, on);
      const { percent, profit, ...byHand } = estimateByHand(amounts, on);
      expect({
        price: asCents(counted.salePrice),
        materials: asCents(counted.materials),
        labor: asCents(counted.labor),
        cost: asCents(counted.cost),
        totalCost: asCents(counted.totalCost),
        margin: asCents(counted.margin),
      }).toEqual(byHand);
      if (percent === null) expect([counted.marginPercentage, counted.profitPercentage]).toEqual([null, null]);
      else {
        expectSamePercent(counted.marginPercentage, percent);
        expectSamePercent(counted.profitPercentage, profit);
      }
    }),
    { numRuns: 3_000 },
  );
});

/** Needed work with a cost is on; without one the figures are incomplete. */
test('an estimate starts with what the unit needs, and says what it leaves out', () => {
  const needs = fc.subarray(['turnPull', 'feedConversion', 'fr3', 'replacementCabinet', 'reTank'] as const);
  fc.assert(
    fc.property(prices, needs, fc.constantFrom(undefined, null, 0), (amounts, needed, rewind) => {
      const costs = {
        turnPull: amounts.turnPull,
        feedConversion: amounts.feedConversion,
        fr3: amounts.fr3,
        replacementCabinet: amounts.cabinet,
        reTank: amounts.reTank,
      };
      const list = needed.map((work) => ({ work, cost: costs[work] > 0 ? costs[work] / 100 : null }));
      const unit = unitWith(amounts, {
        can_serve: true,
        requires_turn_pull: needed.includes('turnPull'),
        needed_work: [...list, ...(rewind === undefined ? [] : [{ work: 'rewind', cost: rewind }])],
        jcm_result: {
          cost_breakdown: {
            fr3_cost: amounts.fr3 / 100,
            turn_pull_cost: amounts.turnPull / 100,
            feed_conversion_cost: amounts.feedConversion / 100,
            replacement_cabinet_cost: amounts.cabinet / 100,
            retank_cost: amounts.reTank / 100,
          },
        },
      });
      const isOn = (work: keyof typeof costs) => needed.includes(work) && costs[work] > 0;
      const byHand = estimateByHand(
        { ...amounts, additionalCabinet: 0 },
        {
          fr3: isOn('fr3'),
          turnPull: isOn('turnPull'),
          feedConversion: isOn('feedConversion'),
          cabinet: isOn('replacementCabinet'),
          reTank: isOn('reTank'),
        },
      );
      const counted = estimate(unit, initialCostOptions(unit), dollars(amounts.orderPrice));
      const unknown = works.filter((work) =>
        work === 'rewind' ? rewind !== undefined : needed.includes(work) && costs[work] === 0,
      );
      expect(asCents(counted.margin)).toBe(byHand.margin);
      expect(asCents(counted.labor)).toBe(byHand.labor);
      expect([...counted.unpriced].sort()).toEqual([...unknown].sort());
      expect(counted.omitted).toEqual([]);
      expect(counted.isComplete).toBe(amounts.base !== null && unknown.length === 0);
    }),
    { numRuns: 2_000 },
  );
});
