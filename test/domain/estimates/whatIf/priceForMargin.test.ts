import fc from 'fast-check';
import { toCents } from '../../../../src/domain/cost/cents';
import { changeCostOption, initialCostOptions } from '../../../../src/domain/cost/comparison/costOptions';
import { costedAt, type Job } from '../../../../src/domain/estimates/whatIf/job';
import { budgetCents, priceForMargin } from '../../../../src/domain/estimates/whatIf/priceForMargin';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { aPricedUnit, dollars } from '../../builders/comparisonUnits';

const jobOf = (fields: Record<string, unknown> = {}, rates: Partial<Job['rates']> = {}): Job => {
  const unit = aPricedUnit({}, fields);
  return { unit, options: initialCostOptions(unit), rates: { ...DEFAULT_RATES, ...rates } };
};

test.each([
  // 20,000 / 0.75 = 26,666.666…: the cent above it.
  [25, 26_666.67],
  // 20,000 / 0.70 = 28,571.428…
  [30, 28_571.43],
  [50, 40_000],
  [0, 20_000],
  // 20,000 / 0.8765 = 22,818.025…
  [12.35, 22_818.03],
  // Sold with a loss: 20,000 / 1.25.
  [-25, 16_000],
])('the price for a margin of %d%% on a job of $20,000 is %d', (percent, price) => {
  expect(priceForMargin(jobOf(), percent)).toBe(price);
});

test('all work counts, labor too: $20,000 with a re-tank of $9,000 at half the price as margin', () => {
  const job = jobOf();
  const options = changeCostOption(job.options, { reTank: true });
  expect(priceForMargin({ ...job, options }, 50)).toBe(58_000);
});

test('a margin of everything, or a unit without a cost, has no price', () => {
  expect(priceForMargin(jobOf(), 100)).toBeNull();
  expect(priceForMargin(jobOf({ jcm_total_cost: null }), 25)).toBeNull();
});

test('costed again, the price for a margin gives it, and one cent less misses it', () => {
  fc.assert(
    fc.property(
      dollars.filter((cost) => cost >= 0.01),
      fc.integer({ min: 0, max: 9_900 }).map((hundredths) => hundredths / 100),
      (cost, goodMargin) => {
        const job = jobOf({ jcm_total_cost: cost }, { goodMargin });
        const price = priceForMargin(job, goodMargin)!;
        expect(costedAt(job, price).marginPercentage).toBeGreaterThanOrEqual(goodMargin);
        expect(toCents(cost)).toBeLessThanOrEqual(budgetCents(toCents(price), goodMargin));
        if (toCents(price) === 1) return;
        expect(costedAt(job, (toCents(price) - 1) / 100).marginPercentage).toBeLessThan(goodMargin);
        expect(toCents(cost)).toBeGreaterThan(budgetCents(toCents(price) - 1, goodMargin));
      },
    ),
  );
});

test('the lowest price at the floor of the rates reads as a good margin, one cent less does not', () => {
  const job = jobOf({}, { goodMargin: 25 });
  expect(costedAt(job, 26_666.67)).toMatchObject({ tone: 'good', salePrice: 26_666.67, margin: 6_666.67 });
  expect(costedAt(job, 26_666.66).tone).toBe('bad');
});
