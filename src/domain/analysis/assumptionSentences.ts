import type { UnitEstimate } from '../cost/unitDetail/estimate';
import { knownDistance } from '../distance/distance';
import { formatMoney } from '../format/money';
import { ASSUMED_SALE_PRICE } from '../limits';
import { DEFAULT_RATES, type Rates } from '../rates/rates';

/** Which figures stand for missing data: fallbacks of costs and price, and an unknown distance. */
export function assumptionSentences(
  { costs, salePrice }: UnitEstimate,
  location: string | null,
  rates: Rates = DEFAULT_RATES,
): readonly string[] {
  const { unit, labor, materials } = costs;
  return [
    unit.isAssumed && missing('unit cost', formatMoney(unit.base)),
    labor.isAssumed && missing('labor cost', formatMoney(labor.base)),
    materials.isAssumed && missing('materials cost', formatMoney(materials.base)),
    salePrice.isAssumed && missing('sale price', salePriceText(salePrice)),
    ...distanceSentences(location, rates),
  ].filter((sentence) => sentence !== false);
}

const missing = (name: string, assumed: string) => `The ${name} is missing: ${assumed} is assumed.`;

const salePriceText = ({ dollars, from }: UnitEstimate['salePrice']) =>
  from === 'unitCost'
    ? `${ASSUMED_SALE_PRICE.timesUnitCost} times the unit cost, ${formatMoney(dollars)},`
    : formatMoney(dollars);

/** An unknown distance counts as 0 miles. */
export function distanceSentences(place: string | null, rates: Rates): readonly string[] {
  const location = place?.trim() ?? '';
  if (location === '') return ['The location is missing: its distance counts as 0 miles.'];
  if (knownDistance(location, rates) !== null) return [];
  const { farMiles, referenceSite } = rates;
  return [`${location} is not in the table of the ${farMiles}-mile rule: it counts as 0 miles from ${referenceSite}.`];
}
