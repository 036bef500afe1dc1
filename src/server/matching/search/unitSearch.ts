import type { Ranked } from '../../../domain/matching/ranking/scoreUnit';
import type { MatchRequirement } from '../../../domain/matching/reading/requirement';
import type { Relaxation } from '../../../domain/matching/search/relaxations';
import type { Rates } from '../../../domain/rates/rates';

/** What searches have taken in. */
export interface AppliedChange {
  /** Units that came, changed or went; with `mayServeMore`, possibly others too. */
  readonly serials: readonly string[];
  /** Not only went units: any order may have a better one now. */
  readonly mayServeMore: boolean;
}

/** Finds available units, wherever they lie. Every search gives the same answers. */
export interface UnitSearch {
  /** The best available units for a requirement, best first. */
  search: (requirement: MatchRequirement, limit: number) => Promise<Ranked[]>;
  /** What changing one thing that is required would bring, the most helpful first. */
  relaxations: (requirement: MatchRequirement) => Promise<Relaxation[]>;
  /** How many units are available. */
  size: () => Promise<number>;
  /** Takes in that these units came, changed or went. */
  take: (serials: readonly string[]) => Promise<AppliedChange>;
}

/** Reads what a search must know, all of it anew. The search judges by these rates. */
export type OpenSearch = (rates: Rates) => Promise<UnitSearch>;
