import { quotationNumber } from '../../../src/domain/quotation/quotationNumber';

test.each([
  [2026, 1, 'Q-2026-0001'],
  [2026, 99, 'Q-2026-0099'],
  [2026, 9_999, 'Q-2026-9999'],
  [2027, 10_000, 'Q-2027-10000'],
  [2027, 12_345, 'Q-2027-12345'],
])('of %d, quotation %d is %s: four digits, or as many as it needs', (year, sequence, number) => {
  expect(quotationNumber(year, sequence)).toBe(number);
});

test('as text, numbers stand in the order in which they were given', () => {
  const given = [
    ...[1, 2, 9, 10, 99, 100, 999, 1_000, 9_999].map((sequence) => quotationNumber(2026, sequence)),
    quotationNumber(2027, 1),
  ];
  expect([...given].reverse().sort()).toEqual(given);
});
