import type { UnitEstimate, AddOnShare } from '../cost/unitDetail/estimate';
import { knownDistance } from '../rates/distanceTable';
import { formatMoney, formatMargin, formatPrice } from '../format/money';
import { ASSUMED_SALE_PRICE } from '../limits';
import { DEFAULT_RATES, type Rates } from '../rates/rates';
import { toCents, toDollars } from '../cost/cents';
import { formatPercentage } from '../format/number';
import { listOf } from '../format/text';
import { allCosts, type Estimate } from '../cost/comparison/estimate';
import { caveats, isLossOrMore, marginDollars, marginPercent } from '../cost/comparison/estimateWords';

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

export function distanceSentences(place: string | null, rates: Rates): readonly string[] {
  const location = place?.trim() ?? '';
  if (location === '') return ['The location is missing: its distance counts as 0 miles.'];
  if (knownDistance(location, rates) !== null) return [];
  const { farMiles, referenceSite } = rates;
  return [`${location} is not in the table of the ${farMiles}-mile rule: it counts as 0 miles from ${referenceSite}.`];
}

export function costSentences(estimate: UnitEstimate): readonly string[] {
  const { costs, total, margin, marginPercentage, goodMargin, salePrice } = estimate;
  const parts = [
    ['the unit', costs.unit.dollars],
    ['labor', costs.labor.dollars],
    ['materials', costs.materials.dollars],
  ] as const;
  return [
    `The margin is ${formatMoney(margin)}, ${formatMargin(marginPercentage, goodMargin)} of the sale price of ${formatPrice(salePrice.dollars)}.`,
    targetSentence({ price: salePrice.dollars, total, goodMargin }),
    total === 0 ? 'There are no costs.' : largestCostSentence(parts, total, 'the total'),
    ...addOnSentences(estimate),
  ];
}

interface Target {
  readonly price: number;
  readonly total: number;
  readonly goodMargin: number;
  readonly isComplete?: boolean;
}

/** Rounds up to the next cent, so that the needed price is enough. */
function targetSentence({ price, total, goodMargin, isComplete = true }: Target): string {
  const needed = Math.ceil((toCents(total) * 100) / (100 - goodMargin));
  const excess = toCents(price) - needed;
  const target = `what a margin of ${goodMargin}% needs.`;
  if (excess === 0) return `The price is ${isComplete ? 'exactly' : 'at most'} ${target}`;
  const bound = isComplete ? '' : excess > 0 ? 'at most ' : 'at least ';
  return `The price is ${bound}${amount(toDollars(Math.abs(excess)))} ${excess > 0 ? 'above' : 'below'} ${target}`;
}

/** Whole dollars would show a few cents as $0. */
const amount = (dollars: number) => (dollars < 1 ? 'less than $1' : formatMoney(dollars));

type Part = readonly [name: string, dollars: number];

function largestCostSentence(parts: readonly [Part, ...Part[]], total: number, of: string): string {
  const [name, dollars] = parts.reduce((largest, each) => (each[1] > largest[1] ? each : largest));
  const share = formatPercentage((dollars / total) * 100);
  return `The largest cost is ${name}: ${formatMoney(dollars)}, ${share} of ${of} of ${formatMoney(total)}.`;
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

export function jobSentences(job: Estimate): readonly string[] {
  const total = allCosts(job);
  if (total === null) return ['The cost of the unit is not recorded, so the margin is not known.'];
  return [
    ...(job.salePrice === null
      ? ['There is no sale price, so the margin is not known.']
      : [marginSentence(job, job.salePrice), targetSentence({ ...job, price: job.salePrice, total })]),
    workSentence(job),
    ...largestJobCost(job, total),
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

function largestJobCost({ costParts: parts }: Estimate, total: number): readonly string[] {
  if (parts === null || total <= 0) return [];
  const { unit, labor, materials } = parts;
  const costs = [
    ['the unit', unit],
    ['its labor', labor ?? 0],
    ['its materials', materials ?? 0],
  ] as const;
  return [largestCostSentence(costs, total, 'all costs')];
}
