import fc from 'fast-check';
import type { Candidate } from '../../../src/domain/matching/reading/candidate';
import { EMPTY_UNIT, type StoredUnit } from '../../../src/domain/unitStore/storedUnit';
import { availableWindings, createUnitStore, type UnitStore } from '../../../src/domain/unitStore/unitStore';
import { candidates, serials } from '../builders/arbitraries';
import { happen, happenings, nearMisses } from '../builders/inventories';
import { aCandidate } from '../builders/units';
import { forAll } from '../builders/forAll';

const aStored = (fields: Partial<StoredUnit> = {}): StoredUnit => ({ ...EMPTY_UNIT, ...aCandidate(), ...fields });
const storeOf = (units: readonly Partial<StoredUnit>[]) => {
  const store = createUnitStore();
  units.forEach((unit) => store.put(aStored(unit)));
  return store;
};
const unitsIn = (store: UnitStore) =>
  [...store.rowsBySerial()].filter((row) => !store.removedRows.has(row)).map(store.candidateAt);

test('whatever comes, changes and goes, the store holds each unit as it was last put, in order of serial', () => {
  const changes = happenings(fc.oneof(candidates(serials), nearMisses(serials)), 40);
  forAll(changes, (happened) => {
    const store = createUnitStore();
    const units = new Map<string, Candidate>();
    const put = (unit: Candidate) => store.put({ ...EMPTY_UNIT, ...unit });
    for (const each of happened) {
      happen(each, { put, remove: store.remove }, units);
      expect([store.size, store.available]).toEqual([units.size, units.size]);
      expect(unitsIn(store)).toEqual([...units.values()].sort((a, b) => (a.serial < b.serial ? -1 : 1)));
    }
  });
});

test('a unit is available unless it is reserved or retired', () => {
  const store = storeOf([
    { serial: '1' },
    { serial: '2', isReserved: true },
    { serial: '3', isRetired: true },
    { serial: '4', hasPhotos: true },
  ]);
  expect([0, 1, 2, 3].map(store.isAvailable)).toEqual([true, false, false, true]);
  expect([store.size, store.available]).toEqual([4, 2]);
  store.put(aStored({ serial: '2' }));
  store.put(aStored({ serial: '1', isReserved: true }));
  store.remove('4');
  expect([0, 1, 2, 3].map(store.isAvailable)).toEqual([false, true, false, false]);
  expect([store.size, store.available]).toEqual([3, 1]);
});

test('serials are case-sensitive, and removing an unknown serial changes nothing', () => {
  const store = storeOf(['9', '09', ' 9', 'a', 'A', 'é', 'e\u0301', ''].map((serial) => ({ serial })));
  ['9 ', 'É', '90'].forEach(store.remove);
  expect(store.size).toBe(8);
  ['09', '', ''].forEach(store.remove);
  expect(unitsIn(store).map(({ serial }) => serial)).toEqual([' 9', '9', 'A', 'a', 'e\u0301', 'é']);
});

test('an amount that is not recorded differs from 0', () => {
  const store = storeOf([{ unitCost: 0, listPrice: null }]);
  expect(store.amountsAt(0)).toMatchObject({ unitCost: 0, listPrice: null, laborCost: 2_000 });
});

test('equal values of a column are stored once; null differs from empty text', () => {
  const { columns } = storeOf([
    { serial: '1', bushType: null, bushConfiguration: '' },
    { serial: '2', bushType: '', bushConfiguration: null },
    { serial: '3', bushType: null, bushConfiguration: '', fluid: 'FR3' },
    { serial: '4', bushType: null, bushConfiguration: null },
  ]);
  expect([...columns.bushings.codes.subarray(0, 4)]).toEqual([0, 1, 0, 2]);
  expect(columns.bushings.values[0]).toEqual({ ...EMPTY_UNIT, bushConfiguration: '' });
});

test('windings of units that are not available are not offered', () => {
  const store = storeOf([
    { serial: '1', primaryVoltage: '4160D' },
    { serial: '2', primaryVoltage: '13200D', isReserved: true },
    { serial: '3', primaryVoltage: '2400D' },
  ]);
  store.remove('3');
  expect(availableWindings(store).map(({ primaryVoltage }) => primaryVoltage)).toEqual(['4160D']);
});

test('thousands of units that come out of order are listed in order, also with later ones between them', () => {
  const store = createUnitStore();
  const numbers = Array.from({ length: 3_000 }, (_, n) => String((n * 7_919) % 100_003));
  numbers.forEach((serial) => store.put(aStored({ serial })));
  expect(unitsIn(store).map(({ serial }) => serial)).toEqual(numbers.toSorted());
  ['5', '50001x', '0'].forEach((serial) => store.put(aStored({ serial })));
  expect(unitsIn(store).map(({ serial }) => serial)).toEqual([...new Set([...numbers, '5', '50001x', '0'])].sort());
});
