import { evaluateOrderType } from '../../../../src/domain/matching/features/orderType';
import { nothingRequired } from '../../builders/units';

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
  ['RC', 'RC\0', { verdict: 'not recorded' }],
  ['RW', 'scrap', { verdict: 'not recorded' }],
  ['NEW', 'RC', { verdict: 'not understood' }],
  ['NEW', 'RW', { verdict: 'not understood' }],
  ['NEW', 'new ', { verdict: 'exact' }],
  ['N/A', 'RW', { verdict: 'not required' }],
  ['RC', 'scrap', { verdict: 'not recorded' }],
])('order type %p, condition %p: %p', (order_type, condition, expected) => {
  expect(evaluateOrderType(nothingRequired({ order_type }).orderType, condition)).toEqual(expected);
});
