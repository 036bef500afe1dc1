import { wholeSentence } from '../../../src/domain/access/sentence';
import {
  releaseRefusal,
  releaseWithoutReason,
  reserveRefusal,
  withoutReason,
  jobOf,
  reasonRefusal,
  tidyReason,
} from '../../../src/domain/reservations/refusals';
import { reservationRequestSchema } from '../../../src/contract/reservations';

const reservation = { itemCode: '1001', orderId: '101', jobNumber: 'J-70114', reservedBy: 'Dana Whitfield' };

/** Every reason for refusing, in order of precedence. */
const reasons = [
  {
    what: 'the unit is reserved',
    request: { ofUnit: reservation },
    text: 'Unit 1001 is reserved for job J-70114, by Dana Whitfield.',
  },
  {
    what: 'the unit was retired',
    request: { retired: { itemCode: '2002', at: '2026-03-05T21:03:00Z' } },
    text: 'Unit 2002 was retired on 5 March 2026. Bring it back on its page first.',
  },
  {
    what: 'the order is closed',
    request: { isClosed: true },
    text: 'This order is closed: its unit was issued.',
  },
  {
    what: 'the order was retired',
    request: { isRetired: true },
    text: 'This order was retired. Bring it back first.',
  },
  {
    what: 'the order holds another unit',
    request: { ofOrder: { itemCode: '3003' } },
    text: 'This order holds unit 3003. Release it first.',
  },
];

/** All 32 ways in which reasons come together, as sets of their places. */
const together = Array.from({ length: 2 ** reasons.length }, (_, bits) =>
  reasons.filter((_reason, place) => (bits >> place) % 2 === 1),
);

test.each(together.map((each) => [each.map(({ what }) => what).join(', ') || 'nothing', each] as const))(
  'where %s, a reservation is refused by the first of them alone',
  (_what, each) => {
    const request = Object.assign({}, ...each.map((reason) => reason.request)) as Parameters<typeof reserveRefusal>[0];
    expect(reserveRefusal(request)).toBe(each[0]?.text ?? null);
  },
);

test('flags that are false do not refuse', () => {
  const none = { isClosed: false, isRetired: false, ofUnit: undefined, retired: undefined, ofOrder: undefined };
  expect(reserveRefusal(none)).toBeNull();
});

test.each([
  ['Dana Whitfield', 'J-70114', 'job J-70114, by Dana Whitfield'],
  [null, 'J-70114', 'job J-70114'],
  ['', 'J-70114', 'job J-70114'],
  ['  ', null, 'an order without a job number'],
  ['Dana Whitfield', ' ', 'an order without a job number, by Dana Whitfield'],
])('a reservation by %j for the job %j reads as far as it is known', (reservedBy, jobNumber, text) => {
  const ofUnit = { ...reservation, reservedBy, jobNumber };
  expect(reserveRefusal({ ofUnit })).toBe(`Unit 1001 is reserved for ${text}.`);
});

test.each([
  ['2026-03-06T06:59:59Z', '5 March 2026'],
  ['2026-03-06T07:00:00Z', '6 March 2026'],
  ['2026-07-01T06:59:59Z', '30 June 2026'],
  ['2027-01-01T06:59:59Z', '31 December 2026'],
  ['2028-03-01T06:59:59Z', '29 February 2028'],
  ['2026-03-05', '5 March 2026'],
  ['soon', 'N/A'],
])('a unit that was retired at %s was retired on %s, as Phoenix has it', (at, day) => {
  expect(reserveRefusal({ retired: { itemCode: '1', at } })).toBe(
    `Unit 1 was retired on ${day}. Bring it back on its page first.`,
  );
});

test.each([
  ['Reserved', null],
  ['In Transit', null],
  ['Delivered', 'This unit was delivered. It cannot be released.'],
  ['delivered', null],
  ['Lost', null],
  [null, null],
])('releasing a unit that is %s is refused or not', (status, expected) => {
  expect(releaseRefusal({ status })).toBe(expected);
  expect(releaseRefusal({ status, releasedAt: null, releasedBy: null })).toBe(expected);
});

test.each([
  ['Sam Ortega', '2026-03-05T21:03:00Z', 'Sam Ortega on 5 March 2026, 14:03'],
  [null, '2026-03-05T21:03:00Z', 'an import of data on 5 March 2026, 14:03'],
  [undefined, '2026-03-05T06:59:00Z', 'an import of data on 4 March 2026, 23:59'],
  ['Sam Ortega', '2026-03-05T07:00:00Z', 'Sam Ortega on 5 March 2026, 00:00'],
  ['Sam Ortega', '2026-07-01T06:59:00Z', 'Sam Ortega on 30 June 2026, 23:59'],
])('a reservation that %s released at %s is not released again', (releasedBy, releasedAt, text) => {
  const words = `This reservation was already released by ${text} (Phoenix time).`;
  expect(releaseRefusal({ status: 'Reserved', releasedAt, releasedBy })).toBe(words);
  expect(releaseRefusal({ status: 'Delivered', releasedAt, releasedBy })).toBe(words);
});

test.each([
  [['kVA · required 500 kVA, unit 75 kVA'], 'kVA · required 500 kVA, unit 75 kVA. '],
  [['BIL · 60', 'Rewind · cost not recorded'], 'BIL · 60. Rewind · cost not recorded. '],
  [['This unit cannot serve this order.'], 'This unit cannot serve this order. '],
  [['Taps · ± 2.5'], 'Taps · ± 2.5. '],
  [[], ''],
])('the open points %j are each a sentence, and how to go on comes last', (points, words) => {
  expect(wholeSentence(withoutReason(points))).toBe(`${words}Give a reason to reserve it.`);
});

test("releasing another person's reservation requires a reason", () => {
  expect(releaseWithoutReason('Dana Whitfield')).toBe(
    'Dana Whitfield reserved this unit. Give a reason to release it: Dana Whitfield will be notified.',
  );
});

test.each([
  ['J-70114', 'job J-70114'],
  [null, 'an order without a job number'],
  [' ', 'an order without a job number'],
])('an order with job number %j is called %s', (jobNumber, expected) => {
  expect(jobOf({ jobNumber })).toBe(expected);
});

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

test.each([1, 2, 3, 499, 500, 501])('server and screen agree on a reason of %d characters', (length) => {
  const reason = 'x'.repeat(length);
  const isTaken = reservationRequestSchema.safeParse({ itemCode: 'IC-1001', orderId: '101', reason }).success;
  expect(isTaken).toBe(reasonRefusal(reason) === null);
});
