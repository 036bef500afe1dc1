import { formatMargin } from '../../format/margin';
import { formatMoney, formatPrice } from '../../format/money';
import { formatPoints } from '../../format/points';
import { listOf } from '../../format/listOf';
import type { Estimate } from './estimate';
import { COST_NOT_RECORDED } from '../recordedCost';
import { isWon, type OrderPrice } from '../salePrice';
import { workNames } from '../workNames';
import { unitPartNames } from './unitParts';

/** 'at most $12,300' where work of unknown cost is left out of it. */
export const marginDollars = (of: Pick<Estimate, 'margin' | 'isComplete'>): string =>
  atMost(of, of.margin, formatMoney(of.margin));

/** 'at most 29.9%' where work of unknown cost is left out of it. */
export const marginPercent = (of: Estimate): string =>
  atMost(of, of.marginPercentage, formatMargin(of.marginPercentage, of.goodMargin));

/** 'at most $12,300 · 29.9%', for places that have one line. */
export const marginText = (of: Pick<Estimate, 'margin' | 'marginPercentage' | 'goodMargin' | 'isComplete'>): string =>
  of.margin === null ? marginDollars(of) : `${marginDollars(of)} · ${formatMargin(of.marginPercentage, of.goodMargin)}`;

/** 'at most 12.4 pts' where work of unknown cost is left out of it. */
export const profitText = (of: Estimate): string => atMost(of, of.profitPercentage, formatPoints(of.profitPercentage));

/** 'Sale price' with its origin in one word: '$41,250.50 order'. */
export const priceText = ({ salePrice, priceOrigin }: Pick<Estimate, 'salePrice' | 'priceOrigin'>): string =>
  [formatPrice(salePrice), priceOrigin].filter((text) => text !== null).join(' ');

/** What an order brings, with its cents: '$41,250.50', '$48,000 won'. */
export const orderPriceText = (price: OrderPrice): string =>
  isWon(price) ? `${formatPrice(price.won)} won` : formatPrice(price);

/** 'List price $27,250'; null where the unit has none. */
export const listPriceText = ({ listPrice }: Pick<Estimate, 'listPrice'>): string | null =>
  listPrice === null ? null : `List price ${formatPrice(listPrice)}`;

/**
 * What its figures do not say: 'without re-tank', 'turn pull cost not recorded', 'with FR3 at the price on Settings'. Empty
 * where every cost is recorded and counted.
 */
export const caveats = (of: Pick<Estimate, 'omitted' | 'unpriced' | 'unrecorded' | 'byRates'>): readonly string[] => [
  ...(of.omitted.length === 0 ? [] : [`without ${listOf(of.omitted.map((work) => workNames[work]))}`]),
  ...notRecorded(of).map((name) => `${name} ${COST_NOT_RECORDED}`),
  ...(of.byRates.length === 0
    ? []
    : [`with ${listOf(of.byRates.map((work) => workNames[work]))} at the price on Settings`]),
];

/** What has no recorded cost: parts of the unit's own, and needed work. */
export const notRecorded = ({ unrecorded, unpriced }: Pick<Estimate, 'unpriced' | 'unrecorded'>): readonly string[] => [
  ...unrecorded.map((part) => unitPartNames[part]),
  ...unpriced.map((work) => workNames[work]),
];

const atMost = ({ isComplete }: Pick<Estimate, 'isComplete'>, value: number | null, text: string) =>
  isComplete || value === null ? text : `at most ${text}`;
