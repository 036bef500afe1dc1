import type { MatchRequirement } from '../../reading/requirement';
import { acceptable, EXACT, doesNotFit, NOT_REQUIRED, NOT_RECORDED, type Evaluation } from '../verdict/verdict';

/** What an arrangement of fuses and switches does. An isolation link is no fuse. */
type Protection = 'lowFaults' | 'highFaults' | 'fieldReplaceable' | 'loadbreak';

const BAY_O_NET = /bay.?o.?net/;
const CURRENT_LIMITING = /\bclf\b|current.?limit/;
const FULL_RANGE = /full.?range/;
const NO_FUSES = /^none$|^no fus|^isolation link$/;

/**
 * What the words promise: Bay-O-Net fuses clear low and moderate faults and are replaced from outside; a current-limiting
 * fuse takes the high faults, a full-range one all of them. Null for words that name none of these.
 */
function protectionsOf(text: string): ReadonlySet<Protection> | null {
  const words = text.trim().toLowerCase();
  const protections = new Set<Protection>();
  if (BAY_O_NET.test(words)) protections.add('lowFaults').add('fieldReplaceable');
  if (CURRENT_LIMITING.test(words)) protections.add('highFaults');
  if (FULL_RANGE.test(words)) protections.add('lowFaults').add('highFaults');
  if (/load.?break/.test(words)) protections.add('loadbreak');
  return protections.size > 0 || NO_FUSES.test(words) ? protections : null;
}

/** The same is exact; a unit that does all that is required and more is acceptable; else it does not fit. */
export function evaluateFusing({ fusing: required }: MatchRequirement, unit: string | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (!unit?.trim()) return NOT_RECORDED;
  if (required.toLowerCase() === unit.trim().toLowerCase()) return EXACT;
  const [wanted, given] = [protectionsOf(required), protectionsOf(unit)];
  if (wanted === null || given === null || ![...wanted].every((each) => given.has(each))) {
    return doesNotFit();
  }
  return wanted.size === given.size ? EXACT : acceptable('protectsMore');
}
