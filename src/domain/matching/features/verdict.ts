import type { Verdict, Work } from '../../../contract/unit/unit';
import type { TapRange } from '../reading/taps';
import type { RequiredValue } from '../reading/requirement';

/** Why a verdict is what it is, where the verdict alone does not say. */
export type Why =
  | 'nextSize'
  | 'tolerance'
  | 'tooSmall'
  | 'tooLarge'
  | 'dual'
  | 'tapRange'
  | 'tapsUsed'
  | 'tapsRenewed'
  | 'neutral'
  | 'otherConnection'
  | 'covers'
  | 'loopServesRadial'
  | 'deadFrontServesLive'
  | 'protectsMore'
  | 'moreHoles'
  | 'reconditionedServesRewind'
  | 'esterServesMineral'
  | 'sameFluidFamily'
  | 'legacyFluid'
  | 'copperServesAluminum'
  | 'excluded';

/** What is left of a unit's tap range once its voltage has taken its taps. */
export interface TapsLeft {
  left: TapRange;
  of: TapRange;
}

/** How one feature of a unit stands against the requirement. */
export interface Evaluation {
  verdict: Verdict;
  /** What closes the gap, or a part of it: a radial unit needs the feed conversion though its front does not fit either. */
  work?: Work;
  why?: Why;
  /** Where the voltage is reached on a tap. */
  taps?: TapsLeft;
}

export const EXACT: Evaluation = { verdict: 'exact' };
export const NOT_REQUIRED: Evaluation = { verdict: 'not required' };
export const NOT_RECORDED: Evaluation = { verdict: 'not recorded' };
export const NOT_UNDERSTOOD: Evaluation = { verdict: 'not understood' };
export const doesNotFit = (why?: Why): Evaluation => ({ verdict: 'does not fit', why });
export const acceptable = (why: Why): Evaluation => ({ verdict: 'acceptable', why });
export const needs = (work: Work): Evaluation => ({ verdict: 'needs work', work });

/** Fitting as it stands, without work. */
export const isServing = ({ verdict }: Pick<Evaluation, 'verdict'>): boolean =>
  verdict === 'exact' || verdict === 'acceptable' || verdict === 'not required';

/** Needing work, not fitting, or not known; what differs without being judged is none. */
export const isGap = (evaluation: Pick<Evaluation, 'verdict'>): boolean =>
  !isServing(evaluation) && evaluation.verdict !== 'differs';

const WORST_FIRST = [
  ...(['does not fit', 'oversized', 'not understood', 'not recorded', 'needs work'] as const),
  ...(['differs', 'acceptable', 'exact', 'not required'] as const),
];

/** The worse of the parts of a feature; work that closes any part of it is kept. */
export function worst(first: Evaluation, ...others: readonly Evaluation[]): Evaluation {
  const parts = [first, ...others];
  const found =
    WORST_FIRST.map((verdict) => parts.find((each) => each.verdict === verdict)).find((each) => each) ?? first;
  const work = parts.find((each) => each.work !== undefined)?.work;
  return work === undefined || found.work === work ? found : { ...found, work };
}

/**
 * Evaluates a value against a required one: nothing required is satisfied, a requirement that is not understood and a value that
 * was not recorded, or is unreadable, cannot be compared, and `compare` decides the rest.
 */
export function evaluateValue<R, A>(
  wanted: RequiredValue<R> | null,
  actual: A | null,
  compare: (required: R, actual: A) => Evaluation,
): Evaluation {
  if (wanted === null) return NOT_REQUIRED;
  if (wanted.value === null) return NOT_UNDERSTOOD;
  return actual === null ? NOT_RECORDED : compare(wanted.value, actual);
}

/** The same of a text that `read` decodes: equal text is exact, even where neither can be read. */
export function evaluateText<R, A>(
  wanted: RequiredValue<R> | null,
  text: string | null,
  read: (text: string) => A | null,
  compare: (required: R, actual: A) => Evaluation,
): Evaluation {
  const actual = text?.trim() ?? '';
  if (wanted !== null && actual !== '' && isSameText(wanted.text, actual)) return EXACT;
  return evaluateValue(wanted, actual === '' ? null : read(actual), compare);
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
export const isSameText = (a: string, b: string): boolean => plain(a) === plain(b);
