import type { CostBreakdown, Fit, FitClass } from '../../../contract/unit/unit';
import type { PricedWork } from '../../cost/recordedCost';
import type { Explanation } from '../explanation/explanation';
import type { Candidate } from '../reading/candidate';

/** How a unit fits a requirement, and why; the why is worked out when it is first read. US dollars. */
export interface Score extends Explanation {
  /** 0 to 1 in whole hundredths, within the band of the fit class; null where the requirement cannot be judged. */
  score: number | null;
  fitClass: FitClass;
  /** The class with what keeps the unit from a better one. */
  readonly fit: Fit & { class: FitClass };
  /** False where a critical feature does not fit. */
  canServe: boolean;
  neededWork: PricedWork[];
  requiresTurnPull: boolean;
  /** 0 for work that this unit does not need for this requirement, or whose cost is not recorded. */
  costs: Record<keyof CostBreakdown, number>;
  /** Unit, labor and materials, and the FR3 fill where one is needed; null where the unit's own cost is not recorded. */
  totalCost: number | null;
  /** What the order brings: its own price, else the list price; null where neither is above 0. */
  price: number | null;
  listPrice: number | null;
  /** The price less unit, labor, materials and all needed work whose cost is recorded; null without price or unit cost. */
  margin: number | null;
  /** Percent of the price. */
  marginPercentage: number | null;
  /** All these costs are recorded; otherwise the margin is the most there can be. */
  isComplete: boolean;
}

export interface Ranked {
  candidate: Candidate;
  score: Score;
}
