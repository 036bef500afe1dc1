import { fitClasses } from '../../../contract/units/unit';
import type { Rates } from '../../rates/rates';
import { bandOf, scoreIn } from '../ranking/fitScore';
import { judge } from '../ranking/judging';
import { rank } from '../ranking/rank';
import { compareRankKeys, milesTo, type RankKey } from '../ranking/rankKey';
import { type Ranked, scoreOf } from '../ranking/scoreUnit';
import { ANY_WORK, classOf, weightOfAll } from '../ranking/totals';
import {
  isRewindPriced,
  knownCents,
  marginPercentage,
  moneyOf,
  neededCents,
  priceCents,
  rewindCost,
  type NeededCents,
} from '../ranking/unitMoney';
import { createEvaluator, evaluateBy, evaluateUnit } from '../features/evaluateUnit';
import { NOTHING } from '../reading/candidate';
import { type MatchRequirement, unstatedFields } from '../reading/requirement';
import { pointsToReach, type Scoring } from './pointsToReach';
import { scan } from './scan';
import { createTopList } from './topList';
import { memoizedIn } from '../../unitStore/memoizedIn';
import { valueAt, type UnitStore } from '../../unitStore/unitStore';

/** A unit in the list while it is searched. */
interface Place {
  readonly row: number;
  readonly key: RankKey;
}

/** The best `limit` units, as `rank` finds them, in one pass over all units for each alternative. */
export function searchUnits(requirement: MatchRequirement, store: UnitStore, limit: number, rates: Rates): Ranked[] {
  const found = [requirement, ...requirement.others].map((each) => searchOne(each, store, limit, rates));
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  const candidates = new Map(found.flat().map(({ candidate }) => [candidate.serial, candidate]));
  return rank(requirement, candidates.values(), limit, rates);
}

function searchOne(requirement: MatchRequirement, store: UnitStore, limit: number, rates: Rates): Ranked[] {
  if (limit <= 0) return [];
  const evaluate = createEvaluator(requirement, rates);
  const top = createTopList<Place>(limit, (a, b) => compareRankKeys(a.key, b.key));
  const scoring = scoringOf(requirement, rates);
  const ranking = rankKeys(requirement, store, rates, scoring);
  const toReach = pointsToReach(scoring, undefined);
  let reached = 0;
  scan(evaluate, store, rates, toReach, (row, points, flags) => {
    const needed = ranking.neededAt(row, flags);
    const score = ranking.scoreOf(points, flags, needed);
    if (score < reached) return;
    top.offer({ row, key: ranking.keyAt(row, score, needed) });
    const worst = top.isFull() ? (top.worst()?.key.score ?? 0) : 0;
    if (worst === reached) return;
    reached = worst;
    toReach.set(pointsToReach(scoring, worst));
  });
  return top.items().map(({ row }) => {
    const candidate = store.candidateAt(row);
    const judged = judge(requirement, candidate, rates, evaluateBy(evaluate, candidate));
    return { candidate, score: scoreOf(requirement, candidate, judged, rates) };
  });
}

/** Required features weigh the same for every unit. */
const scoringOf = (requirement: MatchRequirement, rates: Rates): Scoring => ({
  weight: weightOfAll(evaluateUnit(requirement, NOTHING, rates), rates),
  isJudgeable: unstatedFields(requirement).length === 0,
  isRewindPriced: isRewindPriced(requirement, rates),
  rates,
});

function rankKeys(requirement: MatchRequirement, store: UnitStore, rates: Rates, { weight, isJudgeable }: Scoring) {
  const bands = new Map(fitClasses.map((fitClass) => [fitClass, bandOf(fitClass, rates)]));
  const rewindOf = memoizedIn(new Map<number | null, { cents: number | null }>(), (kva) => ({
    cents: rewindCost(requirement, kva, rates),
  }));
  const rewindAt = (row: number) => rewindOf(valueAt(store.columns.kva, row).kva).cents;
  const milesOf = memoizedIn(new Map<string | null, number>(), (location) => milesTo(location, rates));
  const isPriced = (needed: readonly NeededCents[]) => needed.every(({ cents }) => cents !== null);
  return {
    neededAt: (row: number, flags: number): readonly NeededCents[] =>
      (flags & ANY_WORK) === 0 ? [] : neededCents(store.amountsAt(row), flags, () => rewindAt(row), rates),
    scoreOf(points: number, flags: number, needed: readonly NeededCents[]): number {
      const isKnown = isJudgeable && isPriced(needed);
      const band = bands.get(classOf(flags, isKnown)) ?? { low: 0, high: 0 };
      return isJudgeable ? scoreIn(band, points, weight) : band.low;
    },
    keyAt(row: number, score: number, needed: readonly NeededCents[]): RankKey {
      const { base, isBaseComplete, listPrice } = moneyOf(store.amountsAt(row));
      return {
        score,
        marginPercentage: marginPercentage(
          priceCents({ listPrice }, requirement),
          base === null ? null : base + knownCents(needed),
        ),
        isComplete: isBaseComplete && isPriced(needed),
        miles: milesOf(valueAt(store.columns.location, row).location),
        serial: store.serialAt(row),
      };
    },
  };
}
