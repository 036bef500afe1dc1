import { planClasses, type PlanClass } from '../../contract/plan/planRequest';
import { fitClasses, type FitClass } from '../../contract/units/unit';
import type { PlanBand, Plan } from '../../contract/plan/plan';
import { toDollars } from '../cost/cents';
import type { PairFacts } from './objective';
import { formatNumber } from '../format/number';
import type { Chart } from '../overview/chart';

export const reachesClass = (fitClass: FitClass, lowest: PlanClass): boolean =>
  fitClasses.indexOf(fitClass) <= fitClasses.indexOf(lowest);

/** The class for the minimum match of a plan saved before classes existed; 90% was the default. */
export function classOfMatch(match: number): PlanClass {
  if (match > 0.9) return 'Fits';
  if (match >= 0.75) return 'Fits with work';
  return match >= 0.6 ? 'Fits, to be checked' : 'Misses a requirement';
}

const CHOICES: Readonly<Record<PlanClass, string>> = {
  Fits: 'Fits',
  'Fits with work': 'With work',
  'Fits, to be checked': 'To be checked',
  'Misses a requirement': 'Misses, with consent',
};

export const classChoices = planClasses.map((value) => ({ value, label: CHOICES[value] }));

/** The class inside a sentence: 'fits with work'. */
export const classWords = (fitClass: FitClass): string => fitClass.charAt(0).toLowerCase() + fitClass.slice(1);

const ways = ['plan', 'first_come', 'reserved'] as const;
type Ways = Readonly<Record<(typeof ways)[number], Iterable<PairFacts>>>;

/** Orders and margin per fit class and way; omits unused classes. */
export function classBands({ plan, first_come, reserved }: Ways): PlanBand[] {
  const served = { plan: [...plan], first_come: [...first_come], reserved: [...reserved] };
  return fitClasses
    .map((fit_class) => ({
      ...{ fit_class, plan: totalIn(served.plan, fit_class) },
      ...{ first_come: totalIn(served.first_come, fit_class), reserved: totalIn(served.reserved, fit_class) },
    }))
    .filter((band) => ways.some((way) => band[way].orders > 0));
}

function totalIn(pairs: readonly PairFacts[], fitClass: FitClass): PlanBand['plan'] {
  const found = pairs.filter((pair) => pair.fitClass === fitClass);
  return { orders: found.length, margin: toDollars(found.reduce((sum, { margin }) => sum + margin, 0)) };
}

/** Margin by fit class: in the plan, first come first served, and reserved. */
export function bandsChart({ bands }: Pick<Plan, 'bands'>): Chart {
  const hasLoss = bands.some((band) => ways.some((way) => band[way].margin < 0));
  return {
    ...{ id: 'plan', title: 'Margin by class', by: 'Class', measure: 'dollars', unit: 'orders', layout: 'grouped' },
    basis: `Where the margin comes from: the units of each fit class, all orders together.${hasLoss ? ' Losses are shown as $0.' : ''}`,
    series: [
      { name: 'Plan', look: 'fits' },
      { name: 'First come, first served', look: 'second' },
      { name: 'Reserved already', look: 'third' },
    ],
    facts: ['Orders in the plan', 'Orders first come', 'Orders reserved'],
    rows: bands.map((band) => ({
      name: band.fit_class,
      bars: ways.map((way) => ({ value: Math.max(0, band[way].margin), to: null })),
      facts: ways.map((way) => formatNumber(band[way].orders)),
    })),
  };
}
