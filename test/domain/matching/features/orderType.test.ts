import { evaluateOrderType } from '../../../../src/domain/matching/features/orderType';

test.each([
  [null, 'RC', { verdict: 'not required' }],
  ['RC', 'RC', { verdict: 'exact' }],
  ['RW', 'rewind', { verdict: 'exact' }],
  ['RW', 'RC', { verdict: 'acceptable', why: 'reconditionedServesRewind' }],
  ['RC', 'RW', { verdict: 'needs work', work: 'rewind' }],
  ['RC', null, { verdict: 'not recorded' }],
  ['RW', ' ', { verdict: 'not recorded' }],
  [null, null, { verdict: 'not required' }],
  ['RC', ' recondition ', { verdict: 'exact' }],
  ['RC', 'rc', { verdict: 'exact' }],
  ['RC', 'Rewind', { verdict: 'needs work', work: 'rewind' }],
  ['RC', 'RC\0', { verdict: 'does not fit' }],
  ['RW', 'scrap', { verdict: 'does not fit' }],
  ['NEW', 'RC', { verdict: 'does not fit' }],
  ['NEW', 'RW', { verdict: 'does not fit' }],
  ['RC', 'scrap', { verdict: 'does not fit' }],
])('order type %p, condition %p: %p', (orderType, condition, expected) => {
  expect(evaluateOrderType(orderType, condition)).toEqual(expected);
});
