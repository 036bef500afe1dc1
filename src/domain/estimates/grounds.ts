import type { Fit, FitClass, Verdict } from '../../contract/units/unit';
import { withoutCosts } from '../cost/work';
import type { EstimateInputs } from '../../contract/estimates/inputs';
import type { EstimateRates, EstimateUnit, WorkedEstimate } from '../../contract/estimates/figures';
import type { NamedRates } from '../../contract/rates/rateSets';
import { fromCosts, type Sentence } from '../access/sentence';
import { ratesName } from '../rates/ratesName';

const MISSING: readonly FitClass[] = ['Misses a requirement', 'Does not fit'];
const DEVIATING: readonly Verdict[] = ['does not fit', 'oversized'];

type Judged = Fit | null | undefined;

/** Whether a unit misses a requirement, so that its offer needs an approval and the customer's consent. */
export const missesRequest = (fit: Judged): boolean =>
  fit !== null && fit !== undefined && fit.class !== null && MISSING.includes(fit.class);

/** Missed requirements without costs, worst first: 'Fluid: silicone, required FR3'. */
export const deviations = (fit: Judged): string[] =>
  missesRequest(fit) ? gapsOf(fit).flatMap(({ text }) => (text === null ? [] : [withoutCosts(text)])) : [];

const gapsOf = (fit: Judged) =>
  (fit?.gaps ?? []).filter(({ verdict }) => verdict !== null && DEVIATING.includes(verdict));

/** Identifies approved deviations by feature; null without deviations. */
export const deviationKey = (fit: Judged): readonly unknown[] | null =>
  missesRequest(fit) ? [fit?.class, gapsOf(fit).map(({ feature, verdict }) => [feature, verdict])] : null;

interface ApprovedGrounds {
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
  /** All rates in force, even those that affect no figure. */
  readonly ratesInForce: NamedRates['values'];
}

/** Canonical text of figures, inputs, rates and the unit's costs. Excludes names of rate sets: equal sets are the same. */
export function groundsText({ inputs, worked, ratesInForce }: ApprovedGrounds): string {
  const { figures, orderSalePrice } = worked;
  // The volume is not a cost.
  const { oil_volume: _volume, fit, ...unit } = worked.unit;
  const missed = deviationKey(fit);
  return canonical({ inputs, figures, unit, orderSalePrice, ratesInForce, ...(missed !== null && { missed }) });
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

const FIGURES_CHANGED = 'Its figures changed.';

/** Hidden without permission to see costs. */
export const costChange = (words: string): Sentence => fromCosts(words, FIGURES_CHANGED);

/** Changes of costs and rates since an estimate was computed, as sentences without figures. */
export const changedGrounds = (then: WorkedEstimate, now: WorkedEstimate): Sentence[] => [
  ...offerChanges(then, now),
  ...(differ(ratesSet(then), ratesSet(now))
    ? [costChange(`The rates changed: ${usedAndHolding(then.rates, now.rates)}`)]
    : []),
];

export function offerChanges(then: WorkedEstimate, now: WorkedEstimate): Sentence[] {
  const costs = UNIT_COSTS.filter(([names]) => names.some((name) => differ(then.unit[name], now.unit[name])));
  const isListed = costs.some(([, what]) => what === LIST_PRICE);
  // Without an order price the unit's list price applies.
  const isPriced = !isListed && differ(then.unit.m_price, now.unit.m_price);
  return [
    ...costs.map(([, what]) => costChange(`The ${what} changed.`)),
    ...(isPriced || differ(then.orderSalePrice, now.orderSalePrice) ? ["The order's sale price changed."] : []),
    ...(fitsOtherwise(then, now) ? ['What the unit misses of the request changed.'] : []),
  ];
}

/** Estimates from before fit classes existed say nothing about the class. */
const fitsOtherwise = (then: WorkedEstimate, now: WorkedEstimate): boolean =>
  then.unit.fit !== undefined && differ(deviationKey(then.unit.fit), deviationKey(now.unit.fit));

/** A new rate without a value is no change. */
const ratesSet = ({ rates }: WorkedEstimate) =>
  Object.fromEntries(Object.entries(rates.values).filter(([, value]) => value !== null));

const usedAndHolding = (then: EstimateRates, now: EstimateRates) =>
  `${ratesName(then, now)} were used, ${ratesName(now, then)} hold now.`;

export interface Saved {
  readonly worked: WorkedEstimate;
  /** Hash of its inputs and data. */
  readonly grounds: string;
}

export function staleBecause({ worked, grounds, now }: Saved & { readonly now: Saved }): Sentence[] {
  if (grounds === now.grounds) return [];
  const changed = changedGrounds(worked, now.worked);
  // A rate that affects no figure, such as a distance.
  return changed.length > 0
    ? changed
    : [costChange(`The rates changed: ${ratesName(now.worked.rates, worked.rates)} hold now.`)];
}

const LIST_PRICE = 'list price of the unit';
const UNIT_COSTS: readonly (readonly [names: readonly (keyof EstimateUnit)[], what: string])[] = [
  [['unit_cost'], 'unit cost'],
  [['labor_cost'], 'labor cost of the unit'],
  [['materials_cost'], 'materials cost of the unit'],
  [['list_price'], LIST_PRICE],
  [['jcm_result', 'needed_work', 'requires_turn_pull', 'can_serve'], 'work that the unit needs or what it costs'],
];

const differ = (then: unknown, now: unknown): boolean => canonical(then) !== canonical(now);
