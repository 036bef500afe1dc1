import { formatMargin, formatMoney, formatPrice } from '../../format/money';
import { formatPoints } from '../../format/number';
import { listOf, capitalized } from '../../format/text';
import { allCosts, type Estimate } from './estimate';
import { toCents } from '../cents';
import { COST_NOT_RECORDED, workNames } from '../work';
import { isWon, type OrderPrice } from '../salePrice';
import { unitPartNames } from './costParts';
import type { Unit } from '../../../contract/units/unit';
import { neededWork } from './costedUnit';

type Priced = Pick<Estimate, 'salePrice' | 'marginPercentage'>;
type Margin = Pick<Estimate, 'margin' | 'isComplete'>;

/** The margin in percent of the price; null without a price. */
export const marginShare = ({ salePrice, marginPercentage }: Priced): number | null =>
  toCents(salePrice ?? 0) === 0 ? null : marginPercentage;

/** 'At most' before a loss would read the wrong way round. */
export const isLossOrMore = ({ margin, isComplete }: Margin): boolean => !isComplete && margin !== null && margin < 0;

/** 'at most $12,300', 'Loss of $12,300 or more' if incomplete. */
export const marginDollars = (of: Margin): string =>
  isLossOrMore(of) ? `Loss of ${formatMoney(-(of.margin ?? 0))} or more` : upTo(of, of.margin, formatMoney(of.margin));

/** 'at most 29.9%', '-22.0% or less' if incomplete. */
export const marginPercent = (of: Priced & Pick<Estimate, 'goodMargin' | 'isComplete'>): string =>
  upTo(of, marginShare(of), shareText(of));

/** Without the bound: '29.9%'. */
export const shareText = (of: Priced & Pick<Estimate, 'goodMargin'>): string =>
  formatMargin(marginShare(of), of.goodMargin);

/** 'at most $12,300 · 29.9%'. */
export function marginText(of: Margin & Pick<Estimate, 'marginPercentage' | 'goodMargin'>): string {
  const dollars = marginDollars(of);
  return of.margin === null ? dollars : `${dollars} · ${formatMargin(of.marginPercentage, of.goodMargin)}`;
}

/** 'at most 12.4 pts', '-39.5 pts or less' if incomplete; 'N/A' without a price. */
export function profitText(of: Estimate): string {
  const points = marginShare(of) === null ? null : of.profitPercentage;
  return upTo(of, points, formatPoints(points));
}

/** 'at least $30,000' if a cost is not recorded. */
export function allCostsText(of: Pick<Estimate, 'totalCost' | 'labor' | 'isComplete'>): string {
  const costs = allCosts(of);
  return of.isComplete || costs === null ? formatMoney(costs) : `at least ${formatMoney(costs)}`;
}

export const priceText = ({ salePrice, priceOrigin }: Pick<Estimate, 'salePrice' | 'priceOrigin'>): string =>
  [formatPrice(salePrice), priceOrigin].filter((text) => text !== null).join(' ');

export const orderPriceText = (price: OrderPrice): string =>
  isWon(price) ? `${formatPrice(price.won)} won` : formatPrice(price);

/** Null without one, and if it is the price itself. */
export const listPriceText = ({ listPrice, priceOrigin }: Pick<Estimate, 'listPrice' | 'priceOrigin'>): string | null =>
  listPrice === null || priceOrigin === 'list' ? null : `List price ${formatPrice(listPrice)}`;

/** 'without re-tank', 'turn pull cost not recorded', 'with FR3 at the price on Settings'. */
export const caveats = (of: Pick<Estimate, 'omitted' | 'unpriced' | 'unrecorded' | 'byRates'>): readonly string[] => [
  ...(of.omitted.length === 0 ? [] : [`without ${listOf(of.omitted.map((work) => workNames[work]))}`]),
  ...notRecorded(of).map((name) => `${name} ${COST_NOT_RECORDED}`),
  ...(of.byRates.length === 0
    ? []
    : [`with ${listOf(of.byRates.map((work) => workNames[work]))} at the price on Settings`]),
];

export const notRecorded = ({ unrecorded, unpriced }: Pick<Estimate, 'unpriced' | 'unrecorded'>): readonly string[] => [
  ...unrecorded.map((part) => unitPartNames[part]),
  ...unpriced.map((work) => workNames[work]),
];

/** Adds the bound: unrecorded costs can only lower the value. */
export function upTo({ isComplete }: Pick<Estimate, 'isComplete'>, value: number | null, text: string): string {
  if (isComplete || value === null) return text;
  return value < 0 ? `${text} or less` : `at most ${text}`;
}

export function workTexts(unit: Unit): readonly string[] {
  const texts = neededWork(unit).map(
    ({ work, cost }) => `${capitalized(workNames[work])}, ${cost === null ? COST_NOT_RECORDED : formatMoney(cost)}`,
  );
  return texts.length === 0 ? ['None'] : texts;
}
