import { marginTone } from '../../../src/domain/cost/marginTone';

test.each([
  [3_000, 10_000, 'good'],
  [2_999.99, 10_000, 'bad'],
  [0.03, 0.1, 'good'],
  [0, 10_000, 'bad'],
  [-1, 10_000, 'bad'],
])('a margin of %p on a price of %p is %s', (margin, price, tone) => {
  expect(marginTone(margin, price)).toBe(tone);
});
