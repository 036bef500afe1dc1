import fc from 'fast-check';
import type { Unit } from '../../../../src/contract/units/unit';
import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
} from '../../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import { aPricedUnit, dollars } from '../../builders/comparisonUnits';
import { forAll, testProperty } from '../../builders/forAll';

const everythingOn = { turnPull: true, feedConversion: true, replacementCabinet: true, reTank: true };
const estimateOf = (unit: Unit, ...changes: CostChange[]) =>
  estimate(unit, changes.reduce(changeCostOption, initialCostOptions(unit)), null);

/** The unit and its options with one cost of these US dollars; FR3 is part of what the unit costs. */
const raised: readonly [string, (cost: number) => ReturnType<typeof estimateOf>][] = [
  ['the unit cost', (cost) => estimateOf(aPricedUnit({}, { jcm_total_cost: cost }), everythingOn)],
  ['FR3', (cost) => estimateOf(aPricedUnit({ fr3_cost: cost }, { jcm_total_cost: 20_000 + cost }), everythingOn)],
  ['turn pull', (cost) => estimateOf(aPricedUnit({ turn_pull_cost: cost }), everythingOn)],
  ['feed conversion', (cost) => estimateOf(aPricedUnit({ feed_conversion_cost: cost }), everythingOn)],
  ['the replacement cabinet', (cost) => estimateOf(aPricedUnit({ replacement_cabinet_cost: cost }), everythingOn)],
  ['the re-tank of the server', (cost) => estimateOf(aPricedUnit({ retank_cost: cost }), everythingOn)],
];
const entered: readonly [string, (cost: string) => ReturnType<typeof estimateOf>][] = [
  ['additional cabinet', (cost) => estimateOf(aPricedUnit(), everythingOn, { additionalCabinetCost: cost })],
  ['re-tank labor', (cost) => estimateOf(aPricedUnit(), everythingOn, { reTankCost: cost })],
];

const fallsBy = (low: ReturnType<typeof estimateOf>, high: ReturnType<typeof estimateOf>, cents: number) => {
  expect(Math.round((low.margin! - high.margin!) * 100)).toBe(cents);
  expect(Math.sign(low.marginPercentage! - high.marginPercentage!)).toBe(Math.sign(cents));
  expect(Math.sign(low.profitPercentage! - high.profitPercentage!)).toBe(Math.sign(cents));
};

describe('the margin falls by as much as a cost rises, and its percentage with it', () => {
  test.each(raised)('the margin falls by as much as the cost rises of %s', (_, at) => {
    forAll(dollars, dollars, (low, rise) => {
      const high = Math.round((low + rise) * 100) / 100;
      fallsBy(at(low), at(high), Math.round(rise * 100));
    });
  });

  test.each(entered)('the margin falls by as much as the cost rises of %s, as entered', (_, at) => {
    const amount = fc.integer({ min: 0, max: 999_999 });
    forAll(amount, amount, (low, high) => fallsBy(at(String(low)), at(String(high)), (high - low) * 100));
  });

  testProperty(
    'FR3 turned off gives back what it costs',
    dollars.filter((cost) => cost > 0),
    (cost) => {
      const unit = aPricedUnit({ fr3_cost: cost });
      fallsBy(estimateOf(unit, { fr3Enabled: false }), estimateOf(unit), Math.round(cost * 100));
    },
  );
});

const switches = ['fr3Enabled', 'turnPull', 'reTank', 'feedConversion', 'replacementCabinet'] as const;
const money = fc.constantFrom('', '0', '250', '999999');
const changes: fc.Arbitrary<CostChange[]> = fc.array(
  fc.record(
    {
      fr3Enabled: fc.boolean(),
      turnPull: fc.boolean(),
      reTank: fc.boolean(),
      feedConversion: fc.boolean(),
      replacementCabinet: fc.boolean(),
      fr3EstimatedGallons: fc.constantFrom('', '580'),
      turnPullDetails: fc.constantFrom('', '2'),
      reTankCost: money,
      additionalCabinetCost: money,
    },
    { requiredKeys: [] },
  ),
);

describe.each(switches)('%s', (name) => {
  const unit = aPricedUnit();

  test('an option that is changed and changed back is as at the start, the sums too', () => {
    const start = initialCostOptions(unit);
    const there = changeCostOption(start, { [name]: !start[name] });
    expect(there).not.toEqual(start);
    expect(changeCostOption(there, { [name]: start[name] })).toEqual(start);
  });

  testProperty('an option turned on and off again leaves no trace, whatever happened before', changes, (before) => {
    const off = changeCostOption(before.reduce(changeCostOption, initialCostOptions(unit)), { [name]: false });
    const on = changeCostOption(off, { [name]: true });
    expect(changeCostOption(on, { [name]: false })).toEqual(off);
  });

  test('an option is worth the same whatever else is chosen', () => {
    const worth = (before: CostChange[]) => {
      const margin = (isOn: boolean) => {
        const off = changeCostOption(before.reduce(changeCostOption, initialCostOptions(unit)), { [name]: false });
        return estimate(unit, changeCostOption(off, { [name]: isOn }), null).margin!;
      };
      return margin(false) - margin(true);
    };
    forAll(changes, (before) => expect(worth(before)).toBe(worth([])));
  });
});
