import { createMeasures } from '../../columns/numbers';
import type { CandidateOwn } from '../reading/candidate';

/** In the order in which they lie. */
const AMOUNTS = [
  ...(['unitCost', 'laborCost', 'materialsCost', 'listPrice', 'fr3FillCost', 'turnPullCost'] as const),
  ...(['feedConversionCost', 'replacementCabinetCost', 'retankCost', 'oilVolumeGal'] as const),
];

/** What is each unit's own: what it cost, brings, and would cost to make ready. */
export type Amounts = Pick<CandidateOwn, (typeof AMOUNTS)[number]>;

/** The amounts of every unit. */
export interface MoneyColumns {
  set: (row: number, unit: Amounts) => void;
  at: (row: number) => Amounts;
}

/** Room for `rows` is made at once. The amounts of a unit lie together: a search reads all of one unit at a time. */
export function createMoneyColumns(rows: number): MoneyColumns {
  const measures = createMeasures(rows * AMOUNTS.length);
  return {
    set(row, unit) {
      let place = row * AMOUNTS.length;
      for (const amount of AMOUNTS) measures.set(place++, unit[amount] ?? Number.NaN);
    },
    at(row) {
      const { array } = measures;
      const first = row * AMOUNTS.length;
      return {
        unitCost: amountAt(array, first),
        laborCost: amountAt(array, first + 1),
        materialsCost: amountAt(array, first + 2),
        listPrice: amountAt(array, first + 3),
        fr3FillCost: amountAt(array, first + 4),
        turnPullCost: amountAt(array, first + 5),
        feedConversionCost: amountAt(array, first + 6),
        replacementCabinetCost: amountAt(array, first + 7),
        retankCost: amountAt(array, first + 8),
        oilVolumeGal: amountAt(array, first + 9),
      };
    },
  };
}

/** NaN stands for null. */
function amountAt(array: Float64Array, place: number): number | null {
  const amount = array[place] ?? Number.NaN;
  return Number.isNaN(amount) ? null : amount;
}
