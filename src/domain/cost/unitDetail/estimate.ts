import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { marginTone, type MarginTone } from '../marginTone';
import { toDollars } from '../cents';
import type { OrderPrice } from '../salePrice';
import { chosenAddOns, type AddOn, type AddOnChoice } from './addOns';
import {
  costFigure,
  salePriceFigure,
  type CostFigure,
  type CostPart,
  type PricedUnit,
  type SalePriceSource,
} from './figures';

/** One cost; US dollars. */
export interface PartCost {
  /** Before add-ons. */
  base: number;
  /** With its share of the add-ons. */
  dollars: number;
  /** The unit has none: this is the fallback of spec section 9. */
  isAssumed: boolean;
}

export interface AddOnShare extends AddOn {
  /** Its share of the add-on dollars; the shares add up to them exactly. */
  dollars: number;
}

/** Cost, price and margin of one unit with its options; US dollars. */
export interface UnitEstimate {
  costs: Readonly<Record<CostPart, PartCost>>;
  addOns: readonly AddOnShare[];
  /** Sum of the chosen percentages. */
  addOnPercent: number;
  addOnDollars: number;
  /** Unit, labor and materials with add-ons. */
  total: number;
  salePrice: { dollars: number; from: SalePriceSource; isAssumed: boolean };
  margin: number;
  /** Percent of the sale price, below 0 for a loss. */
  marginPercentage: number;
  tone: MarginTone;
  /** Percent of the sale price from which a margin is good, as the rates say. */
  goodMargin: number;
}

/**
 * The cost rules of the unit detail (spec section 9), counted in whole cents: the percentages of the chosen add-ons are
 * summed and put on unit, labor and materials each. The order's sale price counts where the unit is seen for an order.
 */
export function estimate(
  unit: PricedUnit,
  options: AddOnChoice,
  orderPrice: OrderPrice = null,
  rates: Rates = DEFAULT_RATES,
): UnitEstimate {
  const chosen = chosenAddOns(options, rates);
  const percent = chosen.reduce((sum, addOn) => sum + addOn.percent, 0);
  const withAddOns = ({ cents }: CostFigure) => Math.round((cents * (100 + percent)) / 100);
  const partCost = (figure: CostFigure): PartCost => ({
    base: toDollars(figure.cents),
    dollars: toDollars(withAddOns(figure)),
    isAssumed: figure.isAssumed,
  });
  const [own, labor, materials] = [costFigure(unit, 'unit'), costFigure(unit, 'labor'), costFigure(unit, 'materials')];
  const total = withAddOns(own) + withAddOns(labor) + withAddOns(materials);
  const added = total - (own.cents + labor.cents + materials.cents);
  return {
    costs: { unit: partCost(own), labor: partCost(labor), materials: partCost(materials) },
    addOns: shares(chosen, percent, added),
    addOnPercent: percent,
    addOnDollars: toDollars(added),
    total: toDollars(total),
    ...marginOf(unit, total, orderPrice, rates),
    goodMargin: rates.goodMargin,
  };
}

function marginOf(unit: PricedUnit, total: number, orderPrice: OrderPrice, rates: Rates) {
  const { cents: price, from } = salePriceFigure(unit, orderPrice);
  const margin = price - total;
  return {
    salePrice: { dollars: toDollars(price), from, isAssumed: from === 'unitCost' || from === 'fixed' },
    margin: toDollars(margin),
    marginPercentage: (margin * 100) / price,
    tone: marginTone(toDollars(margin), toDollars(price), rates),
  };
}

/** Splits the add-on cents by percentage; rounding the running sum instead of each share loses no cent. */
function shares(chosen: readonly AddOn[], percent: number, cents: number): AddOnShare[] {
  const upTo = (count: number) => {
    const sum = chosen.slice(0, count).reduce((running, addOn) => running + addOn.percent, 0);
    return percent === 0 ? 0 : Math.round((cents * sum) / percent);
  };
  return chosen.map((addOn, index) => ({ ...addOn, dollars: toDollars(upTo(index + 1) - upTo(index)) }));
}
