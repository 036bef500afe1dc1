import { fitClasses } from '../../../contract/unit/unit';
import type { Rates } from '../../rates/rates';
import { bandOf, scoreIn } from '../ranking/fitScore';
import { judge } from '../ranking/judging';
import { compareRankKeys, type RankKey } from '../ranking/key/rankKey';
import type { Ranked } from '../ranking/score';
import { scoreOf } from '../ranking/scoreUnit';
import { classOf, weightOfAll } from '../ranking/totals';
import { knownCents, marginPercentage, neededCents, priceCents, rewindCost } from '../ranking/unitMoney';
import { evaluateUnit } from '../features/evaluateUnit';
import type { MatchRequirement } from '../reading/requirement';
import { unstatedFields } from '../reading/unstated';
import { NOTHING } from './dictionary';
import { pointsToReach, type Scoring } from './pointsToReach';
import { scan } from './scan';
import { createTopList } from './topList';
import type { UnitStore } from './unitStore';

/** A unit in the list while it is searched. */
interface Place {
  readonly row: number;
  readonly key: RankKey;
}

/** The best `limit` units, exactly as `rank` finds them: one pass over all units, of which those that can enter the list are ranked. */
export function searchUnits(requirement: MatchRequirement, store: UnitStore, limit: number, rates: Rates): Ranked[] {
  const top = createTopList<Place>(limit, (a, b) => compareRankKeys(a.key, b.key));
  const scoring = scoringOf(requirement, rates);
  const keyAt = rankKeys(requirement, store, rates, scoring);
  const toReach = pointsToReach(scoring, undefined);
  let reached: number | undefined;
  if (limit > 0)
    scan(requirement, store, rates, toReach, (row, points, flags) => {
      top.offer({ row, key: keyAt(row, points, flags) });
      const worst = top.isFull() ? top.worst()?.key.score : undefined;
      if (worst === reached) return;
      reached = worst;
      toReach.set(pointsToReach(scoring, worst));
    });
  return top.items().map(({ row }) => {
    const candidate = store.candidateAt(row);
    return { candidate, score: scoreOf(requirement, candidate, judge(requirement, candidate, rates), rates) };
  });
}

/** What the required features weigh is the same for every unit, also for one of which nothing is recorded. */
const scoringOf = (requirement: MatchRequirement, rates: Rates): Scoring => ({
  weight: weightOfAll(evaluateUnit(requirement, NOTHING, rates), rates),
  isJudgeable: unstatedFields(requirement).length === 0,
  rates,
});

function rankKeys(requirement: MatchRequirement, store: UnitStore, rates: Rates, { weight, isJudgeable }: Scoring) {
  const bands = new Map(fitClasses.map((fitClass) => [fitClass, bandOf(fitClass, rates)]));
  return (row: number, points: number, flags: number): RankKey => {
    const money = store.moneyAt(row);
    const needed = neededCents(money, { flags }, rewindCost(requirement, store.kvaAt(row), rates));
    const isPriced = needed.every(({ cents }) => cents !== null);
    const band = bands.get(classOf(flags, isPriced && isJudgeable)) ?? { low: 0, high: 0 };
    const cost = money.base === null ? null : money.base + knownCents(needed);
    return {
      score: isJudgeable ? scoreIn(band, points, weight) : band.low,
      marginPercentage: marginPercentage(priceCents(money, requirement), cost),
      isComplete: money.isBaseComplete && isPriced,
      miles: store.milesAt(row),
      serial: store.serialAt(row),
    };
  };
}
