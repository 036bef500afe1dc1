import fc from 'fast-check';
import {
  facets,
  type Facet,
  inventorySorts,
  type InventoryExportQuery,
} from '../../../../src/contract/inventory/inventoryQuery';
import { countFacets } from '../../../../src/domain/inventory/search/countFacets';
import { listUnits } from '../../../../src/domain/inventory/search/listUnits';
import { readInventory } from '../../../../src/domain/inventory/list/inventoryList';
import { toInventoryExport, toInventorySelection } from '../../../../src/domain/inventory/list/inventoryQuery';
import type { StoredUnit } from '../../../../src/domain/unitStore/storedUnit';
import { createUnitStore, type UnitStore } from '../../../../src/domain/unitStore/unitStore';
import { countedByTheBook, listedByTheBook, valuesByHand } from './byTheBook';
import { aStoredUnit, storedUnits } from './units';

const YEAR = 2026;
const serial = fc.constantFrom(...Array.from({ length: 40 }, (_, n) => `${n % 3 === 0 ? 'a' : 'B'}${100 + n * 7}`));
const change = fc.oneof(
  { weight: 8, arbitrary: storedUnits(serial).map((unit) => ({ unit })) },
  { weight: 1, arbitrary: serial.map((gone) => ({ gone })) },
);

/** Values that some unit has, and one that none has. */
const chosen = (facet: string) => {
  const value = fc.oneof(
    { weight: 9, arbitrary: storedUnits(serial).map((unit) => valuesByHand(unit, YEAR)[facet]!) },
    { weight: 1, arbitrary: fc.constant('nobody has it') },
  );
  return fc.oneof(value, fc.array(value, { maxLength: 4 }));
};
const query: fc.Arbitrary<InventoryExportQuery> = fc
  .record(
    {
      ordering: fc.constantFrom(...inventorySorts, ...inventorySorts.map((sort) => `-${sort}` as const)),
      search: fc.constantFrom('', ' ', 'rust', 'RUST abb', 'a1', 'b 14', 'no leaks', 'nothing'),
      facet: fc
        .subarray([...facets], { maxLength: 3 })
        .chain((some) => fc.record(Object.fromEntries(some.map((each) => [each, chosen(each)])))),
    },
    { requiredKeys: ['facet'] },
  )
  .map(({ facet, ...rest }) => ({ ...rest, ...facet }));

type Change = { unit: StoredUnit } | { gone: string };

function apply(store: UnitStore, units: Map<string, StoredUnit>, made: Change): void {
  if ('gone' in made) {
    store.remove(made.gone);
    units.delete(made.gone);
  } else {
    store.put(made.unit);
    units.set(made.unit.serial, made.unit);
  }
}

const everything = (store: UnitStore, requested: InventoryExportQuery) =>
  listUnits(store, requested, YEAR, 0, Infinity);

test('lists are those of filtering and sorting an array, whatever came, changed and went before and between', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(change, fc.option(query)), { minLength: 1, maxLength: 60 }),
      query,
      (changes, last) => {
        const [store, units] = [createUnitStore(), new Map<string, StoredUnit>()];
        const expectSame = (requested: InventoryExportQuery) => {
          const serials = listedByTheBook([...units.values()], requested, YEAR);
          expect(everything(store, requested)).toMatchObject({ serials, count: serials.length });
        };
        for (const [made, requested] of changes) {
          apply(store, units, made);
          if (requested) expectSame(requested);
        }
        expectSame(last);
        expect(store.size).toBe(units.size);
      },
    ),
    { numRuns: 150 },
  );
});

test('the counts of each facet are those of a list with all other facets standing', () => {
  fc.assert(
    fc.property(fc.array(storedUnits(serial), { minLength: 1, maxLength: 60 }), query, (put, requested) => {
      const [store, units] = [createUnitStore(), new Map<string, StoredUnit>()];
      for (const unit of put) apply(store, units, { unit });
      const selection = { ...requested, ordering: undefined };
      const counted = countFacets(store, selection, YEAR);
      expect(counted.map(({ facet }) => facet)).toEqual(facets);
      const byFacet = Object.fromEntries(
        counted.map(({ facet, values }) => [
          facet,
          Object.fromEntries(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])),
        ]),
      );
      expect(byFacet).toEqual(countedByTheBook([...units.values()], selection, YEAR));
      for (const { facet, values } of counted)
        expect(values.map(({ value }) => value)).toEqual(
          expect.arrayContaining([...new Set([selection[facet] ?? []].flat())]),
        );
    }),
    { numRuns: 150 },
  );
});

test('pages of any size put together are the list', () => {
  fc.assert(
    fc.property(
      fc.array(storedUnits(serial), { maxLength: 60 }),
      query,
      fc.integer({ min: 1, max: 9 }),
      (put, requested, size) => {
        const store = createUnitStore();
        for (const unit of put) store.put(unit);
        const { serials, count } = everything(store, requested);
        const pages = Array.from({ length: Math.ceil(count / size) + 1 }, (_, page) =>
          listUnits(store, requested, YEAR, page * size, size),
        );
        expect(pages.flatMap((page) => page.serials)).toEqual(serials);
        expect(pages.map((page) => page.count)).toEqual(pages.map(() => count));
        expect(pages.at(-1)?.serials).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
});

test('the 100 most frequent values of a facet are listed, the chosen ones among them, and how many more there are', () => {
  const store = createUnitStore();
  for (let kva = 1; kva <= 130; kva += 1)
    for (let n = 0; n < (kva > 120 ? 2 : 1); n += 1) store.put(aStoredUnit({ serial: `${kva}-${n}`, kva }));
  const [kva] = countFacets(store, { kva: ['115', '77777'] }, YEAR);
  expect(kva).toMatchObject({ facet: 'kva', more: 29 });
  expect(kva?.values).toHaveLength(102);
  expect(kva?.values.slice(0, 12).map(({ value, count }) => [value, count])).toEqual([
    ...Array.from({ length: 10 }, (_, n) => [`${121 + n}`, 2]),
    ['1', 1],
    ['2', 1],
  ]);
  expect(kva?.values.slice(-2)).toEqual([
    { value: '115', count: 1 },
    { value: '77777', count: 0 },
  ]);
});

test('units grow older with the year of the question, without being read again', () => {
  const store = createUnitStore();
  store.put(aStoredUnit({ serial: '1', mfgYear: 2017 }));
  expect(listUnits(store, { age: '0-9' }, 2026, 0, 9).count).toBe(1);
  expect(listUnits(store, { age: '10-19' }, 2027, 0, 9).count).toBe(1);
  expect(countFacets(store, {}, 2057).find(({ facet }) => facet === 'age')?.values).toEqual([
    { value: '40+', count: 1 },
  ]);
});

test('very many units, come out of order, are listed in order before and after a few of them change', () => {
  const store = createUnitStore();
  const units = Array.from({ length: 5_000 }, (_, n) =>
    aStoredUnit({ serial: `${(n * 7_919) % 100_003}`, unitCost: (n * 31) % 977, kva: n % 11 }),
  );
  for (const unit of units) store.put(unit);
  const expectSame = (requested: InventoryExportQuery) =>
    expect(everything(store, requested).serials).toEqual(listedByTheBook(units, requested, YEAR));
  expectSame({ ordering: '-unit_cost' });
  for (const at of [3, 4_000, 17]) {
    units[at] = { ...units[at]!, unitCost: at === 3 ? null : 400, isReserved: true };
    store.put(units[at]);
  }
  store.remove(units.pop()!.serial);
  for (const ordering of ['-unit_cost', 'unit_cost', 'serial', 'kva'] as const) expectSame({ ordering });
});

describe('a yard of seven units', () => {
  const yard = [
    aStoredUnit({ serial: '0557128', listPrice: 18_950 }),
    aStoredUnit({ serial: '490417', kva: 45, listPrice: 4_200, location: 'Austin, TX' }),
    aStoredUnit({ serial: '557128', listPrice: null, location: null, fabNotes: 'Leaks at the valve' }),
    aStoredUnit({ serial: '600001', listPrice: 18_950.01, isReserved: true }),
    aStoredUnit({ serial: '600002', listPrice: 99_000, isRetired: true }),
    aStoredUnit({ serial: '600003', listPrice: 18_950, tankNeedsReplacing: true, mfgYear: 1986 }),
    aStoredUnit({ serial: '600004', kva: 1_500, listPrice: 31_000, mfgYear: null }),
  ];
  const store = createUnitStore();
  for (const unit of yard) store.put(unit);
  const requested = (address: string) => toInventoryExport(readInventory(new URLSearchParams(address)));
  const counts = (address: string, facet: Facet) =>
    countFacets(store, toInventorySelection(readInventory(new URLSearchParams(address))), YEAR)
      .find((each) => each.facet === facet)
      ?.values.map(({ value, count }) => `${value}: ${count}`);

  test.each([
    ['', '0557128 490417 557128 600001 600003 600004'],
    // The dearest first, one cent apart; of equal prices the higher serial; without a price last.
    ['ordering=-list_price', '600004 600001 600003 0557128 490417 557128'],
    ['ordering=list_price', '490417 0557128 600003 600001 600004 557128'],
    ['kva=500&availability=free', '0557128 557128 600003'],
    ['kva=500&availability=free&needs_tank=no&ordering=-list_price', '0557128 557128'],
    ['kva=45&kva=1500&ordering=-kva', '600004 490417'],
    ['availability=retired', '600002'],
    ['age=40%2B&age=(not recorded)', '600003 600004'],
    ['warehouse=(not recorded)', '557128'],
    ['search=557128', '0557128 557128'],
    ['search=valve+LEAKS', '557128'],
    ['search=rust&kva=1500', '600004'],
    ['search=valve&kva=45', ''],
  ])('lists for the address %j the units %s', (address, serials) => {
    const found = everything(store, requested(address));
    expect([found.serials.join(' '), found.count]).toEqual([serials, serials.split(' ').filter(Boolean).length]);
  });

  test.each<[string, Facet, string[]]>([
    ['', 'kva', ['500: 4', '45: 1', '1500: 1']],
    ['', 'availability', ['free: 5', 'reserved: 1', 'retired: 1']],
    ['availability=free', 'availability', ['free: 5', 'reserved: 1', 'retired: 1']],
    ['availability=free', 'kva', ['500: 3', '45: 1', '1500: 1']],
    ['kva=500', 'kva', ['500: 4', '45: 1', '1500: 1']],
    ['kva=500', 'needs_tank', ['no: 3', 'yes: 1']],
    ['kva=500&needs_tank=yes', 'age', ['40+: 1']],
    ['kva=833', 'kva', ['500: 4', '45: 1', '1500: 1', '833: 0']],
    ['search=valve', 'warehouse', ['(not recorded): 1']],
  ])('counts for the address %j, of %s, %j', (address, facet, values) => {
    expect(counts(address, facet)).toEqual(values);
  });

  test.each([
    [0, 4, '0557128 490417 557128 600001'],
    [4, 4, '600003 600004'],
    [5, 1, '600004'],
    [6, 4, ''],
    [0, 0, ''],
  ])('from unit %i on shows up to %i: %j, of six in all', (from, most, serials) => {
    const page = listUnits(store, {}, YEAR, from, most);
    expect([page.serials.join(' '), page.count]).toEqual([serials, 6]);
  });
});

test('a reserved unit moves from the available units to the reserved and retains its position', () => {
  const store = createUnitStore();
  for (const serial of ['1', '2', '3']) store.put(aStoredUnit({ serial }));
  store.put(aStoredUnit({ serial: '2', isReserved: true }));
  expect(everything(store, { ordering: '-kva' }).serials).toEqual(['3', '2', '1']);
  expect(everything(store, { availability: 'free' }).serials).toEqual(['1', '3']);
  expect([everything(store, { availability: 'reserved' }).serials, store.size]).toEqual([['2'], 3]);
});

test('who is not there is removed without a trace, and who is removed is in no list and no count', () => {
  const store = createUnitStore();
  for (const serial of ['m', 'p', 'q']) store.put(aStoredUnit({ serial }));
  for (const serial of ['p', 'q', 'x']) store.remove(serial);
  store.put(aStoredUnit({ serial: 'b' }));
  expect(everything(store, {})).toMatchObject({ serials: ['b', 'm'], count: 2 });
  expect(countFacets(store, {}, YEAR)[0]?.values).toEqual([{ value: '500', count: 2 }]);
});

test('a search without results says what each of its parts excludes', () => {
  const store = createUnitStore();
  store.put(aStoredUnit({ serial: '1', kva: 750, fluid: 'FR3', location: 'Phoenix, AZ' }));
  store.put(aStoredUnit({ serial: '2', kva: 750, fluid: 'Mineral Oil', location: 'Tulsa, OK' }));
  store.put(aStoredUnit({ serial: '3', kva: 500, fluid: 'FR3', location: 'Tulsa, OK' }));
  const without = (search: string) => everything(store, { search }).without;
  expect(without('750 FR3 Tulsa')).toEqual([
    { source: '750', units: 1 },
    { source: 'FR3', units: 1 },
    { source: 'Tulsa', units: 1 },
  ]);
  expect(without('750 Denver')).toEqual([{ source: 'Denver', units: 2 }]);
  expect(without('750 Tulsa')).toEqual([]);
});
