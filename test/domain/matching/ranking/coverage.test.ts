import { covered, coverages, uncovered, type Coverage } from '../../../../src/contract/order/coverage';
import type { Quote } from '../../../../src/contract/matching/quote';
import type { FitClass } from '../../../../src/contract/unit/unit';
import { coverageOf } from '../../../../src/domain/matching/ranking/coverage';
import { toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';

const STATED = { phase: 3, kva_rating: '1500', primary_voltage_kv: '12470D', secondary_voltage_kv: '480Y/277' };
const requirement = (quote: Partial<Quote> = {}) =>
  toMatchRequirement({ order_id: '1', ...STATED, ...quote }, { fusing: null, impedancePct: null });

test.each<[FitClass | undefined, Coverage]>([
  ['Fits', 'fits'],
  ['Fits with work', 'work'],
  ['Fits, to be checked', 'check'],
  ['Misses a requirement', 'misses'],
  ['Does not fit', 'none'],
  [undefined, 'none'],
])('an order whose best unit is of the class %s is %s', (best, coverage) => {
  expect(coverageOf(requirement(), best)).toBe(coverage);
});

test.each<FitClass | undefined>(['Fits, to be checked', 'Does not fit', undefined])(
  'an order that does not state its kVA is not stated, even with a best unit of the class %s',
  (best) => {
    expect(coverageOf(requirement({ kva_rating: 'see notes' }), best)).toBe('not stated');
  },
);

test('an order that can be judged is either covered or not', () => {
  expect([...covered, ...uncovered, 'not stated']).toEqual([...coverages]);
});
