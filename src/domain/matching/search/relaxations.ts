import type { MatchRequirement } from '../reading/requirement';
import { alternativesTo } from './alternatives';
import type { UnitStore } from './unitStore';

/** What changing one thing that is required would bring. */
export interface Relaxation {
  /** 'With 13800 V'. */
  change: string;
  /** What is then required instead. */
  changed: Partial<MatchRequirement>;
  /** How many units would then fit, those to be checked included. */
  units: number;
}

const MOST = 5;

/** The changes that bring units, the most helpful first; of equal ones, the smaller change. */
export const relaxations = (
  requirement: MatchRequirement,
  stock: Pick<UnitStore, 'distinct'>,
  countFitting: (requirement: MatchRequirement) => number,
): Relaxation[] =>
  alternativesTo(requirement, stock)
    .map(({ change, changed }) => ({ change, changed, units: countFitting({ ...requirement, ...changed }) }))
    .filter(({ units }) => units > 0)
    .sort((a, b) => b.units - a.units)
    .slice(0, MOST);
