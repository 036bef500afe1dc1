import type { PlanWay } from '../../../../contract/plan/plan';
import type { MatchRequirement } from '../../../../domain/matching/reading/requirement';
import type { Ranked } from '../../../../domain/matching/ranking/scoreUnit';
import type { Relaxation } from '../../../../domain/matching/search/relaxations';
import type { UnitSearch } from '../../search/unitSearch';

export interface RelaxedDependencies {
  readonly search: Pick<UnitSearch, 'search' | 'relaxations'>;
  /** The units that the plan uses. */
  readonly used: ReadonlySet<string>;
}

/** Of each kind of way. */
export const MOST_WAYS = 3;
/** Of the units that a change brings, those that match best are looked at. */
const LOOKED_AT = 24;

export const NO_WAY: Omit<PlanWay, 'kind'> = {
  ...{ serial: null, cost: null, amount: null, match_score: null, fit_class: null, what: null, units: null },
  moves: [],
};

/** Other requirements that the customer may agree to, what earns most first; then a rewind, whose cost nobody knows. */
export async function relaxedWays(
  dependencies: RelaxedDependencies,
  requirement: MatchRequirement,
): Promise<PlanWay[]> {
  const ways: PlanWay[] = [];
  for (const relaxation of await dependencies.search.relaxations(requirement))
    ways.push(await wayOf(dependencies, requirement, relaxation));
  const relaxed = ways.filter(({ kind }) => kind === 'relax').sort(byGain);
  return [...relaxed.slice(0, MOST_WAYS), ...ways.filter(({ kind }) => kind === 'rewind')];
}

/** What the plan gains by a way, US dollars; what is not known comes last. */
const gainOf = ({ kind, cost, amount }: PlanWay): number => {
  if (kind === 'take') return -(cost ?? 0);
  return kind === 'rewind' ? Number.NEGATIVE_INFINITY : earned(amount);
};

/** -Infinity less -Infinity is no number. */
export const byGain = (a: PlanWay, b: PlanWay): number => (gainOf(a) === gainOf(b) ? 0 : gainOf(b) - gainOf(a));

const earned = (amount: number | null) => amount ?? Number.NEGATIVE_INFINITY;

async function wayOf(
  { search, used }: RelaxedDependencies,
  requirement: MatchRequirement,
  { change, changed, units }: Relaxation,
): Promise<PlanWay> {
  const ranked = await search.search({ ...requirement, ...changed }, LOOKED_AT);
  const best = bestOf(ranked.filter(({ candidate, score }) => score.canServe && !used.has(candidate.serial)));
  // Where the order asks for no rewind, the price does not pay for one.
  const kind = changed.orderType === undefined ? 'relax' : 'rewind';
  const told = { ...NO_WAY, kind, what: kind === 'relax' ? change : null, units } as const;
  if (best === null) return told;
  const { candidate, score } = best;
  const { score: match_score, fitClass: fit_class } = score;
  return { ...told, serial: candidate.serial, match_score, fit_class, amount: amountOf(best) };
}

/** What is earned; before a rewind whose cost is all that is not recorded. */
function amountOf({ candidate, score }: Ranked): number | null {
  const { unitCost, laborCost, materialsCost } = candidate;
  const isOwnRecorded = unitCost !== null && laborCost !== null && materialsCost !== null;
  const unpriced = score.neededWork.filter(({ cost }) => cost === null);
  const isRewindAlone = isOwnRecorded && unpriced.length > 0 && unpriced.every(({ work }) => work === 'rewind');
  return score.isComplete || isRewindAlone ? score.margin : null;
}

/** The one that earns most; those with a cost that is not recorded come last. Null of none. */
const bestOf = (ranked: readonly Ranked[]): Ranked | null =>
  ranked.reduce<Ranked | null>(
    (best, each) => (best === null || earned(amountOf(each)) > earned(amountOf(best)) ? each : best),
    null,
  );
