import type { UnitEstimate } from '../cost/unitDetail/estimate';
import { knownDistance, REFERENCE_SITE } from '../distance/distance';
import { formatMoney } from '../format/money';
import { ASSUMED_SALE_PRICE, FAR_MILES } from '../limits';

/** Which figures stand for missing data: fallbacks of costs and price, and an unknown distance. */
export function assumptionSentences({ costs, salePrice }: UnitEstimate, location: string | null): readonly string[] {
  const { unit, labor, materials } = costs;
  return [
    unit.isAssumed && missing('unit cost', formatMoney(unit.base)),
    labor.isAssumed && missing('labor cost', formatMoney(labor.base)),
    materials.isAssumed && missing('materials cost', formatMoney(materials.base)),
    salePrice.isAssumed && missing('sale price', salePriceText(salePrice)),
    distanceSentence(location?.trim() ?? ''),
  ].filter((sentence) => sentence !== false);
}

const missing = (name: string, assumed: string) => `The ${name} is missing: ${assumed} is assumed.`;

const salePriceText = ({ dollars, from }: UnitEstimate['salePrice']) =>
  from === 'unitCost'
    ? `${ASSUMED_SALE_PRICE.timesUnitCost} times the unit cost, ${formatMoney(dollars)},`
    : formatMoney(dollars);

function distanceSentence(location: string): string | false {
  if (location === '') return 'The location is missing: its distance counts as 0 miles.';
  if (knownDistance(location) !== null) return false;
  return `${location} is not in the table of the ${FAR_MILES}-mile rule: it counts as 0 miles from ${REFERENCE_SITE}.`;
}
