import type { Requirement } from '../../contract/order/order';
import type { Unit } from '../../contract/unit/unit';
import { orNA } from '../format/orNA';
import type { Rates } from '../rates/rates';
import { compareSpec, specRows } from '../specs/specRows';
import { verdictWords } from '../specs/verdictWords';

/** One specification: what is required, what the unit has, and how the two stand, in words. */
export interface SheetSpec {
  label: string;
  required: string;
  actual: string;
  verdict: string;
}

/** Every compared row, in the order of the screen. */
export const sheetSpecs = (requirement: Partial<Requirement>, unit: Unit, rates?: Rates): SheetSpec[] =>
  specRows.map((row) => {
    const { required, actual, verdict } = compareSpec(row, requirement, unit, rates);
    return { label: row.title, required: orNA(required), actual: orNA(actual), verdict: verdictWords[verdict] };
  });
