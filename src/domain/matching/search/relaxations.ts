import type { MatchRequirement } from '../reading/requirement';
import { alternativesTo } from './alternatives';
import type { Rates } from '../../rates/rates';
import { availableWindings, type UnitStore } from '../../unitStore/unitStore';
import { createFitCounter } from './countFitting';

/** One change of a requirement. */
export interface Relaxation {
  /** 'With 13800 V'. */
  change: string;
  changed: Partial<MatchRequirement>;
  /** Units that would fit, those to be checked included. */
  units: number;
}

/** In each of its alternatives. */
export const withChange = (requirement: MatchRequirement, changed: Partial<MatchRequirement>): MatchRequirement => ({
  ...requirement,
  ...changed,
  others: requirement.others.map((other) => ({ ...other, ...changed })),
});

const MAX_RELAXATIONS = 5;

/** The changes that make most units fit; ties by the smaller change. */
export function relaxations(requirement: MatchRequirement, store: UnitStore, rates: Rates): Relaxation[] {
  const count = createFitCounter(requirement, store, rates);
  return alternativesTo(requirement, availableWindings(store))
    .map(({ change, changed }) => ({ change, changed, units: count(withChange(requirement, changed)) }))
    .filter(({ units }) => units > 0)
    .sort((a, b) => b.units - a.units)
    .slice(0, MAX_RELAXATIONS);
}
