import type { Unit, Work } from '../../../contract/units/unit';
import { recordedCost, type PricedWork } from '../work';

type Judged = Pick<Unit, 'fit' | 'match_score'>;

/** Whether the order says too little to judge the unit. */
export const isUnjudged = ({ fit, match_score }: Partial<Judged>): boolean => Boolean(fit) && match_score === null;

/** The unit's fields used for costing; an estimate stores exactly these. */
export type CostedUnit = Pick<
  Unit,
  | 'jcm_total_cost'
  | 'unit_cost'
  | 'labor_cost'
  | 'materials_cost'
  | 'jcm_result'
  | 'm_price'
  | 'list_price'
  | 'requires_turn_pull'
  | 'can_serve'
  | 'needed_work'
> &
  Partial<Judged>;

export type MeasuredUnit = CostedUnit & Pick<Unit, 'oil_volume'>;

export type AddOnWork = Exclude<Work, 'rewind'>;

/** US dollars, 0 if unknown: the server's cost breakdown, otherwise the cost of the needed work. */
export function addOnCosts(unit: CostedUnit): Readonly<Record<AddOnWork, number>> {
  const costs = unit.jcm_result?.cost_breakdown;
  const either = (cost: number | null | undefined, work: Work) => cost || listedCost(unit, work) || 0;
  return {
    fr3: either(costs?.fr3_cost, 'fr3'),
    turnPull: either(costs?.turn_pull_cost, 'turnPull'),
    feedConversion: either(costs?.feed_conversion_cost, 'feedConversion'),
    replacementCabinet: either(costs?.replacement_cabinet_cost, 'replacementCabinet'),
    reTank: either(costs?.retank_cost, 'reTank'),
  };
}

const listedCost = ({ needed_work }: CostedUnit, work: Work) =>
  needed_work.find((needed) => needed.work === work)?.cost;

/** The work that a unit needs for an order. If the server does not judge units, the priced work and a required turn pull. */
export function neededWork(unit: CostedUnit): readonly PricedWork[] {
  const isJudged = unit.can_serve !== null || unit.needed_work.length > 0;
  return isJudged ? listedWork(unit) : pricedWork(unit);
}

function listedWork(unit: CostedUnit): readonly PricedWork[] {
  const works = new Set(unit.needed_work.flatMap(({ work }) => work ?? []));
  const isByRate = (work: Work) => unit.needed_work.some((needed) => needed.work === work && needed.by_rate === true);
  return Array.from(works, (work) => ({ work, cost: costOf(unit, work), ...(isByRate(work) && { isByRate: true }) }));
}

function pricedWork(unit: CostedUnit): readonly PricedWork[] {
  const works = ['turnPull', 'feedConversion', 'fr3', 'replacementCabinet', 'reTank'] as const;
  const needs = (work: (typeof works)[number]) =>
    work === 'turnPull' ? unit.requires_turn_pull === true : costOf(unit, work) !== null;
  return works.filter(needs).map((work) => ({ work, cost: costOf(unit, work) }));
}

const costOf = (unit: CostedUnit, work: Work): number | null =>
  recordedCost(work === 'rewind' ? rewindCost(unit) : addOnCosts(unit)[work]);

/** The cost breakdown has no rewind. */
const rewindCost = ({ needed_work }: CostedUnit) => needed_work.find(({ work }) => work === 'rewind')?.cost ?? null;
