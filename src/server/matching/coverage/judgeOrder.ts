import { covered } from '../../../contract/order/ordersBands';
import { coverageOf } from '../../../domain/matching/ranking/judging';
import type { Ranked } from '../../../domain/matching/ranking/scoreUnit';
import { type MatchRequirement, unstatedFields } from '../../../domain/matching/reading/requirement';
import { highestVolts, voltageClassOf } from '../../../domain/matching/reading/voltage';
import type { Judgement, OpenOrder } from '../../repositories/orderMatches/orderMatches';
import type { UnitSearch } from '../search/unitSearch';
import { requirementOfOrder } from '../requirementOfOrder';

/** The best unit, and the one to fall back to. */
const PLACES = 2;

/** How the available units cover an order, as its recommendations rank them. An order that cannot be judged has no best unit. */
export async function judgeOrder({ row, version }: OpenOrder, search: UnitSearch['search']): Promise<Judgement> {
  const requirement = requirementOfOrder(row);
  const isJudgeable = unstatedFields(requirement).length === 0;
  const [best, next] = isJudgeable ? (await search(requirement, PLACES)).filter(({ score }) => score.canServe) : [];
  const match = {
    order_id: row.id,
    coverage: coverageOf(requirement, best?.score.fitClass),
    ...bestOf(best),
    ...nextOf(next !== undefined && isCovering(requirement, next) ? next : undefined),
  };
  return { version, match: { ...match, ...classesOf(requirement) } };
}

/** An order falls back only to a unit that covers it. */
const isCovering = (requirement: MatchRequirement, { score }: Ranked): boolean =>
  covered.some((coverage) => coverage === coverageOf(requirement, score.fitClass));

const bestOf = (best: Ranked | undefined) => ({
  best_serial: best?.candidate.serial ?? null,
  best_score: best?.score.score ?? null,
  best_margin: best?.score.margin ?? null,
  best_margin_percent: best?.score.marginPercentage ?? null,
  is_complete: best?.score.isComplete ?? null,
});

const nextOf = (next: Ranked | undefined) => ({
  next_serial: next?.candidate.serial ?? null,
  next_score: next?.score.score ?? null,
  next_margin: next?.score.margin ?? null,
});

function classesOf({ primaryVoltage, secondaryVoltage }: MatchRequirement) {
  const [primary, secondary] = [primaryVoltage?.value ?? null, secondaryVoltage?.value ?? null];
  return {
    primary_class: primary && voltageClassOf(primary),
    secondary_volts: secondary && highestVolts(secondary),
  };
}
