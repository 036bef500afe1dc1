import type { Ranked } from '../../../domain/matching/ranking/scoreUnit';
import type { MatchRequirement } from '../../../domain/matching/reading/requirement';
import type { Relaxation } from '../../../domain/matching/search/relaxations';

/** A change that searches reflect. */
export interface AppliedChange {
  /** Units that came, changed or went; with `mayServeMore`, possibly others too. */
  readonly serials: readonly string[];
  /** Not only went units: any order may have a better one now. */
  readonly mayServeMore: boolean;
}

/** Finds available units. */
export interface UnitSearch {
  /** The best units for a requirement, best first. */
  search: (requirement: MatchRequirement, limit: number) => Promise<Ranked[]>;
  /** What changing one thing that is required would bring, the most helpful first. */
  relaxations: (requirement: MatchRequirement) => Promise<Relaxation[]>;
}
