import fc from 'fast-check';
import { toCents } from '../../../../src/domain/cost/cents';
import { costedAt, type Job } from '../../../../src/domain/estimates/whatIf/job';
import {
  budgetCents,
  isMargin,
  lowestPriceText,
  priceForMargin,
  marginIn,
  priceIn,
} from '../../../../src/domain/estimates/whatIf/priceForMargin';
import { dollars } from '../../builders/comparisonUnits';
import { aJob } from '../../builders/estimates';
import { formatPrice } from '../../../../src/domain/format/money';
import { forAll } from '../../builders/forAll';

/** Of $20,000. */
const jobOf = (fields: Record<string, unknown> = {}, rates: Partial<Job['rates']> = {}) => aJob({}, fields, rates);

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
  expect(priceForMargin(aJob({ reTank: true }), 50)).toBe(58_000);
});

test('a margin of everything, or a unit without a cost, has no price', () => {
  expect(priceForMargin(jobOf(), 100)).toBeNull();
  expect(priceForMargin(jobOf({ jcm_total_cost: null }), 25)).toBeNull();
});

test('costed again, the price for a margin gives it, and one cent less misses it', () => {
  forAll(
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
  );
});

test.each([
  // 1 / (1 - 0.9999): the last hundredth of a percent still has a price; 20,000 of it is 200,000,000.
  [99.99, 200_000_000],
  [99.995, null], // Rounds to all of the price.
  [100.01, null],
  [-999.99, 1_818.2], // 20,000 / 10.9999 = 1,818.198…
  [-1_000, null],
])('a margin of %d%% on $20,000 of cost takes a price of %p', (percent, price) => {
  expect(isMargin(percent)).toBe(price !== null);
  expect(priceForMargin(jobOf(), percent)).toBe(price);
});

test.each([
  [0, 30, 0.01],
  [0.01, 0, 0.01],
  [0.01, 30, 0.02], // 1.43 cents
  [0.07, 30, 0.1], // 7 / 0.7 are exactly 10 cents: not one more.
  [0.07, 30.01, 0.11], // 10.0014 cents
  [99_999.99, 33.33, 149_992.49], // 9,999,999 / 0.6667 = 14,999,248.5… cents
])('a job that costs $%d brings a margin of %d%% from $%d on, never for nothing', (jcm_total_cost, percent, price) => {
  expect(priceForMargin(jobOf({ jcm_total_cost }), percent)).toBe(price);
});

test('an FR3 fill that is taken out of a job and is dearer than all of it leaves the lowest price there is', () => {
  expect(priceForMargin(aJob({ fr3Enabled: false }, { jcm_total_cost: 1_000 }), 30)).toBe(0.01);
});

test.each([
  [4_000_000, 30, 2_800_000],
  [4_000_000, 0, 4_000_000],
  [4_000_000, -25, 5_000_000],
  [1, 30, 0], // 0.7 cents
  [10, 30, 7],
  [99, 12.35, 86], // 86.7735: a cent more would miss the margin.
  [4_000_000, 99.99, 400],
])('of %d cents of price, %d%% as margin leave %d cents for the cost', (price, percent, budget) => {
  expect(budgetCents(price, percent)).toBe(budget);
});

test('a lowest price is reliable only if every cost is recorded', () => {
  expect(lowestPriceText(jobOf(), 30, true)).toBe('$28,571.43');
  expect(lowestPriceText(jobOf(), 50, true)).toBe('$40,000');
  expect(lowestPriceText(jobOf(), 30, false)).toBe('at least $28,571.43');
  expect(lowestPriceText(jobOf({ jcm_total_cost: null }), 30, false)).toBeNull();
  expect(lowestPriceText(jobOf(), 100, true)).toBeNull();
});

test.each([
  ['41250.50', 41_250.5],
  ['$41,250.50', 41_250.5],
  [' $ 41,250.5 ', 41_250.5],
  [' 41,250 ', 41_250],
  ['41250.', 41_250],
  ['1,234,567.89', 1_234_567.89],
  ['0.01', 0.01],
  ['100000000', 100_000_000], // The highest.
  ['100,000,000.00', 100_000_000],
])('%j is a price of %d', (text, price) => {
  expect(priceIn(text)).toBe(price);
});

test.each(['', '  ', '$', ' $ '])('%j is no price yet, and none that is wrong', (text) => {
  expect(priceIn(text)).toBeNull();
});

test.each([
  ...['0', '0.00', '0.001', '-5', '+5', '$-5'], // Nothing is sold for nothing.
  ...['100000000.01', '200000000', '1000000000'],
  // Groups of another country, or slips of a key: never read as something else.
  ...['41,25', '41.250,50', '1.234', '4,1250', '1,2345', ',250', '41,', '41 250', "41'250", '1,,000'],
  ...['about 40000', '40k', '4e4', 'Infinity', 'NaN', '0x10', '$$5', '5$', '5 USD', '€5', '41250\0', '４１', '٤١', '.'],
])('%j is refused as a price', (text) => {
  expect(priceIn(text)).toBeUndefined();
});

test('every price to the cent is read as it is written, and typed plainly too', () => {
  forAll(fc.integer({ min: 1, max: 10_000_000_000 }), (cents) => {
    const price = cents / 100;
    expect([priceIn(formatPrice(price)), priceIn(price.toFixed(2)), priceIn(String(price))]).toEqual([
      price,
      price,
      price,
    ]);
  });
});

test.each([
  ['25', 25],
  ['12.5 %', 12.5],
  [' 12.35% ', 12.35],
  ['30.', 30],
  ['07', 7],
  ['0', 0],
  ['99.99', 99.99],
])('%j is a margin of %d', (text, margin) => {
  expect(marginIn(text)).toBe(margin);
});

test.each(['100', '99.999', '-5', '+5', '', '%', '.5', '12,5', '12.5%%', '25 percent', '1e1', '25\0', '２５'])(
  '%j is refused as a margin',
  (text) => {
    expect(marginIn(text)).toBeUndefined();
  },
);
