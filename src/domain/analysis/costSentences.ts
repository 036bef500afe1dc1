import type { UnitEstimate, AddOnShare } from '../cost/unitDetail/estimate';
import { knownDistance } from '../distance/distance';
import { formatMoney, formatMargin, formatPrice } from '../format/money';
import { ASSUMED_SALE_PRICE } from '../limits';
import { DEFAULT_RATES, type Rates } from '../rates/rates';
import { toCents, toDollars } from '../cost/cents';
import { formatPercentage } from '../format/number';
import { listOf } from '../format/text';
import { allCosts, type Estimate } from '../cost/comparison/estimate';
import { caveats, isLossOrMore, marginDollars, marginPercent } from '../cost/comparison/estimateWords';

/** Assumed figures: fallback costs and price, and an unknown distance. */
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

/** The margin's distance to the target, the largest cost, the add-ons. */
export const costSentences = (estimate: UnitEstimate): readonly string[] => [
  `The margin is ${formatMoney(estimate.margin)}, ${formatMargin(estimate.marginPercentage, estimate.goodMargin)} of the sale price of ${formatPrice(estimate.salePrice.dollars)}.`,
  targetSentence(estimate),
  largestCostSentence(estimate),
  ...addOnSentences(estimate),
];

/** The price that leaves 30 percent is the total over 0.7; a part of a cent counts as one, so that it really is enough. */
function targetSentence({ total, salePrice, goodMargin }: UnitEstimate): string {
  const needed = Math.ceil((toCents(total) * 100) / (100 - goodMargin));
  const excess = toCents(salePrice.dollars) - needed;
  const target = `what a margin of ${goodMargin}% needs.`;
  if (excess === 0) return `The price is exactly ${target}`;
  return `The price is ${amount(toDollars(Math.abs(excess)))} ${excess > 0 ? 'above' : 'below'} ${target}`;
}

/** Whole dollars would show a few cents as nothing. */
const amount = (dollars: number) => (dollars < 1 ? 'less than $1' : formatMoney(dollars));

function largestCostSentence({ costs, total }: UnitEstimate): string {
  if (total === 0) return 'There are no costs.';
  const parts = [
    { name: 'the unit', dollars: costs.unit.dollars },
    { name: 'labor', dollars: costs.labor.dollars },
    { name: 'materials', dollars: costs.materials.dollars },
  ];
  const { name, dollars } = parts.reduce((largest, each) => (each.dollars > largest.dollars ? each : largest));
  const share = formatPercentage((dollars / total) * 100);
  return `The largest cost is ${name}: ${formatMoney(dollars)}, ${share} of the total of ${formatMoney(total)}.`;
}

function addOnSentences({ addOns, ...sums }: UnitEstimate): readonly string[] {
  if (addOns.length === 0) return ['No add-ons are chosen.'];
  const priced = addOns.filter(({ percent }) => percent > 0);
  const free = addOns.filter(({ percent }) => percent === 0).map(({ label }) => `${label} adds nothing to the costs.`);
  return priced.length === 0 ? free : [pricedSentence(priced, sums), ...free];
}

function pricedSentence(addOns: readonly AddOnShare[], sums: Omit<UnitEstimate, 'addOns'>): string {
  const { addOnPercent, addOnDollars, margin, salePrice, goodMargin } = sums;
  const shares = addOns.map(({ id, label, percent, dollars }) => {
    const name = id === 'fr3' ? label : label.toLowerCase();
    return `${name} ${percent}% (${formatMoney(dollars)})`;
  });
  const without = formatMargin(((margin + addOnDollars) / salePrice.dollars) * 100, goodMargin);
  return `Add-ons put ${addOnPercent}% on all costs, ${formatMoney(addOnDollars)}: ${listOf(shares)}. Without them the margin would be ${without}.`;
}

/** The job's margin and its distance to the target, cost of work, the largest cost, omissions. */
export function jobSentences(job: Estimate): readonly string[] {
  const total = allCosts(job);
  if (total === null) return ['The cost of the unit is not recorded, so the margin is not known.'];
  return [
    ...(job.salePrice === null
      ? ['There is no sale price, so the margin is not known.']
      : [marginSentence(job, job.salePrice), jobTargetSentence(job, job.salePrice, total)]),
    workSentence(job),
    ...largestJobCostSentence(job, total),
    ...caveats(job).map((caveat) => `The figures are ${caveat.startsWith('with') ? caveat : `incomplete: ${caveat}`}.`),
  ];
}

const priceWords = ({ priceOrigin }: Estimate, price: number) =>
  `${PRICES[priceOrigin ?? 'unit']} of ${formatPrice(price)}`;

const PRICES = {
  won: 'the won price',
  order: "the order's sale price",
  list: "the unit's list price",
  unit: 'the sale price',
} as const;

function marginSentence(job: Estimate, price: number): string {
  const dollars = marginDollars(job);
  const margin = isLossOrMore(job) ? `There is a ${dollars.replace(/^L/, 'l')}` : `The margin is ${dollars}`;
  return `${margin}, ${marginPercent(job)} of ${priceWords(job, price)}.`;
}

/** A part of a cent counts as one, so that the price really is enough. */
function jobTargetSentence({ goodMargin, isComplete }: Estimate, price: number, total: number): string {
  const needed = Math.ceil((toCents(total) * 100) / (100 - goodMargin));
  const excess = toCents(price) - needed;
  const target = `what a margin of ${goodMargin}% needs.`;
  if (excess === 0) return `The price is ${isComplete ? 'exactly' : 'at most'} ${target}`;
  const bound = isComplete ? '' : excess > 0 ? 'at most ' : 'at least ';
  return `The price is ${bound}${amount(toDollars(Math.abs(excess)))} ${excess > 0 ? 'above' : 'below'} ${target}`;
}

/** Cost of the job's work, as far as it is known. */
function workSentence({ costParts, materials, labor }: Estimate): string {
  const parts = [
    ['FR3 fill', costParts?.fr3Fill ?? 0],
    ['turn pull', costParts?.turnPull ?? 0],
    ['rewind', costParts?.rewind ?? 0],
    ['materials', materials],
    ['labor', labor],
  ] as const;
  const counted = parts.filter(([, dollars]) => dollars > 0);
  if (counted.length === 0) return 'No work is counted.';
  const sum = toDollars(counted.reduce((cents, [, dollars]) => cents + toCents(dollars), 0));
  const named = counted.map(([name, dollars]) => `${name} ${formatMoney(dollars)}`);
  return counted.length === 1
    ? `The work costs ${formatMoney(sum)}: ${counted[0]?.[0] ?? ''}.`
    : `The work costs ${formatMoney(sum)}: ${listOf(named)}.`;
}

function largestJobCostSentence({ costParts: parts }: Estimate, total: number): readonly string[] {
  if (parts === null || total <= 0) return [];
  const costs = [
    { name: 'the unit', dollars: parts.unit },
    { name: 'its labor', dollars: parts.labor ?? 0 },
    { name: 'its materials', dollars: parts.materials ?? 0 },
  ];
  const { name, dollars } = costs.reduce((largest, each) => (each.dollars > largest.dollars ? each : largest));
  const share = formatPercentage((dollars / total) * 100);
  return [`The largest cost is ${name}: ${formatMoney(dollars)}, ${share} of all costs of ${formatMoney(total)}.`];
}
