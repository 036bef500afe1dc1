import type { PlanWay, EmptyOrder, EmptyReason } from '../../../contract/plan/plan';
import type { MatchRequirement } from '../../../domain/matching/reading/requirement';
import type { Ranked } from '../../../domain/matching/ranking/scoreUnit';
import type { Relaxation } from '../../../domain/matching/search/relaxations';
import type { UnitSearch } from '../matching/liveUnits';
import type { PlanSettings } from '../../../contract/plan/planRequest';
import { workNames } from '../../../domain/cost/work';
import { boughtText } from '../../../domain/plan/boughtText';
import type { Change } from '../../../domain/plan/assignment/changes';
import { NONE } from '../../../domain/plan/assignment/problem';
import { lateWeeksEmpty, valueOf, type PairFacts } from '../../../domain/plan/objective';
import type { Assigned } from './assign';
import type { PlannedOrder } from './pairs';
import { orderFields, toChange, toFirstCome } from './presenter';

export interface RelaxedDependencies {
  readonly search: Pick<UnitSearch, 'search' | 'relaxations'>;
  readonly used: ReadonlySet<string>;
}

export const MAX_WAYS = 3;
/** Candidates considered per change. */
const LOOKED_AT = 24;

export const NO_WAY: Omit<PlanWay, 'kind'> = {
  ...{ serial: null, cost: null, amount: null, match_score: null, fit_class: null, what: null, units: null },
  moves: [],
};

/** Relaxed requirements, highest gain first; then a rewind, whose cost is unknown. */
export async function relaxedWays(
  dependencies: RelaxedDependencies,
  requirement: MatchRequirement,
): Promise<PlanWay[]> {
  const ways: PlanWay[] = [];
  for (const relaxation of await dependencies.search.relaxations(requirement))
    ways.push(await wayOf(dependencies, requirement, relaxation));
  const relaxed = ways.filter(({ kind }) => kind === 'relax').sort(byGain);
  return [...relaxed.slice(0, MAX_WAYS), ...ways.filter(({ kind }) => kind === 'rewind')];
}

/** US dollars; unknown gains come last. */
const gainOf = ({ kind, cost, amount }: PlanWay): number => {
  if (kind === 'take') return -(cost ?? 0);
  return kind === 'rewind' ? Number.NEGATIVE_INFINITY : earned(amount);
};

/** -Infinity minus -Infinity is NaN. */
export const byGain = (a: PlanWay, b: PlanWay): number => (gainOf(a) === gainOf(b) ? 0 : gainOf(b) - gainOf(a));

const earned = (amount: number | null) => amount ?? Number.NEGATIVE_INFINITY;

async function wayOf(
  { search, used }: RelaxedDependencies,
  requirement: MatchRequirement,
  { change, changed, units }: Relaxation,
): Promise<PlanWay> {
  const ranked = await search.search({ ...requirement, ...changed }, LOOKED_AT);
  const best = bestOf(ranked.filter(({ candidate, score }) => score.canServe && !used.has(candidate.serial)));
  // The price does not include a rewind the order does not require.
  const kind = changed.orderType === undefined ? 'relax' : 'rewind';
  const way = { ...NO_WAY, kind, what: kind === 'relax' ? change : null, units } as const;
  if (best === null) return way;
  const { candidate, score } = best;
  const { score: match_score, fitClass: fit_class } = score;
  return { ...way, serial: candidate.serial, match_score, fit_class, amount: amountOf(best) };
}

/** The margin, before an unrecorded rewind cost. */
function amountOf({ candidate, score }: Ranked): number | null {
  const { unitCost, laborCost, materialsCost } = candidate;
  const isOwnRecorded = unitCost !== null && laborCost !== null && materialsCost !== null;
  const unpriced = score.neededWork.filter(({ cost }) => cost === null);
  const isRewindAlone = isOwnRecorded && unpriced.length > 0 && unpriced.every(({ work }) => work === 'rewind');
  return score.isComplete || isRewindAlone ? score.margin : null;
}

/** Highest margin; unrecorded costs last. */
const bestOf = (ranked: readonly Ranked[]): Ranked | null =>
  ranked.reduce<Ranked | null>(
    (best, each) => (best === null || earned(amountOf(each)) > earned(amountOf(best)) ? each : best),
    null,
  );

export interface EmptyDependencies extends RelaxedDependencies {
  readonly assigned: Assigned;
  readonly settings: PlanSettings;
  readonly day: string;
  /** First come, first served, by order id. */
  readonly inTurn: ReadonlyMap<number, PairFacts>;
}

/** Why an order has no unit, and the cheapest ways to fill it. */
export async function toEmpty(
  dependencies: EmptyDependencies,
  order: PlannedOrder,
  changes: readonly Change[],
  listsWays: boolean,
): Promise<EmptyOrder> {
  const { settings, day, inTurn } = dependencies;
  const reason = reasonOf(dependencies, order);
  const isUnserved = listsWays && order.pairs.length === 0;
  const relaxed = isUnserved ? await relaxedWays(dependencies, order.requirement) : [];
  const ways = listsWays
    ? [
        ...[...takes(dependencies, order, changes), ...lower(dependencies, order), ...relaxed].sort(byGain),
        ...record(order),
        buy(dependencies, order),
      ]
    : [];
  const first_come = toFirstCome(inTurn.get(order.id));
  return { ...orderFields(order), late_weeks: lateWeeksEmpty(day, order.due, settings), reason, first_come, ways };
}

function reasonOf({ settings, day, assigned }: EmptyDependencies, order: PlannedOrder): EmptyReason {
  const { pairs, unknown, unpriced, below } = order;
  if (pairs.length > 0) {
    if (pairs.every((pair) => valueOf(day, order.due, pair, settings) < 0)) return 'only losses';
    const place = assigned.placeOf.get(order.id) ?? 0;
    const { starts } = assigned.problem;
    return starts[place] === starts[place + 1] ? 'forbidden' : 'worth more elsewhere';
  }
  if (unknown !== null) return 'cost not recorded';
  if (unpriced !== null) return 'no price';
  return below.length > 0 ? 'below the class' : 'nothing fits';
}

const takes = ({ assigned }: EmptyDependencies, order: PlannedOrder, changes: readonly Change[]): PlanWay[] =>
  changes
    .filter(({ unit }) => unit !== NONE)
    .slice(0, MAX_WAYS)
    .map((change) => {
      const { serial, cost, match_score, margin, moves } = toChange(assigned, order, change);
      const fit_class = order.pairs.find((pair) => pair.serial === serial)?.fitClass ?? null;
      return { ...NO_WAY, kind: 'take', serial, cost, match_score, fit_class, amount: margin, moves };
    });

/** The best available units below the class, with the work they need. */
const lower = ({ used }: EmptyDependencies, { below }: PlannedOrder): PlanWay[] =>
  below
    .filter(({ candidate }) => !used.has(candidate.serial))
    .slice(0, MAX_WAYS)
    .map(({ candidate, score }) => ({
      ...NO_WAY,
      kind: 'lower class',
      serial: candidate.serial,
      ...{ match_score: score.score, fit_class: score.fitClass },
      amount: score.isComplete ? score.margin : null,
      what: score.neededWork.map(({ work }) => workNames[work]).join(', ') || null,
    }));

const record = ({ unknown }: PlannedOrder): PlanWay[] =>
  unknown === null
    ? []
    : [
        {
          ...{ ...NO_WAY, kind: 'record cost', serial: unknown.candidate.serial },
          ...{ match_score: unknown.score.score, fit_class: unknown.score.fitClass },
        },
      ];

/** The most a unit with the required values may cost. */
function buy({ settings }: EmptyDependencies, { requirement }: PlannedOrder): PlanWay {
  const { salePrice } = requirement;
  const amount = salePrice !== null && salePrice > 0 ? salePrice + settings.filled : null;
  return { ...NO_WAY, kind: 'buy', what: boughtText(requirement), amount };
}
