import { evaluateConnection } from '../../../../../src/domain/matching/features/windings/connectionFit';
import { parsePrimary, parseVoltage } from '../../../../../src/domain/matching/reading/voltage';

const connection = (required: [string | null, string | null], unit: [string | null, string | null]) =>
  evaluateConnection(
    { primary: parseVoltage(required[0]), secondary: parseVoltage(required[1]) },
    { primary: parsePrimary(unit[0]), secondary: parseVoltage(unit[1]) },
  );

test.each([
  ['12470GrdY/7200', '12470GrdY/7200', 'exact'],
  ['12470D', '13200D', 'exact'],
  ['12470D', '13200', 'exact'],
  ['12470GrdY/7200', '12470Y/7200', 'acceptable'],
  ['12470Y/7200', '4160GrdY/2400', 'acceptable'],
  ['12470D', '12470GrdY/7200', 'does not fit'],
  ['12470GrdY/7200', '12470', 'does not fit'],
  ['12.47', '12470D', 'not required'],
  ['12470', '12470Y', 'not required'],
  ['12470D', null, 'not recorded'],
  ['12470D', 'worn off', 'not recorded'],
  [null, '12470D', 'not required'],
])('a primary of %p required, with a unit of %p, is connected: %s', (required, unit, verdict) => {
  expect(connection([required, null], [unit, null]).verdict).toBe(verdict);
});

test('a bare secondary of a unit names no connection', () => {
  expect(connection([null, '480Y/277'], [null, '480']).verdict).toBe('not recorded');
  expect(connection([null, '480'], [null, '480D']).verdict).toBe('not required');
});

test.each([
  ['12470D', '480Y/277', 'exact'],
  ['12470D', '480GrdY/277', 'acceptable'],
  ['12470D', '480D', 'does not fit'],
  ['12470GrdY/7200', '480Y/277', 'does not fit'],
  ['12470D', null, 'not recorded'],
  ['12470GrdY/7200', null, 'does not fit'],
])(
  'both sides are one feature, of which the worse counts: of a unit of %p and %p it is %s',
  (primary, secondary, verdict) => {
    expect(connection(['12470D', '480Y/277'], [primary, secondary]).verdict).toBe(verdict);
  },
);

test('of a dual voltage the winding of the required volts counts, else the one that fits best', () => {
  const dual = '4160D x 12470GrdY/7200';
  expect(connection(['12470GrdY/7200', null], [dual, null]).verdict).toBe('exact');
  expect(connection(['12470D', null], [dual, null]).verdict).toBe('does not fit');
  expect(connection(['13200D', null], [dual, null]).verdict).toBe('exact');
});
