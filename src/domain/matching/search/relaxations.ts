import type { MatchRequirement } from '../reading/requirement';
import { alternativesTo } from './alternatives';
import type { Facets } from './facets';

/** What changing one thing that is required would bring. */
export interface Relaxation {
  /** 'With 13800 V'. */
  change: string;
  /** What is then required instead. */
  changed: Partial<MatchRequirement>;
  /** How many units could then serve. */
  units: number;
}

const MOST = 5;

/** The changes that bring units, the most helpful first; of equal ones, the smaller change. */
export const relaxations = (
  requirement: MatchRequirement,
  facets: Facets,
  countServing: (requirement: MatchRequirement) => number,
): Relaxation[] =>
  mostHelpful(
    alternativesTo(requirement, facets).map(({ change, changed }) => ({
      change,
      changed,
      units: countServing({ ...requirement, ...changed }),
    })),
  );

/** Of changes, the smaller ones first, those that are worth telling. */
export const mostHelpful = (changes: readonly Relaxation[]): Relaxation[] =>
  changes
    .filter(({ units }) => units > 0)
    .sort((a, b) => b.units - a.units)
    .slice(0, MOST);
