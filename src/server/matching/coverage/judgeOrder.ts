import { coverageOf } from '../../../domain/matching/ranking/coverage';
import type { Ranked } from '../../../domain/matching/ranking/score';
import type { MatchRequirement } from '../../../domain/matching/reading/requirement';
import { highestVolts, voltageClassOf } from '../../../domain/matching/reading/voltageClass';
import type { Judgement, OpenOrder } from '../../repositories/orderMatches/orderMatches';
import type { UnitSearch } from '../search/unitSearch';
import { requirementOfOrder } from '../requirementOfOrder';

/** The best unit, and the one to fall back to. */
const PLACES = 2;

/** How the available units serve an order, as its recommendations rank them. */
export async function judgeOrder({ row, version }: OpenOrder, search: UnitSearch['search']): Promise<Judgement> {
  const requirement = requirementOfOrder(row);
  const ranked = await search(requirement, PLACES);
  const [best, next] = ranked.filter(({ score }) => score.canServe);
  const match = { order_id: row.id, coverage: coverageOf(best?.score), ...bestOf(best), ...nextOf(next) };
  return { version, match: { ...match, ...classesOf(requirement) } };
}

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
