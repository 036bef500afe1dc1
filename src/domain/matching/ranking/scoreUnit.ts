import type { CostBreakdown, Fit, FitClass, Work } from '../../../contract/units/unit';
import type { PricedWork } from '../../cost/work';
import { type Explanation, explanationOf } from '../explanation/explanation';
import type { Candidate } from '../reading/candidate';
import { toDollars } from '../../cost/cents';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { MatchRequirement } from '../reading/requirement';
import { judgedBest } from './judgedBest';
import type { Judged } from './judging';
import { lazy } from '../../lazy';
import { knownCents, marginPercentage, workCents, type NeededCents } from './unitMoney';

/** How a unit fits a requirement, and why; the why is worked out when it is first read. US dollars. */
export interface Score extends Explanation {
  /** 0 to 1 in whole hundredths, within the band of the fit class; null if the requirement cannot be judged. */
  score: number | null;
  fitClass: FitClass;
  /** The class with the gaps that prevent a better one. */
  readonly fit: Fit & { class: FitClass };
  /** False if a critical feature does not fit. */
  canServe: boolean;
  neededWork: PricedWork[];
  requiresTurnPull: boolean;
  /** 0 for work that this unit does not need for this requirement, or whose cost is not recorded. */
  costs: Record<keyof CostBreakdown, number>;
  /** Unit, labor and materials, and the FR3 fill if one is needed; null if the unit's own cost is not recorded. */
  totalCost: number | null;
  /** The order's price, otherwise the list price; null if neither is above 0. */
  price: number | null;
  listPrice: number | null;
  /** The price less unit, labor, materials and all needed work whose cost is recorded; null without price or unit cost. */
  margin: number | null;
  /** Percent of the price. */
  marginPercentage: number | null;
  /** False if a cost is missing; then the margin is an upper bound. */
  isComplete: boolean;
}

export interface Ranked {
  candidate: Candidate;
  score: Score;
}

/** Scores one unit against a requirement, by the alternative that it fits best, with class, costs, margin and reason. */
export function scoreUnit(requirement: MatchRequirement, unit: Candidate, rates: Rates = DEFAULT_RATES): Score {
  const best = judgedBest(requirement, unit, rates);
  return scoreOf(best.requirement, unit, best.judged, rates);
}

/** Scores a unit that was judged. */
export function scoreOf(requirement: MatchRequirement, unit: Candidate, judged: Judged, rates: Rates): Score {
  const { fitClass, hundredths, needed } = judged;
  const neededWork = pricedWork(needed, unit);
  const explained = lazy(() => explanationOf(requirement, unit, judged, neededWork, rates));
  return {
    score: hundredths === null ? null : hundredths / 100,
    fitClass,
    canServe: fitClass !== 'Does not fit',
    neededWork,
    requiresTurnPull: needed.some(({ work }) => work === 'turnPull'),
    costs: costsOf(neededWork),
    listPrice: unit.listPrice,
    ...figures(judged),
    get fit() {
      return { class: fitClass, gaps: explained().gaps };
    },
    get features() {
      return explained().features;
    },
    get gaps() {
      return explained().gaps;
    },
    get featureMatch() {
      return explained().featureMatch;
    },
    reason: () => explained().reason(),
  };
}

/** The rates of the specification have no prices of work. */
const NO_PRICES = DEFAULT_RATES;

function pricedWork(needed: readonly NeededCents[], unit: Candidate): PricedWork[] {
  return needed.map(({ work, cents }) => ({
    work,
    cost: cents === null ? null : toDollars(cents),
    ...(cents !== null && (work === 'rewind' || workCents(unit, work, NO_PRICES) === null) && { isByRate: true }),
  }));
}

const costsOf = (neededWork: readonly PricedWork[]): Score['costs'] => ({
  fr3_cost: costOf('fr3', neededWork),
  turn_pull_cost: costOf('turnPull', neededWork),
  feed_conversion_cost: costOf('feedConversion', neededWork),
  replacement_cabinet_cost: costOf('replacementCabinet', neededWork),
  retank_cost: costOf('reTank', neededWork),
});

const costOf = (wanted: Work, neededWork: readonly PricedWork[]): number =>
  neededWork.find(({ work }) => work === wanted)?.cost ?? 0;

function figures({ money, needed, cost, price, isComplete }: Judged) {
  const fr3 = knownCents(needed.filter(({ work }) => work === 'fr3'));
  return {
    totalCost: money.base === null ? null : toDollars(money.base + fr3),
    price: price === null ? null : toDollars(price),
    margin: price === null || cost === null ? null : toDollars(price - cost),
    marginPercentage: marginPercentage(price, cost),
    isComplete,
  };
}
