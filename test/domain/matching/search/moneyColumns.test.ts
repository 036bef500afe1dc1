import fc from 'fast-check';
import { createMoneyColumns, type Amounts } from '../../../../src/domain/matching/search/moneyColumns';

/** US dollars, and gallons of oil; each its own, so that no two can be mixed up. */
const amounts = {
  unitCost: 10_000.01,
  laborCost: 2_000.02,
  materialsCost: 1_000.03,
  listPrice: 26_001.04,
  fr3FillCost: 4_960.05,
  turnPullCost: 3_500.06,
  feedConversionCost: 800.07,
  replacementCabinetCost: 2_500.08,
  retankCost: 9_000.09,
  oilVolumeGal: 190.25,
};
const names = Object.keys(amounts) as (keyof typeof amounts)[];
const nothing: Amounts = {
  ...{ unitCost: null, laborCost: null, materialsCost: null, listPrice: null, fr3FillCost: null },
  ...{ turnPullCost: null, feedConversionCost: null, replacementCabinetCost: null, retankCost: null },
  oilVolumeGal: null,
};

test('each amount of a unit comes back as itself, to the cent', () => {
  const columns = createMoneyColumns(1);
  columns.set(0, amounts);
  expect(columns.at(0)).toEqual(amounts);
});

test.each(names)('a unit of which the %s alone is not recorded lacks that alone', (name) => {
  const columns = createMoneyColumns(1);
  columns.set(0, { ...amounts, [name]: null });
  expect(columns.at(0)).toEqual({ ...amounts, [name]: null });
});

test.each(names)('a %s of 0 is recorded: it is not the same as none', (name) => {
  const columns = createMoneyColumns(1);
  columns.set(0, { ...nothing, [name]: 0 });
  expect(columns.at(0)).toEqual({ ...nothing, [name]: 0 });
});

test('oil that nobody stated, and an amount that is no number, are not recorded', () => {
  const columns = createMoneyColumns(2);
  const { oilVolumeGal: _, ...withoutOil } = amounts;
  columns.set(0, withoutOil);
  columns.set(1, { ...amounts, unitCost: Number.NaN });
  expect(columns.at(0)).toEqual({ ...amounts, oilVolumeGal: null });
  expect(columns.at(1)).toEqual({ ...amounts, unitCost: null });
});

test('a unit that takes the row of another keeps none of its amounts', () => {
  const columns = createMoneyColumns(2);
  columns.set(0, amounts);
  columns.set(1, amounts);
  columns.set(0, nothing);
  expect([columns.at(0), columns.at(1)]).toEqual([nothing, amounts]);
});

test('amounts lie as a list of units would have them, within the room that was made and far beyond it', () => {
  const amount = fc.constantFrom(null, 0, 0.01, 19_999.99, 1e9, -5);
  const unit = fc.record(Object.fromEntries(names.map((name) => [name, amount]))) as fc.Arbitrary<Amounts>;
  const writes = fc.array(fc.record({ row: fc.constantFrom(0, 1, 2, 3, 150, 5_000), unit }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(0, 1, 3, 200), writes, (room, written) => {
      const columns = createMoneyColumns(room);
      const last = new Map<number, Amounts>();
      for (const each of written) {
        columns.set(each.row, each.unit);
        last.set(each.row, each.unit);
      }
      for (const [row, expected] of last) expect(columns.at(row)).toEqual(expected);
    }),
  );
});
