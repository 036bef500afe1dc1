import type { FeatureVerdict, NeededWork, Unit } from '../../contract/unit/unit';
import { COST_NOT_RECORDED, recordedCost } from '../cost/recordedCost';
import { workNames } from '../cost/workNames';
import { capitalized } from '../format/capitalized';
import { featureNames } from '../matching/explanation/names';

/** What is read of a unit that was judged for an order. */
type JudgedFitness = Pick<Unit, 'can_serve' | 'score_details' | 'needed_work'>;

/**
 * What speaks against reserving a unit for an order, point by point, for people: where it cannot serve, each feature that
 * does not; and each work whose cost is not recorded. Where there is any, a reservation needs a reason.
 */
export const openPoints = (unit: JudgedFitness): readonly string[] => [
  ...(unit.can_serve === false ? failures(unit) : []),
  ...unit.needed_work.flatMap(unpriced),
];

const unpriced = ({ work, cost }: NeededWork): readonly string[] =>
  work === null || recordedCost(cost) !== null ? [] : [`${capitalized(workNames[work])} · ${COST_NOT_RECORDED}`];

function failures({ score_details }: JudgedFitness): readonly string[] {
  const named = score_details.filter(({ verdict }) => verdict === 'does not fit').map(pointOf);
  return named.length > 0 ? named : ['This unit cannot serve this order.'];
}

function pointOf({ feature, required, actual, note }: FeatureVerdict): string {
  const what = note?.trim() || `required ${orNothing(required)}, unit ${orNothing(actual)}`;
  return `${capitalized(nameOf(feature))} · ${what.replace(/\.$/, '')}`;
}

const orNothing = (text: string | null) => text?.trim() || 'not recorded';

/** A server may name features that are not ours. */
const nameOf = (feature: string | null): string =>
  Object.entries(featureNames).find(([key]) => key === feature)?.[1] ?? (feature?.trim() || 'a feature');
