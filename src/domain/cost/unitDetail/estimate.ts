import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { UnitOptions } from '../../units/unitOptions';
import type { InventoryUnit } from '../../../contract/units/inventoryUnit';
import { ASSUMED_COSTS, ASSUMED_SALE_PRICE } from '../../limits';
import { toCents, toDollars } from '../cents';
import { isPrice, isWon, type OrderPrice } from '../salePrice';
import { marginTone, type MarginTone } from '../marginTone';

export type AddOnId = 'fr3' | 'feedConversion' | 'replacementCabinet' | 'turnPull' | 'reTank';

interface AddOn {
  id: AddOnId;
  label: string;
  /** Percent of unit, labor and materials costs. */
  percent: number;
}

export const addOns = (rates: Rates = DEFAULT_RATES): readonly AddOn[] => [
  { id: 'fr3', label: 'FR3', percent: rates.addOnFr3 },
  { id: 'feedConversion', label: 'Feed conversion', percent: rates.addOnFeedConversion },
  { id: 'replacementCabinet', label: 'Replacement cabinet', percent: rates.addOnReplacementCabinet },
  { id: 'turnPull', label: 'Turn pull', percent: rates.addOnTurnPull },
  { id: 'reTank', label: 'Re-tank', percent: rates.addOnReTank },
];

/** The options that choose add-ons; the gallons of FR3 do not change its percentage. */
export type AddOnChoice = Omit<UnitOptions, 'fr3EstimatedGallons'>;

export const chosenAddOns = (options: AddOnChoice, rates: Rates = DEFAULT_RATES): readonly AddOn[] =>
  addOns(rates).filter(({ id }) => options[id === 'fr3' ? 'fr3Enabled' : id]);

export type PricedUnit = Pick<InventoryUnit, 'unitCost' | 'laborCosts' | 'materialsCost' | 'sellPrice' | 'unitPrice'>;
export type CostPart = 'unit' | 'labor' | 'materials';
/** Source of a sale price; `unitCost`: 1.4 times the unit cost, `fixed`: 50,000 dollars. */
type SalePriceSource = 'won' | 'order' | 'sellPrice' | 'unitPrice' | 'unitCost' | 'fixed';

interface CostFigure {
  cents: number;
  isAssumed: boolean;
}

/** A missing cost, or one below 0, is assumed. A cost of 0 is known. */
export function costFigure(unit: PricedUnit, part: CostPart): CostFigure {
  const cents = knownCents(ownCost(unit, part));
  return { cents: cents ?? toCents(ASSUMED_COSTS[part]), isAssumed: cents === null };
}

/**
 * The sale price in cents: the first above 0 of the won, order's, sell and unit price; else 1.4 times the recorded unit cost, else
 * 50,000 dollars. The assumed unit cost of 30,000 does not count here (spec section 9, 'unit cost times 1.4 or 50000').
 */
export function salePriceFigure(
  unit: PricedUnit,
  orderPrice: OrderPrice = null,
): { cents: number; from: SalePriceSource } {
  const unitCost = knownCents(unit.unitCost);
  const assumed = unitCost === null ? null : Math.round(unitCost * ASSUMED_SALE_PRICE.timesUnitCost);
  const sources: readonly (readonly [SalePriceSource, number | null])[] = [
    isWon(orderPrice) ? ['won', knownCents(orderPrice.won)] : ['order', knownCents(orderPrice)],
    ['sellPrice', knownCents(unit.sellPrice)],
    ['unitPrice', knownCents(unit.unitPrice)],
    ['unitCost', assumed],
  ];
  for (const [from, cents] of sources) if (isPrice(cents)) return { cents, from };
  return { cents: toCents(ASSUMED_SALE_PRICE.otherwise), from: 'fixed' };
}

export const salePriceWords: Readonly<Record<SalePriceSource, string>> = {
  won: 'won',
  order: 'order',
  sellPrice: 'unit',
  unitPrice: 'unit',
  unitCost: 'assumed',
  fixed: 'assumed',
};

const ownCost = (unit: PricedUnit, part: CostPart) =>
  ({ unit: unit.unitCost, labor: unit.laborCosts, materials: unit.materialsCost })[part];

/** Null if missing, below 0, or too large for exact cents. */
function knownCents(dollars: number | null): number | null {
  const cents = dollars === null ? -1 : toCents(dollars);
  return dollars !== null && dollars >= 0 && Number.isSafeInteger(cents) ? cents : null;
}

/** One cost; US dollars. */
interface PartCost {
  base: number;
  /** With its share of the add-ons. */
  dollars: number;
  /** The fallback of spec section 9. */
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
  addOnPercent: number;
  addOnDollars: number;
  total: number;
  salePrice: { dollars: number; from: SalePriceSource; isAssumed: boolean };
  margin: number;
  /** Percent of the sale price, below 0 for a loss. */
  marginPercentage: number;
  tone: MarginTone;
  goodMargin: number;
}

/** The cost rules of the unit detail (spec section 9) in whole cents: the sum of the add-on percentages applies to each cost. */
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

/** Splits the add-on cents by percentage. Rounding the running sum loses no cent. */
function shares(chosen: readonly AddOn[], percent: number, cents: number): AddOnShare[] {
  const upTo = (count: number) => {
    const sum = chosen.slice(0, count).reduce((running, addOn) => running + addOn.percent, 0);
    return percent === 0 ? 0 : Math.round((cents * sum) / percent);
  };
  return chosen.map((addOn, index) => ({ ...addOn, dollars: toDollars(upTo(index + 1) - upTo(index)) }));
}
