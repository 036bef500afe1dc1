import { jobType, jobTypeNames } from '../../../src/domain/orders/jobType';

test.each([
  ['rc', 'RC'],
  ['RC', 'RC'],
  ['Recondition', 'RC'],
  ['RECONDITION', 'RC'],
  ['rewind', 'RW'],
  ['ReWind', 'RW'],
  [' rw ', 'RW'],
  ['\trewind\n', 'RW'],
  ['new', 'NEW'],
  ['reconditioned', 'RECONDITIONED'],
  ['rewind rush', 'REWIND RUSH'],
  ['constructor', 'CONSTRUCTOR'],
  ['', ''],
  ['  ', ''],
  [null, ''],
  [undefined, ''],
])('the order type %j is the job type %j (section 3)', (orderType, expected) => {
  expect(jobType(orderType)).toBe(expected);
  expect(jobType(jobType(orderType))).toBe(expected);
});

test('the two job types have the words of the badge, and nothing else has', () => {
  expect(jobTypeNames).toEqual({ RC: 'Reconditioned', RW: 'Rewind' });
});
