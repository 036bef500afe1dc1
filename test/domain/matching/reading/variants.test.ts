import { parseImpedance } from '../../../../src/domain/matching/reading/impedance';
import { variantsOf } from '../../../../src/domain/matching/reading/variants';

const quote = { order_id: 1, kva_rating: '500', primary_voltage_kv: '12470D', secondary_voltage_kv: '480Y/277' };

test.each([
  ['500', ['500']],
  ['750 to 1000', ['750', '1000']],
  ['500 to 1500 kVA', ['500', '750', '1000', '1500']],
  ['833 to 1050', ['833', '1000', '1050']],
  ['1000 or 1500', ['1000', '1500']],
  ['300 or 750 to 1000', ['300', '750', '1000']],
  ['1000 to 750', ['1000 to 750']],
  ['Howard or Cooper', ['Howard or Cooper']],
])('the rating %s admits %p', (kva_rating, expected) => {
  expect(variantsOf({ ...quote, kva_rating }).map((each) => each.kva_rating)).toEqual(expected);
});

test('alternatives of both sides are combined', () => {
  const both = { ...quote, primary_voltage_kv: '12470D or 13200D', secondary_voltage_kv: '480Y/277 or 208Y/120' };
  expect(variantsOf(both).map((each) => [each.primary_voltage_kv, each.secondary_voltage_kv])).toEqual([
    ['12470D', '480Y/277'],
    ['12470D', '208Y/120'],
    ['13200D', '480Y/277'],
    ['13200D', '208Y/120'],
  ]);
});

test('too many combinations are not taken apart', () => {
  const many = { ...quote, kva_rating: '45 to 5000', primary_voltage_kv: '12470D or 13200D' };
  expect(variantsOf(many)).toEqual([many]);
});

test.each([
  [5.75, { from: 5.75, to: 5.75 }],
  ['5.75 %Z', { from: 5.75, to: 5.75 }],
  ['min 5', { from: 5, to: 100 }],
  ['maximum 5.75%', { from: 0, to: 5.75 }],
  ['4.5 to 6', { from: 4.5, to: 6 }],
  ['4.5% to 6%', { from: 4.5, to: 6 }],
  ['6 to 4.5', null],
  ['0', null],
  ['low', null],
])('impedance %p reads %p', (text, expected) => {
  expect(parseImpedance(text)).toEqual(expected);
});
