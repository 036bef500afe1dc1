import fc from 'fast-check';
import { createSortKeys, type ByKey, type SortKeys } from '../../../../src/domain/inventory/order/sortKeys';
import type { UnitFacts } from '../../../../src/domain/inventory/unitFacts';
import { aUnitFacts, unitFacts } from '../units';

const sorts = [
  ...(['kva', 'primary_voltage', 'secondary_voltage', 'manufacturer', 'year'] as const),
  ...(['warehouse', 'unit_cost', 'list_price', 'weight'] as const),
];
const missing = '-';

/** Whether the row's key is another one than before. */
const put = ({ keyOf, set }: SortKeys<UnitFacts>, row: number, unit: UnitFacts) => set(row, keyOf(unit));

function keysOf(sort: ByKey, units: readonly UnitFacts[]): number[] {
  const by = createSortKeys(1)[sort];
  for (const [row, unit] of units.entries()) put(by, row, unit);
  return units.map((_unit, row) => by.keys()(row));
}

/** Each unit's place from 0 up, units of one key sharing it; a dash without one. */
function placesOf(sort: ByKey, values: readonly Partial<UnitFacts>[]) {
  const keys = keysOf(sort, values.map(aUnitFacts));
  const recorded = [...new Set(keys)].filter((key) => key !== Infinity).sort((a, b) => a - b);
  return keys.map((key) => (key === Infinity ? missing : recorded.indexOf(key)));
}
const places = <Field extends keyof UnitFacts>(sort: ByKey, field: Field, values: readonly UnitFacts[Field][]) =>
  placesOf(
    sort,
    values.map((value) => ({ [field]: value })),
  );

test.each([
  ['year', 'mfgYear', [2026, null, 1960, 1961, 2026], [2, missing, 0, 1, 2]],
  ['unit_cost', 'unitCost', [0.01, 0, null, 6_580.06, 6_580.05], [1, 0, missing, 3, 2]],
  ['unit_cost', 'unitCost', [9_999_999_999.99, 9_999_999_999.98, 9_999_999_999.99], [1, 0, 1]],
  // A sum in binary numbers, 0.30000000000000004, is 30 cents.
  ['list_price', 'listPrice', [0.1 + 0.2, 0.3, 0.31, 0.29, null], [1, 1, 2, 0, missing]],
  // 1.15 dollars times 100 are 114.99999999999999 in binary numbers.
  ['list_price', 'listPrice', [1.15, 1.14, 1.16], [1, 0, 2]],
  ['weight', 'weightLbs', [3_240.5, 3_240, 90_000_000, null, 0], [2, 1, 3, missing, 0]],
] as const)('by %s, the %s %j have the places %j: to the cent, 0 is recorded', (sort, field, values, expected) => {
  expect(places(sort, field, values)).toEqual(expected);
});

test('a rating is compared as a number, not as text', () => {
  expect(places('kva', 'kva', [1_500, 112.5, 45, 500, 112.5])).toEqual([3, 1, 0, 2, 1]);
});

test.each(['manufacturer', 'warehouse'] as const)(
  'by %s, texts go from A on whatever their case; of the same letters, capitals come first; spaces around do not count',
  (field) => {
    const values = ['cooper', 'ABB', 'abb', ' ABB ', 'Zenith', 'Ábel', '3M', null, '', '  '];
    const expected = [3, 1, 2, 1, 4, 5, 0, missing, missing, missing];
    expect(places(field, field, values)).toEqual(expected);
  },
);

test.each([
  ['primary_voltage', 'primaryVoltage'],
  ['secondary_voltage', 'secondaryVoltage'],
] as const)(
  'by %s, voltages go by the first winding in volts, then by their text; unreadable ones follow',
  (by, field) => {
    const values = [
      '12470GrdY/7200',
      '4160',
      '13200 x 4160',
      '12470',
      '4160 x 12470',
      '12.47 kV',
      'worn off',
      ' ',
      '480Y/277',
    ];
    // 12.47 kV is shown, and sorted, as 12470.
    expect(places(by, field, values)).toEqual([4, 1, 5, 3, 2, 3, 6, missing, 0]);
  },
);

test('whatever units there are, each key is a whole number from 0 up, or none', () => {
  const some = fc.array(unitFacts(fc.constant('1')), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(some, fc.constantFrom(...sorts), (units, sort) => {
      for (const key of keysOf(sort, units)) expect(key === Infinity || (Number.isInteger(key) && key >= 0)).toBe(true);
    }),
  );
});

test.each<[ByKey, Partial<UnitFacts>]>([
  ['kva', { kva: 501 }],
  ['primary_voltage', { primaryVoltage: '12470Y/7200' }],
  ['secondary_voltage', { secondaryVoltage: '480D' }],
  ['manufacturer', { manufacturer: 'abb' }],
  ['year', { mfgYear: null }],
  ['warehouse', { warehouse: 'Phoenix AZ' }],
  ['unit_cost', { unitCost: 6_580.06 }],
  ['list_price', { listPrice: 0 }],
  ['weight', { weightLbs: null }],
])('only the key by %s is another one after %j, and back again', (sort, change) => {
  const [all, unit] = [createSortKeys(0), aUnitFacts()];
  const changed = (now: UnitFacts) => sorts.filter((each) => put(all[each], 2_000, now));
  changed(unit);
  expect(changed(unit)).toEqual([]);
  expect(changed({ ...unit, ...change })).toEqual([sort]);
  expect(changed(unit)).toEqual([sort]);
});

test('a reservation, a retirement, a photo, a note, a fluid and needed work change no key', () => {
  const [all, unit] = [createSortKeys(1), aUnitFacts()];
  const other: UnitFacts = {
    ...{ ...unit, isReserved: true, isRetired: true, hasPhotos: false, notes: [], fluid: null },
    ...{ cabinetNeedsReplacing: true, tankNeedsReplacing: true, windingMaterial: null, bushType: null },
  };
  for (const sort of sorts) put(all[sort], 0, unit);
  expect(sorts.filter((sort) => put(all[sort], 0, other))).toEqual([]);
});

test('a text that comes between others moves them apart, and they stay in their order', () => {
  const by = createSortKeys(3).manufacturer;
  const made = (row: number, manufacturer: string) => put(by, row, aUnitFacts({ manufacturer }));
  made(0, 'GE');
  made(1, 'ABB');
  const before = by.keys();
  expect(before(0) - before(1)).toBe(1);
  made(2, 'ERMCO');
  const after = by.keys();
  expect([after(1) < after(2), after(2) < after(0)]).toEqual([true, true]);
});
