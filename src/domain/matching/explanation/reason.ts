import type { FitClass, Verdict } from '../../../contract/unit/unit';
import { capitalized } from '../../format/capitalized';
import { matchFeatures, type MatchFeature } from '../features/verdict/matchFeatures';
import type { Told } from './explainer';

const TOLD = [
  ...(['does not fit', 'oversized', 'not understood', 'not recorded', 'needs work'] as const),
  ...(['acceptable', 'exact'] as const),
] satisfies Verdict[];

/**
 * Why a unit stands where it stands: its class, then the features by verdict, each with what differs. 'Fits with work. Needs work: tank
 * (needs re-tank, $9,000). Exact: phase, kVA.'
 */
export function reasonFor(fitClass: FitClass, told: Readonly<Record<MatchFeature, Told>>): string {
  const named = new Map<Verdict, string>();
  for (const feature of matchFeatures) {
    const { evaluation, inReason } = told[feature];
    const before = named.get(evaluation.verdict);
    named.set(evaluation.verdict, before === undefined ? inReason : `${before}, ${inReason}`);
  }
  const sentences = TOLD.filter((verdict) => named.has(verdict)).map(
    (verdict) => `${capitalized(verdict)}: ${named.get(verdict)}.`,
  );
  return [`${fitClass}.`, ...sentences].join(' ');
}
