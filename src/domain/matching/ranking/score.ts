import type { CostBreakdown, FeatureMatchKey, FeatureVerdict } from '../../../contract/unit/unit';
import type { Candidate } from '../reading/candidate';
import type { Verdict } from '../features/verdict';

/** One of the eight weighted features as it was judged; `points` is what it adds to the score. */
export interface ScoredFeature extends FeatureVerdict {
  feature: FeatureMatchKey;
  required: string;
  actual: string;
  verdict: Verdict;
  points: number;
  weight: number;
}

/** How a unit serves a requirement. US dollars. */
export interface Score {
  /** 0 to 1, exact to four decimals. */
  score: number;
  features: ScoredFeature[];
  /** True where the unit serves as it stands. */
  featureMatch: Record<FeatureMatchKey, boolean>;
  requiresTurnPull: boolean;
  /** 0 for an add-on that this unit does not need for this requirement. */
  costs: Record<keyof CostBreakdown, number>;
  /** Unit, labor and materials, and the FR3 fill where one is needed. */
  totalCost: number;
  /** The unit's list price. */
  price: number | null;
  /** List price, else the order's price, less the total cost; null without a price above 0. */
  margin: number | null;
  /** Percent of that price. */
  marginPercentage: number | null;
  /** Sentences for people. */
  reason: () => string;
}

export interface Ranked {
  candidate: Candidate;
  score: Score;
}
