import type { Rates } from '../../rates/rates';
import { availableWindings, type UnitStore } from '../../unitStore/unitStore';
import type { Ranked, Score } from '../ranking/scoreUnit';
import type { MatchRequirement, RequiredValue } from '../reading/requirement';
import { alternativesTo, type Alternative } from './alternatives';
import { createFitCounter } from './countFitting';
import { withChange } from './relaxations';
import { searchUnits } from './searchUnits';

/** The units that one concession of the customer would add. */
export interface Offer {
  /** 'With 13800 V'. */
  readonly change: string;
  readonly changed: Partial<MatchRequirement>;
  /** Units that would fit, those to be checked included. */
  readonly units: number;
  /** How many of them are more than now. */
  readonly more: number;
  /** All costs of the best unit then, less those of the best now, US dollars; null if one is not known. */
  readonly costChange: number | null;
}

const MAX_OFFERS = 6;
const MIN_SAVING = 100;

/** The concessions that bring more units or a cheaper best one, the most units first. */
export function offers(requirement: MatchRequirement, store: UnitStore, rates: Rates, best?: Ranked): Offer[] {
  const count = createFitCounter(requirement, store, rates);
  const now = count(requirement);
  const costNow = best ? costOf(best.score) : null;
  return [...concessions(requirement), ...alternativesTo(requirement, availableWindings(store))]
    .map((each) => ({ ...each, units: count(withChange(requirement, each.changed)) }))
    .filter(({ units }) => units > now)
    .sort((a, b) => b.units - a.units)
    .slice(0, MAX_OFFERS)
    .map(({ change, changed, units }) => {
      const [then] = searchUnits(withChange(requirement, changed), store, 1, rates);
      const costThen = then ? costOf(then.score) : null;
      const difference = costNow === null || costThen === null ? null : Math.round((costThen - costNow) * 100) / 100;
      const isSmall = difference !== null && Math.abs(difference) < MIN_SAVING;
      return { change, changed, units, more: units - now, costChange: isSmall ? null : difference };
    });
}

/** US dollars, all needed work included; null if a cost is not recorded. */
function costOf({ isComplete, totalCost, neededWork }: Score): number | null {
  if (!isComplete || totalCost === null) return null;
  // The total has the FR3 fill already.
  return neededWork.reduce((sum, { work, cost }) => sum + (work === 'fr3' ? 0 : (cost ?? 0)), totalCost);
}

/** Features that a customer can often do without, and the words for that. */
const DISPENSABLE = [
  ['taps', 'With any taps'],
  ['fusing', 'With any fusing'],
  ['secondaryBushings', 'With any secondary bushings'],
  ['bushingRating', 'With any bushing rating'],
  ['impedance', 'With any impedance'],
] as const satisfies readonly (readonly [keyof MatchRequirement, string])[];

function concessions(requirement: MatchRequirement): Alternative[] {
  const without = DISPENSABLE.flatMap(([field, change]) =>
    requirement[field] === null ? [] : [{ change, changed: { [field]: null } }],
  );
  return [...without, ...otherTerminals(requirement), ...otherFluid(requirement)];
}

/** 'With radial feed', 'With a live front'. */
function otherTerminals({ bushing }: MatchRequirement): Alternative[] {
  const value = bushing?.value;
  if (!bushing || !value) return [];
  const change = (text: string, changed: Partial<typeof value>): Alternative => ({
    change: text,
    changed: { bushing: { text: bushing.text, value: { ...value, ...changed } } },
  });
  return [
    ...(value.feed?.included.has('loop') === true ? [change('With radial feed', { feed: null })] : []),
    ...(value.front?.included.has('dead') === true ? [change('With a live front', { front: null })] : []),
  ];
}

/** Mineral oil in place of an ester. */
const otherFluid = ({ fluid }: MatchRequirement): Alternative[] =>
  isEster(fluid) ? [{ change: 'With mineral oil', changed: { fluid: null } }] : [];

const ESTERS = ['fr3', 'biotemp', 'naturalEster', 'syntheticEster', 'ester'] as const;
const isEster = (fluid: RequiredValue<NonNullable<MatchRequirement['fluid']>['value']> | null): boolean =>
  ESTERS.some((ester) => fluid?.value?.included.has(ester) === true) && fluid?.value?.included.has('mineral') !== true;
