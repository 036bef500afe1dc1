import type { Requirement } from '../../contract/order/order';
import type { Unit } from '../../contract/unit/unit';
import { orNA } from '../format/orNA';
import type { MatchState } from '../specs/matchState';
import { compareSpec, specRows } from '../specs/specRows';

/** One specification: what is required, what the unit has, and how the two stand, in words. */
export interface SheetSpec {
  label: string;
  required: string;
  actual: string;
  verdict: string;
}

const verdicts: Readonly<Record<MatchState, string>> = {
  notCompared: 'Not required',
  exact: 'Match',
  near: 'Within acceptable range',
  warning: 'Differs',
  alert: 'Does not match',
};

/** Every compared row, in the order of the screen. */
export const sheetSpecs = (requirement: Partial<Requirement>, unit: Unit): SheetSpec[] =>
  specRows.map((row) => {
    const { required, actual, state } = compareSpec(row, requirement, unit);
    const isUnknown = actual === '' && state !== 'notCompared';
    return {
      label: row.title,
      required: orNA(required),
      actual: orNA(actual),
      verdict: isUnknown ? 'Not recorded' : verdicts[state],
    };
  });
