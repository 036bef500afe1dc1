import { rateText } from '../../../src/domain/rateSets/rateText';

test.each([
  ['%', 15, '15%'],
  ['%', 12.35, '12.35%'],
  ['%', 0, '0%'],
  ['points', 17.5, '17.5 points'],
  ['points', 1, '1 point'],
  ['work days', 1, '1 work day'],
  ['miles', 10_000, '10,000 miles'],
  ['of 100', 7, '7 of 100'],
  ['US dollars', 2_300, '$2,300'],
  ['US dollars', 10.5, '$10.50'],
  ['US dollars', 0.01, '$0.01'],
  ['US dollars', 999_999, '$999,999'],
  ['US dollars', null, 'none'],
  ['%', null, 'none'],
])('in %s, %p is read as %s', (unit, value, text) => {
  expect(rateText({ unit }, value)).toBe(text);
});
