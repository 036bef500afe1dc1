import type { Requirement } from '../../contract/order/order';
import type { Unit } from '../../contract/unit/unit';
import { orNA } from '../format/orNA';
import type { Rates } from '../rates/rates';
import { compareSpec, specRows } from '../specs/specRows';
import { verdictText } from '../specs/verdictWords';

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
    const compared = compareSpec(row, requirement, unit, rates);
    const [required, actual] = [orNA(compared.required), orNA(compared.actual)];
    return { label: row.title, required, actual, verdict: verdictText(compared) };
  });
