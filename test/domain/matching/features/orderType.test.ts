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
  ['RC', 'RC\0', { verdict: 'does not serve' }],
  ['RW', 'scrap', { verdict: 'does not serve' }],
  ['NEW', 'RC', { verdict: 'does not serve' }],
  ['NEW', 'RW', { verdict: 'does not serve' }],
  ['RC', 'scrap', { verdict: 'does not serve' }],
])('order type %p, condition %p: %p', (orderType, condition, expected) => {
  expect(evaluateOrderType(orderType, condition)).toEqual(expected);
});
