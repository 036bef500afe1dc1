import type { Rates } from '../../rates/rates';
import { EMPTY_UNIT } from '../../unitStore/storedUnit';
import type { UnitStore } from '../../unitStore/unitStore';
import { createEvaluator } from '../features/evaluateUnit';
import { FAILS, MISSES, sumOf } from '../ranking/totals';
import { type MatchRequirement, unstatedFields } from '../reading/requirement';
import { judgedColumns } from './columns';

/**
 * Counts units that fit: as they are, with work, or once unknown values are checked. For a requirement and variants of it, which
 * share columns with equal requirements.
 */
export function createFitCounter(first: MatchRequirement, store: UnitStore, rates: Rates) {
  const shared = columnsFor(first, store, rates);
  const columnsOf = (requirement: MatchRequirement): FitColumn[] => {
    const isShared = ({ required }: FitColumn) => required.every((field) => requirement[field] === first[field]);
    const changed = columnsFor(requirement, store, rates).filter((column) => !isShared(column));
    // Most units fail at a shared column, before a value is evaluated.
    return [...shared.filter(isShared), ...changed];
  };
  return (requirement: MatchRequirement): number => {
    if (unstatedFields(requirement).length > 0) return 0;
    const alternatives = [requirement, ...requirement.others].map(columnsOf);
    let count = 0;
    for (let row = 0; row < store.rows; row += 1)
      if (alternatives.some((columns) => isFitting(columns, row)) && store.isAvailable(row)) count += 1;
    return count;
  };
}

type FitColumn = ReturnType<typeof columnsFor>[number];

function columnsFor(requirement: MatchRequirement, store: UnitStore, rates: Rates) {
  const evaluate = createEvaluator(requirement, rates);
  return judgedColumns.map(({ column, features, required }) => {
    const { codes, values } = store.columns[column];
    const isMisfit = (code: number): boolean => {
      const unit = values[code] ?? EMPTY_UNIT;
      return (sumOf(features, (feature) => evaluate(feature, unit), rates).flags & (FAILS | MISSES)) !== 0;
    };
    return { required, codes, isMisfit, fits: new Uint8Array(values.length) };
  });
}

/** By code of a column; 0 before it is evaluated. */
const [FITS, MISFIT] = [1, 2];

function isFitting(columns: readonly FitColumn[], row: number): boolean {
  for (const { codes, fits, isMisfit } of columns) {
    const code = codes[row] ?? 0;
    if (fits[code] === 0) fits[code] = isMisfit(code) ? MISFIT : FITS;
    if (fits[code] === MISFIT) return false;
  }
  return true;
}
