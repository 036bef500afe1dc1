import type { Candidate } from '../../../src/domain/matching/reading/candidate';
import type { MatchRequirement } from '../../../src/domain/matching/reading/requirement';
import { createFitCounter } from '../../../src/domain/matching/search/countFitting';
import { relaxations } from '../../../src/domain/matching/search/relaxations';
import { searchUnits } from '../../../src/domain/matching/search/searchUnits';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { EMPTY_UNIT } from '../../../src/domain/unitStore/storedUnit';
import { createUnitStore } from '../../../src/domain/unitStore/unitStore';

/** A store with these available units. */
export function storeOf(candidates: readonly Candidate[]) {
  const store = createUnitStore();
  for (const candidate of candidates) store.put({ ...EMPTY_UNIT, ...candidate });
  return store;
}

export type UnitIndex = ReturnType<typeof createUnitIndex>;

/** Searches available units by some rates. */
export function createUnitIndex(rates = DEFAULT_RATES) {
  const store = createUnitStore();
  return {
    put: (candidate: Candidate) => store.put({ ...EMPTY_UNIT, ...candidate }),
    remove: store.remove,
    search: (requirement: MatchRequirement, limit: number) => searchUnits(requirement, store, limit, rates),
    countFitting: (requirement: MatchRequirement) => createFitCounter(requirement, store, rates)(requirement),
    relaxations: (requirement: MatchRequirement) => relaxations(requirement, store, rates),
    get size() {
      return store.available;
    },
  };
}
