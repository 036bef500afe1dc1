import fc from 'fast-check';
import { facets } from '../../../src/contract/inventory/facets';
import { inventorySorts, type InventoryExportQuery } from '../../../src/contract/inventory/inventoryQuery';
import { atOnce } from '../../../src/domain/inventory/order/pausing';
import { createInventoryIndex, type InventoryIndex } from '../../../src/domain/inventory/inventoryIndex';
import type { UnitFacts } from '../../../src/domain/inventory/unitFacts';
import { countedByTheBook, listedByTheBook, valuesByHand } from './byTheBook';
import { aUnitFacts, unitFacts } from './units';

const YEAR = 2026;
const serial = fc.constantFrom(...Array.from({ length: 40 }, (_, n) => `${n % 3 === 0 ? 'a' : 'B'}${100 + n * 7}`));
const change = fc.oneof(
  { weight: 8, arbitrary: unitFacts(serial).map((unit) => ({ unit })) },
  { weight: 1, arbitrary: serial.map((gone) => ({ gone })) },
);

/** Values that some unit has, and one that none has. */
const chosen = (facet: string) => {
  const value = fc.oneof(
    { weight: 9, arbitrary: unitFacts(serial).map((unit) => valuesByHand(unit, YEAR)[facet]!) },
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

type Change = { unit: UnitFacts } | { gone: string };

function apply(index: InventoryIndex, units: Map<string, UnitFacts>, made: Change): void {
  if ('gone' in made) {
    index.remove(made.gone);
    units.delete(made.gone);
  } else {
    index.put(made.unit);
    units.set(made.unit.serial, made.unit);
  }
}

const everything = (index: InventoryIndex, asked: InventoryExportQuery) => index.page(asked, YEAR, 0, Infinity);

test('lists are those of filtering and sorting an array, whatever came, changed and went before and between', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(change, fc.option(query)), { minLength: 1, maxLength: 60 }),
      query,
      (changes, last) => {
        const [index, units] = [createInventoryIndex(), new Map<string, UnitFacts>()];
        const expectSame = (asked: InventoryExportQuery) => {
          const serials = listedByTheBook([...units.values()], asked, YEAR);
          expect(everything(index, asked)).toEqual({ serials, count: serials.length });
        };
        for (const [made, asked] of changes) {
          apply(index, units, made);
          if (asked) expectSame(asked);
        }
        expectSame(last);
        expect(index.size).toBe(units.size);
      },
    ),
    { numRuns: 150 },
  );
});

test('the counts of each facet are those of a list with all other facets standing', () => {
  fc.assert(
    fc.property(fc.array(unitFacts(serial), { minLength: 1, maxLength: 60 }), query, (put, asked) => {
      const [index, units] = [createInventoryIndex(), new Map<string, UnitFacts>()];
      for (const unit of put) apply(index, units, { unit });
      const selection = { ...asked, ordering: undefined };
      const counted = index.facets(selection, YEAR);
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
      fc.array(unitFacts(serial), { maxLength: 60 }),
      query,
      fc.integer({ min: 1, max: 9 }),
      (put, asked, size) => {
        const index = createInventoryIndex();
        for (const unit of put) index.put(unit);
        const { serials, count } = everything(index, asked);
        const pages = Array.from({ length: Math.ceil(count / size) + 1 }, (_, page) =>
          index.page(asked, YEAR, page * size, size),
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
  const index = createInventoryIndex();
  for (let kva = 1; kva <= 130; kva += 1)
    for (let n = 0; n < (kva > 120 ? 2 : 1); n += 1) index.put(aUnitFacts({ serial: `${kva}-${n}`, kva }));
  const [kva] = index.facets({ kva: ['115', '77777'] }, YEAR);
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
  const index = createInventoryIndex();
  index.put(aUnitFacts({ serial: '1', mfgYear: 2017 }));
  expect(index.page({ age: '0-9' }, 2026, 0, 9).count).toBe(1);
  expect(index.page({ age: '10-19' }, 2027, 0, 9).count).toBe(1);
  expect(index.facets({}, 2057).find(({ facet }) => facet === 'age')?.values).toEqual([{ value: '40+', count: 1 }]);
});

test('very many units, come out of order, are listed in order before and after a few of them change', () => {
  const index = createInventoryIndex();
  const units = Array.from({ length: 5_000 }, (_, n) =>
    aUnitFacts({ serial: `${(n * 7_919) % 100_003}`, unitCost: (n * 31) % 977, kva: n % 11 }),
  );
  for (const unit of units) index.put(unit);
  atOnce(index.prepare());
  const expectSame = (asked: InventoryExportQuery) =>
    expect(everything(index, asked).serials).toEqual(listedByTheBook(units, asked, YEAR));
  expectSame({ ordering: '-unit_cost' });
  for (const at of [3, 4_000, 17]) {
    units[at] = { ...units[at]!, unitCost: at === 3 ? null : 400, isReserved: true };
    index.put(units[at]);
  }
  index.remove(units.pop()!.serial);
  for (const ordering of ['-unit_cost', 'unit_cost', 'serial', 'kva'] as const) expectSame({ ordering });
});
