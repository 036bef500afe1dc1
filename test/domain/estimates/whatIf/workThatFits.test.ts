import fc from 'fast-check';
import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
} from '../../../../src/domain/cost/comparison/costOptions';
import { costedAt, type Job } from '../../../../src/domain/estimates/whatIf/job';
import { workThatFits } from '../../../../src/domain/estimates/whatIf/workThatFits';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { aPricedUnit } from '../../builders/comparisonUnits';

/** 15,040 bare; FR3 4,960 (needed), turn pull 3,500, feed 800, cabinet 2,500, re-tank 9,000. */
const jobWith = (change: CostChange): Job => {
  const unit = aPricedUnit();
  return { unit, options: changeCostOption(initialCostOptions(unit), change), rates: DEFAULT_RATES };
};
const everything = { turnPull: true, feedConversion: true, replacementCabinet: true, reTank: true };
const namesOf = (works: readonly { work: string }[] | undefined) => works?.map(({ work }) => work);

test.each([
  // All of it costs 35,800: at 30% that needs 51,142.86.
  [51_142.86, ['fr3', 'reTank', 'turnPull', 'replacementCabinet', 'feedConversion'], [], 0],
  // 70% of 50,000 leaves 35,000 - 15,040 = 19,960: after FR3, re-tank and turn pull 2,500 are left, just the cabinet.
  [50_000, ['fr3', 'reTank', 'turnPull', 'replacementCabinet'], ['feedConversion'], 0],
  // 28,000 - 15,040 = 12,960: FR3 leaves 8,000, too little for the re-tank; the turn pull and what is smaller fit.
  [40_000, ['fr3', 'turnPull', 'replacementCabinet', 'feedConversion'], ['reTank'], 0],
  // 17,500 - 15,040 = 2,460: the FR3 that the unit needs has no room, the feed conversion has.
  [25_000, ['feedConversion'], ['fr3', 'turnPull', 'replacementCabinet', 'reTank'], 0],
  // 14,000 is 1,040 less than the bare unit costs.
  [20_000, [], ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank'], 1_040],
])('at $%d and 30%% of it as margin, what is needed stays first, then the largest', (price, stays, goes, over) => {
  const fit = workThatFits(jobWith(everything), price, 30);
  expect([namesOf(fit?.stays), namesOf(fit?.goes), fit?.over]).toEqual([stays, goes, over]);
});

test('an amount that was entered counts as entered: a re-tank for $5,000 fits where that of the server did not', () => {
  const fit = workThatFits(jobWith({ reTank: true, reTankCost: '5000' }), 40_000, 30);
  expect(fit?.stays).toEqual([
    { work: 'fr3', dollars: 4_960, isNeeded: true },
    { work: 'reTank', dollars: 5_000, isNeeded: false },
  ]);
  expect(fit?.options).toMatchObject({ fr3Enabled: true, reTank: true, reTankCost: '5000' });
});

test('a unit without a cost has no answer', () => {
  const job = jobWith({});
  expect(workThatFits({ ...job, unit: { ...job.unit, jcm_total_cost: null } }, 40_000, 30)).toBeNull();
});

test('costed with what stays, the price has the margin, unless the bare unit is above it; nothing that goes would fit', () => {
  const change = fc.record({
    ...{ fr3Enabled: fc.boolean(), turnPull: fc.boolean(), feedConversion: fc.boolean() },
    ...{ replacementCabinet: fc.boolean(), reTank: fc.boolean() },
  });
  fc.assert(
    fc.property(change, fc.integer({ min: 1, max: 9_000_000 }), fc.integer({ min: 0, max: 99 }), (on, cents, floor) => {
      const job = jobWith(on);
      const price = cents / 100;
      const fit = workThatFits(job, price, floor)!;
      const reaches = costedAt({ ...job, options: fit.options }, price).marginPercentage! >= floor;
      expect(reaches).toBe(fit.over === 0);
      const wished = fit.goes.map(({ dollars }) => dollars);
      const { margin } = costedAt({ ...job, options: fit.options }, price);
      const more = Math.min(Infinity, ...wished);
      expect(((margin! - more) * 100) / price).toBeLessThan(floor);
    }),
  );
});
