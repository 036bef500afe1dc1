import type { Work } from '../../../contract/units/unit';
import type { CostOptions } from './costOptions';
import { neededWork, type CostedUnit, isUnjudged } from './costedUnit';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { toCents, toDollars } from '../cents';
import { isPrice, salePriceOf, type OrderPrice, type PriceOrigin } from '../salePrice';
import { marginTone, type MarginTone } from '../marginTone';
import { costCents, costParts, type CostParts, unrecordedParts, type UnitPart } from './costParts';
import { enteredNumber } from '../../quantity/quantity';

/** Needed work without a recorded cost, and a needed re-tank with a cleared cost. */
const unpricedWork = (unit: CostedUnit, options: CostOptions): readonly Work[] =>
  neededWork(unit)
    .filter(({ work, cost }) => cost === null || (work === 'reTank' && options.reTank && options.reTankCost === ''))
    .map(({ work }) => work);

/** Needed work that has a cost and is switched off; a rewind has no switch. */
const omittedWork = (unit: CostedUnit, options: CostOptions): readonly Work[] =>
  neededWork(unit)
    .filter(({ work, cost }) => cost !== null && !isOn(work, options))
    .map(({ work }) => work);

/** Needed work that uses the rates' price because its cost is not recorded. */
const workByRates = (unit: CostedUnit, options: CostOptions): readonly Work[] =>
  neededWork(unit)
    .filter(({ work, isByRate }) => isByRate === true && isOn(work, options))
    .map(({ work }) => work);

const isOn = (work: Work, options: CostOptions): boolean =>
  ({
    rewind: true,
    fr3: options.fr3Enabled,
    turnPull: options.turnPull,
    feedConversion: options.feedConversion,
    replacementCabinet: options.replacementCabinet,
    reTank: options.reTank,
  })[work];

/** Cost, price and margin of one unit for one order with the chosen options. US dollars; null if unknown. */
export interface Estimate {
  salePrice: number | null;
  priceOrigin: PriceOrigin | null;
  listPrice: number | null;
  cost: number | null;
  costParts: CostParts | null;
  materials: number;
  labor: number;
  /** Cost and materials (spec section 9), without labor. */
  totalCost: number | null;
  margin: number | null;
  /** Percent of the sale price; 0 without a sale price, null without a cost. */
  marginPercentage: number | null;
  profitPercentage: number | null;
  /** Null without a margin, or if a good margin is uncertain. */
  tone: MarginTone | null;
  unpriced: readonly Work[];
  unrecorded: readonly UnitPart[];
  omitted: readonly Work[];
  /** Work at the price of the rates because its own cost is not recorded. */
  byRates: readonly Work[];
  /** All costs are known; otherwise margin and profit are upper bounds. */
  isComplete: boolean;
  goodMargin: number;
}

/** The cost rules of the comparison page (spec section 9), counted in whole cents. */
export function estimate(
  unit: CostedUnit,
  options: CostOptions,
  orderPrice: OrderPrice,
  rates: Pick<Rates, 'goodMargin' | 'profitPoints'> = DEFAULT_RATES,
): Estimate {
  const price = salePriceOf(unit, orderPrice);
  const cost = costCents(unit, options);
  const materials = materialsCents(options);
  const labor = options.reTank ? inputCents(options.reTankCost) : 0;
  const unpriced = unpricedWork(unit, options);
  const unrecorded = unrecordedParts(unit);
  const isComplete = cost !== null && unpriced.length === 0 && unrecorded.length === 0;
  return {
    salePrice: price?.dollars ?? null,
    priceOrigin: price?.origin ?? null,
    listPrice: isPrice(unit.list_price) ? unit.list_price : null,
    cost: cost === null ? null : toDollars(cost),
    costParts: costParts(unit, options),
    materials: toDollars(materials),
    labor: toDollars(labor),
    totalCost: cost === null ? null : toDollars(cost + materials),
    ...marginOf(
      price?.dollars ?? null,
      cost === null ? null : cost + materials + labor,
      isComplete && !isUnjudged(unit),
      rates,
    ),
    unpriced,
    unrecorded,
    omitted: omittedWork(unit, options),
    byRates: workByRates(unit, options),
    isComplete,
    goodMargin: rates.goodMargin,
  };
}

type Margin = Pick<Estimate, 'margin' | 'marginPercentage' | 'profitPercentage' | 'tone'>;

/** A price below half a cent counts as no price. */
function marginOf(
  salePrice: number | null,
  costs: number | null,
  isSure: boolean,
  rates: Pick<Rates, 'goodMargin' | 'profitPoints'>,
): Margin {
  if (costs === null) return { margin: null, marginPercentage: null, profitPercentage: null, tone: null };
  const price = toCents(salePrice ?? 0);
  const margin = salePrice === null ? null : toDollars(price - costs);
  const marginPercentage = price === 0 ? 0 : ((price - costs) * 100) / price;
  const tone = salePrice === null || margin === null ? null : marginTone(margin, salePrice, rates);
  return {
    margin,
    marginPercentage,
    profitPercentage: marginPercentage - rates.profitPoints,
    tone: tone === 'good' && !isSure ? null : tone,
  };
}

function materialsCents(options: CostOptions): number {
  const feed = options.feedConversion ? toCents(options.feedConversionCost) : 0;
  if (!options.replacementCabinet) return feed;
  return feed + toCents(options.replacementCabinetCost) + inputCents(options.additionalCabinetCost);
}

const inputCents = (text: string) => toCents(enteredNumber(text) ?? 0);

export const allCosts = ({ totalCost, labor }: Pick<Estimate, 'totalCost' | 'labor'>): number | null =>
  totalCost === null ? null : toDollars(toCents(totalCost) + toCents(labor));
