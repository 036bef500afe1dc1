import { plannedReason } from '../../../src/domain/plan/plannedReason';

test.each([
  [null, 'From the plan'],
  ['Customer waits since May', 'From the plan: Customer waits since May'],
  // A reason may name a plan itself.
  ['From the plan: see below', 'From the plan: From the plan: see below'],
])('a reservation of the plan with the reason %j says: %s', (reason, text) => {
  expect(plannedReason(reason)).toBe(text);
});
