import type { FeatureVerdict, FitGap, NeededWork, Unit } from '../../contract/units/unit';
import { COST_NOT_RECORDED, recordedCost, workNames } from '../cost/work';
import { isCovering } from '../fit/fitClass';
import { capitalized } from '../format/text';
import { featureNames } from '../matching/explanation/featureTexts';

type JudgedFitness = Pick<Unit, 'can_serve' | 'score_details' | 'needed_work'> & Partial<Pick<Unit, 'fit'>>;

/**
 * Reasons against reserving a unit for an order: each missed or unchecked requirement, and each work without a recorded cost. With
 * any, a reservation needs a reason. Without a fit class, only whether the unit can serve is known.
 */
export function openPoints(unit: JudgedFitness): readonly string[] {
  const fit = unit.fit?.class ? { class: unit.fit.class, gaps: unit.fit.gaps } : null;
  if (fit === null) return [...failures(unit), ...unit.needed_work.flatMap(unpriced)];
  if (isCovering(fit.class)) return [];
  const points = [...fit.gaps.flatMap(gapPoint), ...unit.needed_work.flatMap(unpriced)];
  return points.length > 0 ? points : [fit.class];
}

/** Work of unknown cost is its own point. */
const gapPoint = ({ verdict, text }: FitGap): readonly string[] =>
  verdict === 'needs work' || text === null ? [] : [text];

const unpriced = ({ work, cost }: NeededWork): readonly string[] =>
  work === null || recordedCost(cost) !== null ? [] : [`${capitalized(workNames[work])} · ${COST_NOT_RECORDED}`];

/** For a server that only says whether a unit can serve. */
function failures({ can_serve, score_details }: JudgedFitness): readonly string[] {
  if (can_serve !== false) return [];
  const named = score_details.filter(({ verdict }) => verdict === 'does not fit').map(pointOf);
  return named.length > 0 ? named : ['This unit does not fit this order.'];
}

function pointOf({ feature, required, actual, note }: FeatureVerdict): string {
  const what = note?.trim() || `required ${orNothing(required)}, unit ${orNothing(actual)}`;
  return `${capitalized(nameOf(feature))} · ${what.replace(/\.$/, '')}`;
}

const orNothing = (text: string | null) => text?.trim() || 'not recorded';

/** A server may name unknown features. */
const nameOf = (feature: string | null): string =>
  Object.entries(featureNames).find(([key]) => key === feature)?.[1] ?? (feature?.trim() || 'a feature');
