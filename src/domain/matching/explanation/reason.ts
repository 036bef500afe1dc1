import type { Verdict } from '../../../contract/unit/unit';
import { capitalized } from '../../format/capitalized';
import { matchFeatures, type MatchFeature } from '../features/verdict/matchFeatures';
import type { Told } from './explainer';

const TOLD = ['exact', 'acceptable', 'needs work', 'does not fit', 'not recorded'] as const satisfies Verdict[];

/**
 * Why a unit stands where it stands: the features by verdict, each with what differs. 'Exact: phase, kVA. Needs work: tank
 * (needs re-tank, $9,000).'
 */
export function reasonFor(told: Readonly<Record<MatchFeature, Told>>): string {
  const named = new Map<Verdict, string>();
  for (const feature of matchFeatures) {
    const { evaluation, inReason } = told[feature];
    const before = named.get(evaluation.verdict);
    named.set(evaluation.verdict, before === undefined ? inReason : `${before}, ${inReason}`);
  }
  return TOLD.filter((verdict) => named.has(verdict))
    .map((verdict) => `${capitalized(verdict)}: ${named.get(verdict)}.`)
    .join(' ');
}
