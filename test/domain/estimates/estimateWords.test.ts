import { differenceText } from '../../../src/domain/estimates/estimateWords';

const unit = { line: 'unit', label: 'Unit', kind: 'dollars' } as const;

test.each([
  [{ ...unit, then: 10_000, now: 10_500.5, change: 500.5 }, 'Unit: $10,000 → $10,500.50 (+$500.50)'],
  [{ ...unit, then: 10_500, now: 10_000, change: -500 }, 'Unit: $10,500 → $10,000 (−$500)'],
  [{ ...unit, then: null, now: 10_000, change: null }, 'Unit: not recorded → $10,000'],
  [
    { line: 'marginPercentage', label: 'Margin %', kind: 'percent', then: 50, now: 48.75, change: -1.25 } as const,
    'Margin %: 50.0% → 48.8% (−1.3 points)',
  ],
])('%j reads %j', (difference, text) => {
  expect(differenceText(difference)).toBe(text);
});
