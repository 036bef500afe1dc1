import type { MatchRequirement } from '../reading/requirement';
import { alternativesTo } from './alternatives';
import type { Rates } from '../../rates/rates';
import { availableWindings, type UnitStore } from '../../unitStore/unitStore';
import { countFitting } from './countFitting';

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
export const relaxations = (requirement: MatchRequirement, store: UnitStore, rates: Rates): Relaxation[] =>
  alternativesTo(requirement, availableWindings(store))
    .map(({ change, changed }) => ({
      ...{ change, changed },
      units: countFitting({ ...requirement, ...changed }, store, rates),
    }))
    .filter(({ units }) => units > 0)
    .sort((a, b) => b.units - a.units)
    .slice(0, MOST);
