import type { FitGap } from '../../../contract/unit/unit';
import type { PricedWork } from '../../cost/recordedCost';
import { criticalFeatures, matchFeatures, type MatchFeature } from '../features/verdict/matchFeatures';
import type { Evaluation } from '../features/verdict/verdict';
import type { ToldFeatures } from './explainer';

/** Beyond any cost in US dollars. */
const [UNRECORDED, UNPRICED, FAILED, CRITICAL] = [1e9, 2e9, 3e9, 4e9];

/** What a unit does not meet as it stands: what does not fit first, then what is not known, then work from dear to cheap. */
export const gapsIn = (told: ToldFeatures, prices: readonly PricedWork[]): FitGap[] =>
  matchFeatures
    .flatMap((feature) => {
      const { gap, evaluation } = told[feature];
      return gap ? [{ gap, badness: badness(feature, evaluation, prices) }] : [];
    })
    .sort((a, b) => b.badness - a.badness)
    .map(({ gap }) => gap);

function badness(feature: MatchFeature, { verdict, work }: Evaluation, prices: readonly PricedWork[]): number {
  if (verdict === 'does not fit') return criticalFeatures.has(feature) ? CRITICAL : FAILED;
  if (verdict === 'oversized') return FAILED;
  if (verdict !== 'needs work') return UNRECORDED;
  return prices.find((each) => each.work === work)?.cost ?? UNPRICED;
}
