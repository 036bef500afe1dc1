import type { Verdict, Work } from '../../../contract/units/unit';
import type { TapRange } from '../../nameplate/taps';
import type { RequiredValue } from '../reading/requirement';
import { memoizedByText } from '../../quantity/quantity';
import { memoizedIn } from '../../unitStore/memoizedIn';

/** Why a verdict is what it is, if the verdict alone does not say. */
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
  | 'containsPcb'
  | 'copperServesAluminum'
  | 'excluded';

/** The rest of a unit's tap range after its voltage uses some taps. */
export interface TapsLeft {
  left: TapRange;
  of: TapRange;
}

/** How one feature of a unit compares with the requirement. */
export interface Evaluation {
  verdict: Verdict;
  /** Work that closes the gap, or part of it: a radial unit needs the feed conversion even if its front does not fit either. */
  work?: Work;
  why?: Why;
  /** Set if the voltage is reached on a tap. */
  taps?: TapsLeft;
}

export const EXACT: Evaluation = { verdict: 'exact' };
export const NOT_REQUIRED: Evaluation = { verdict: 'not required' };
export const NOT_RECORDED: Evaluation = { verdict: 'not recorded' };
export const NOT_UNDERSTOOD: Evaluation = { verdict: 'not understood' };
/** Equal evaluations are one object, so that explanations are found by it. */
const shared = <Key>(make: (key: Key) => Evaluation) => memoizedIn(new Map<Key, Evaluation>(), make);
const failing = shared((why: Why | undefined) => ({ verdict: 'does not fit', why }));
export const doesNotFit = (why?: Why): Evaluation => failing(why);
export const acceptable = shared((why: Why) => ({ verdict: 'acceptable', why }));
export const needs = shared((work: Work) => ({ verdict: 'needs work', work }));

/** Fits without work. */
export const isServing = ({ verdict }: Pick<Evaluation, 'verdict'>): boolean =>
  verdict === 'exact' || verdict === 'acceptable' || verdict === 'not required';

/** Needs work, does not fit, or is unknown; 'differs' is not judged. */
export const isGap = (evaluation: Pick<Evaluation, 'verdict'>): boolean =>
  !isServing(evaluation) && evaluation.verdict !== 'differs';

const WORST_FIRST: readonly Verdict[] = [
  ...(['does not fit', 'oversized', 'not understood', 'not recorded', 'needs work'] as const),
  ...(['differs', 'acceptable', 'exact', 'not required'] as const),
];

/** The worst part of a feature, with the work that closes any part of it. */
export function worst(first: Evaluation, ...others: readonly Evaluation[]): Evaluation {
  let [found, work] = [first, first.work];
  for (const each of others) {
    if (WORST_FIRST.indexOf(each.verdict) < WORST_FIRST.indexOf(found.verdict)) found = each;
    work ??= each.work;
  }
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

/** Like `evaluateValue` for text decoded by `read`: equal text is exact, even if unreadable. */
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

const plain = memoizedByText((text) => text.toLowerCase().replaceAll(/\s+/g, ' '));
export const isSameText = (a: string, b: string): boolean => plain(a) === plain(b);
