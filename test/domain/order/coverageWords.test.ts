import { ordersQuerySchema } from '../../../src/contract/order/ordersQuery';
import { coverageWords } from '../../../src/domain/order/coverageWords';

test('what is asked for by coverage has words that say whether a unit serves, and what is still judged is no answer', () => {
  expect(coverageWords).toEqual({
    ...{ perfect: 'Perfect unit', acceptable: 'Acceptable unit', work: 'Unit with work' },
    ...{ none: 'No unit serves', 'not judged': 'Still judging' },
  });
  for (const coverage of Object.keys(coverageWords))
    expect(ordersQuerySchema.safeParse({ coverage }).success).toBe(true);
});
