import type { Verdict } from '../../../contract/unit/unit';
import { capitalized } from '../../format/capitalized';
import type { Evaluations } from '../features/evaluateUnit';
import { matchFeatures, type MatchFeature } from '../features/verdict/matchFeatures';
import { featureNames } from './names';

const TOLD = ['exact', 'acceptable', 'needs work', 'does not serve', 'not recorded'] as const satisfies Verdict[];

/**
 * Why a unit stands where it stands: the features by verdict, each with what differs. 'Exact: phase, kVA. Needs work: tank
 * (needs re-tank, $9,000).'
 */
export const reasonFor = (evaluations: Evaluations, phraseOf: (feature: MatchFeature) => string): string =>
  TOLD.flatMap((verdict) => {
    const named = matchFeatures
      .filter((feature) => evaluations[feature].verdict === verdict)
      .map((feature) => withPhrase(featureNames[feature], phraseOf(feature)));
    return named.length > 0 ? `${capitalized(verdict)}: ${named.join(', ')}.` : [];
  }).join(' ');

const withPhrase = (name: string, phrase: string): string => (phrase === '' ? name : `${name} (${phrase})`);
