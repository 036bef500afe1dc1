import { jobOf } from '../../../src/domain/reservations/jobOf';

test.each([
  ['J-70114', 'job J-70114'],
  [null, 'order 101'],
  [' ', 'order 101'],
])('an order with job number %j is called %s', (jobNumber, expected) => {
  expect(jobOf({ orderId: '101', jobNumber })).toBe(expected);
});
