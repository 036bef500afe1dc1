import { evaluateOrderType } from '../../../../src/domain/matching/features/evaluateUnit';

test.each([
  [null, 'RC', 'notRequired'],
  ['RC', 'RC', 'exact'],
  ['RW', 'rewind', 'exact'],
  ['RC', 'RW', 'no'],
  ['RW', 'RC', 'no'],
  ['RC', null, 'unknown'],
])('order type %p, condition %p: %s', (orderType, condition, verdict) => {
  expect(evaluateOrderType(orderType, condition).verdict).toBe(verdict);
});
