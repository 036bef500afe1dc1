import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Ranked } from '../ranking/scoreUnit';
import type { MatchRequirement } from '../reading/requirement';
import { countFitting } from './countFitting';
import { relaxations, type Relaxation } from './relaxations';
import { searchUnits } from './searchUnits';
import { createUnitStore, type UnitStore } from './unitStore';

/** The inventory in memory, answering searches exactly as `rank` does, ties included. */
export interface UnitIndex extends Pick<UnitStore, 'put' | 'kindOf' | 'putOfKind' | 'remove'> {
  /** The best `limit` units, best first. */
  search: (requirement: MatchRequirement, limit: number) => Ranked[];
  /** How many units fit, those to be checked included. */
  countFitting: (requirement: MatchRequirement) => number;
  /** What changing one thing that is required would bring, the most helpful first. */
  relaxations: (requirement: MatchRequirement) => Relaxation[];
  readonly size: number;
}

/** Judged by these rates; other rates take another index. Room for so many `units` is made at once. */
export function createUnitIndex(rates: Rates = DEFAULT_RATES, units = 0): UnitIndex {
  const store = createUnitStore(rates, units);
  const { put, kindOf, putOfKind, remove, distinct } = store;
  const count = (requirement: MatchRequirement) => countFitting(requirement, store, rates);
  return {
    ...{ put, kindOf, putOfKind, remove },
    search: (requirement, limit) => searchUnits(requirement, store, limit, rates),
    countFitting: count,
    relaxations: (requirement) => relaxations(requirement, { distinct }, count),
    get size() {
      return store.size;
    },
  };
}
