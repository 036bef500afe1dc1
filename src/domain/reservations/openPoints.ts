import type { FeatureVerdict, NeededWork, Unit } from '../../contract/unit/unit';
import { workNames } from '../cost/comparison/neededWork';
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

/** A cost of 0 is none that was recorded, except for a rewind: that is part of a rewind order's job. */
function unpriced({ work, cost }: NeededWork): readonly string[] {
  if (work === null || (cost !== null && (cost > 0 || work === 'rewind'))) return [];
  return [`${capitalized(workNames[work])} · cost not recorded`];
}

function failures({ score_details }: JudgedFitness): readonly string[] {
  const named = score_details.filter(({ verdict }) => verdict === 'does not serve').map(pointOf);
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

/** 'kVA' stays as it is written. */
const capitalized = (text: string) => (/^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));
