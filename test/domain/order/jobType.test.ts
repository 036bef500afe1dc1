import { jobType } from '../../../src/domain/order/jobType';

test.each([
  ['rc', 'RC'],
  ['Recondition', 'RC'],
  ['rewind', 'RW'],
  [' rw ', 'RW'],
  ['new', 'NEW'],
  [null, ''],
])('job type of %p is %p', (orderType, expected) => {
  expect(jobType(orderType)).toBe(expected);
});
