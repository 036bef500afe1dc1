import { jobOf, whyNotRelease, whyNotReserve } from '../../../src/domain/reservations/whyNot';

const reservation = { itemCode: '1001', orderId: '101', jobNumber: 'J-70114', reservedBy: 'Dana Whitfield' };
const free = { isClosed: false, ofUnit: undefined, ofOrder: undefined };

test.each([
  ['J-70114', 'job J-70114'],
  [null, 'order 101'],
  [' ', 'order 101'],
])('with job number %j it is %s', (jobNumber, expected) => {
  expect(jobOf({ orderId: '101', jobNumber })).toBe(expected);
});

test.each([
  ['a free unit for an order without one', free, null],
  [
    'a unit that another order has',
    { ...free, ofUnit: reservation },
    'Unit 1001 is reserved for job J-70114, by Dana Whitfield.',
  ],
  [
    'a unit that came with the data',
    { ...free, ofUnit: { ...reservation, reservedBy: null, jobNumber: null } },
    'Unit 1001 is reserved for order 101.',
  ],
  ['an order that has a unit', { ...free, ofOrder: reservation }, 'This order holds unit 1001. Release it first.'],
  ['a closed order', { ...free, isClosed: true, ofOrder: reservation }, 'This order is closed: its unit was issued.'],
  [
    'everything at once',
    { isClosed: true, ofUnit: reservation, ofOrder: reservation },
    'Unit 1001 is reserved for job J-70114, by Dana Whitfield.',
  ],
])('reserving: %s', (_what, wish, expected) => {
  expect(whyNotReserve(wish)).toBe(expected);
});

test.each([
  ['Reserved', null],
  ['In Transit', null],
  ['Delivered', 'This unit was delivered. It cannot be released.'],
  [null, null],
])('releasing what is %s', (status, expected) => {
  expect(whyNotRelease({ status })).toBe(expected);
});
