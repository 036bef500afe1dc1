import { jobOf } from '../../../src/domain/reservations/jobOf';

test.each([
  ['J-70114', 'job J-70114'],
  [null, 'an order without a job number'],
  [' ', 'an order without a job number'],
])('an order with job number %j is called %s', (jobNumber, expected) => {
  expect(jobOf({ jobNumber })).toBe(expected);
});
