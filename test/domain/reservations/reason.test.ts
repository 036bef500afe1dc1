import { reservationRequestSchema } from '../../../src/contract/reservations';
import { reasonRefusal, tidyReason } from '../../../src/domain/reservations/reason';

test.each([
  ['', 'Enter a reason.'],
  ['  \n ', 'Enter a reason.'],
  ['ok', 'Enter a reason of at least 3 characters.'],
  [' ok ', 'Enter a reason of at least 3 characters.'],
  ['x'.repeat(501), 'This reason has 501 characters. Shorten it to 500.'],
])('the reason %j is refused in words', (text, words) => {
  expect(reasonRefusal(text)).toBe(words);
});

test.each(['yes', ` ${'x'.repeat(500)} `])(
  'a reason of 3 to 500 characters is taken, without spaces around it',
  (text) => {
    expect(reasonRefusal(text)).toBeNull();
    expect(tidyReason(text)).toBe(text.trim());
  },
);

test.each([1, 2, 3, 499, 500, 501])('the server takes a reason of %d characters where the screen does', (length) => {
  const reason = 'x'.repeat(length);
  const isTaken = reservationRequestSchema.safeParse({ itemCode: 'IC-1001', orderId: '101', reason }).success;
  expect(isTaken).toBe(reasonRefusal(reason) === null);
});
