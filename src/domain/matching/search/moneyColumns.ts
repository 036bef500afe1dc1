import { createMeasures } from '../../columns/numbers';
import type { Candidate } from '../reading/candidate';

const AMOUNTS = [
  ...(['unitCost', 'laborCost', 'materialsCost', 'listPrice', 'fr3FillCost', 'turnPullCost'] as const),
  ...(['feedConversionCost', 'replacementCabinetCost', 'retankCost', 'oilVolumeGal'] as const),
];

/** What is each unit's own: what it cost, brings, and would cost to make ready. */
export type Amounts = Pick<Candidate, (typeof AMOUNTS)[number]>;

/** The amounts of every unit. */
export interface MoneyColumns {
  set: (row: number, unit: Amounts) => void;
  at: (row: number) => Amounts;
}

/** Room for `rows` is made at once. */
export function createMoneyColumns(rows: number): MoneyColumns {
  const column = () => createAmounts(rows);
  const columns = {
    ...{ unitCost: column(), laborCost: column(), materialsCost: column(), listPrice: column() },
    ...{ fr3FillCost: column(), turnPullCost: column(), feedConversionCost: column() },
    ...{ replacementCabinetCost: column(), retankCost: column(), oilVolumeGal: column() },
  };
  return {
    set(row, unit) {
      for (const amount of AMOUNTS) columns[amount].set(row, unit[amount]);
    },
    at: (row) => ({
      unitCost: columns.unitCost.at(row),
      laborCost: columns.laborCost.at(row),
      materialsCost: columns.materialsCost.at(row),
      listPrice: columns.listPrice.at(row),
      fr3FillCost: columns.fr3FillCost.at(row),
      turnPullCost: columns.turnPullCost.at(row),
      feedConversionCost: columns.feedConversionCost.at(row),
      replacementCabinetCost: columns.replacementCabinetCost.at(row),
      retankCost: columns.retankCost.at(row),
      oilVolumeGal: columns.oilVolumeGal.at(row),
    }),
  };
}

/** NaN stands for null. */
function createAmounts(rows: number) {
  const measures = createMeasures(rows);
  return {
    set: (row: number, amount: number | null = null) => measures.set(row, amount ?? NaN),
    at: (row: number): number | null => {
      const amount = measures.array[row] ?? NaN;
      return Number.isNaN(amount) ? null : amount;
    },
  };
}
