import type { Fit, FitClass, Verdict } from '../../contract/unit/unit';
import { withoutCosts } from '../cost/work';
import type { EstimateInputs } from '../../contract/estimates/inputs';
import type { EstimateRates, EstimateUnit, WorkedEstimate } from '../../contract/estimates/figures';
import type { NamedRates } from '../../contract/rates/rateSets';
import { fromCosts, type Sentence } from '../access/sentence';
import { ratesName } from '../rates/ratesName';

const MISSING: readonly FitClass[] = ['Misses a requirement', 'Does not fit'];
const DEVIATING: readonly Verdict[] = ['does not fit', 'oversized'];

type Judged = Fit | null | undefined;

/** Whether a unit misses what the order requires, so that an offer of it needs an approval and the customer's consent. */
export const missesRequest = (fit: Judged): boolean =>
  fit !== null && fit !== undefined && fit.class !== null && MISSING.includes(fit.class);

/** In what a unit misses the request, worst first, in words without a cost: 'Fluid: silicone, required FR3'. Empty if it does not. */
export const deviations = (fit: Judged): string[] =>
  missesRequest(fit) ? gapsOf(fit).flatMap(({ text }) => (text === null ? [] : [withoutCosts(text)])) : [];

const gapsOf = (fit: Judged) =>
  (fit?.gaps ?? []).filter(({ verdict }) => verdict !== null && DEVIATING.includes(verdict));

/** Identifies approved deviations; null if there are no deviations. Includes features, not words. */
export const deviationKey = (fit: Judged): readonly unknown[] | null =>
  missesRequest(fit) ? [fit?.class, gapsOf(fit).map(({ feature, verdict }) => [feature, verdict])] : null;

interface ApprovedGrounds {
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
  /** All rates in force, including those that affect no figure. */
  readonly ratesInForce: NamedRates['values'];
}

/**
 * One text for equal grounds, whatever the order of their fields: figures, inputs, rates in force and the unit's costs. The
 * names of sets of rates are not in it, since two sets of the same values are the same.
 */
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

/** A change of a cost, a list price or the rates; hidden without permission to see costs. */
export const costChange = (words: string): Sentence => fromCosts(words, FIGURES_CHANGED);

/** Changes since an estimate was computed, as sentences without figures; empty if its costs and rates are the same. */
export const changedGrounds = (then: WorkedEstimate, now: WorkedEstimate): Sentence[] => [
  ...offerChanges(then, now),
  ...(differ(ratesSet(then), ratesSet(now))
    ? [costChange(`The rates changed: ${usedAndHolding(then.rates, now.rates)}`)]
    : []),
];

/** Changes other than rates; they end an offer. */
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

/** An estimate of before units had a fit class says nothing of it. */
const fitsOtherwise = (then: WorkedEstimate, now: WorkedEstimate): boolean =>
  then.unit.fit !== undefined && differ(deviationKey(then.unit.fit), deviationKey(now.unit.fit));

/** A rate that was added since, and that no one has set, is no change. */
const ratesSet = ({ rates }: WorkedEstimate) =>
  Object.fromEntries(Object.entries(rates.values).filter(([, value]) => value !== null));

const usedAndHolding = (then: EstimateRates, now: EstimateRates) =>
  `${ratesName(then, now)} were used, ${ratesName(now, then)} hold now.`;

interface Saved {
  readonly worked: WorkedEstimate;
  /** Hash of what it was worked out from. */
  readonly grounds: string;
}

/** Why an estimate is not as of now, in sentences; empty if it is. */
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
