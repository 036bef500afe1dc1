import type { Verdict, Work } from '../../../../contract/unit/unit';
import type { TapRange } from '../../reading/taps';

/** Why a verdict is what it is, where the verdict alone does not say. */
export type Why =
  | 'nextSize'
  | 'tolerance'
  | 'oversized'
  | 'tooSmall'
  | 'tooLarge'
  | 'dual'
  | 'tapRange'
  | 'tapsUsed'
  | 'neutral'
  | 'otherConnection'
  | 'covers'
  | 'loopServesRadial'
  | 'deadFrontServesLive'
  | 'protectsMore'
  | 'reconditionedServesRewind'
  | 'esterServesMineral'
  | 'sameFluidFamily'
  | 'legacyFluid'
  | 'copperServesAluminum'
  | 'unreadable';

/** What is left of a unit's tap range once its voltage has taken its taps. */
export interface TapsLeft {
  left: TapRange;
  of: TapRange;
}

/** How one feature of a unit stands against the requirement. */
export interface Evaluation {
  verdict: Verdict;
  /** What closes the gap, where the verdict is 'needs work'; an oversized unit needs none. */
  work?: Work;
  why?: Why;
  /** Where the voltage is reached on a tap. */
  taps?: TapsLeft;
}

export const EXACT: Evaluation = { verdict: 'exact' };
export const NOT_REQUIRED: Evaluation = { verdict: 'not required' };
export const NOT_RECORDED: Evaluation = { verdict: 'not recorded' };
export const UNREADABLE: Evaluation = { verdict: 'not recorded', why: 'unreadable' };
export const doesNotFit = (why?: Why): Evaluation => ({ verdict: 'does not fit', why });
export const acceptable = (why: Why): Evaluation => ({ verdict: 'acceptable', why });
export const needs = (work: Work): Evaluation => ({ verdict: 'needs work', work });

/** Serving as it stands, without work. */
export const isServing = ({ verdict }: Pick<Evaluation, 'verdict'>): boolean =>
  verdict === 'exact' || verdict === 'acceptable' || verdict === 'not required';

/** Needing work, not serving or not recorded. */
export const isGap = (evaluation: Pick<Evaluation, 'verdict'>): boolean => !isServing(evaluation);
