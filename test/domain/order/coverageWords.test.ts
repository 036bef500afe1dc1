import { ordersQuerySchema } from '../../../src/contract/order/ordersQuery';
import { coverageWords } from '../../../src/domain/order/coverageWords';

test('coverage has the words of the fit classes, and every one of its values can be listed', () => {
  expect(coverageWords).toEqual({
    ...{ fits: 'Fits', work: 'Fits with work', check: 'To be checked', misses: 'Misses a requirement' },
    ...{ none: 'No unit fits', 'not stated': 'Order does not state kVA and voltages' },
    ...{ 'not covered': 'Not covered', 'not judged': 'Still judging' },
  });
  for (const coverage of Object.keys(coverageWords))
    expect(ordersQuerySchema.safeParse({ coverage }).success).toBe(true);
});
