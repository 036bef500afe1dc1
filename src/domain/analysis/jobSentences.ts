import { toCents, toDollars } from '../cost/cents';
import { allCosts } from '../cost/comparison/allCosts';
import type { Estimate } from '../cost/comparison/estimate';
import { caveats, isLossOrMore, marginDollars, marginPercent } from '../cost/comparison/estimateWords';
import { listOf } from '../format/listOf';
import { formatMoney, formatPrice } from '../format/money';
import { formatPercentage } from '../format/number';

/** What drives the margin of a job: its distance to a good one, what its work costs, the largest cost, what is left out. */
export function jobSentences(job: Estimate): readonly string[] {
  const total = allCosts(job);
  if (total === null) return ['The cost of the unit is not recorded, so the margin is not known.'];
  return [
    ...(job.salePrice === null
      ? ['There is no sale price, so the margin is not known.']
      : [marginSentence(job, job.salePrice), targetSentence(job, job.salePrice, total)]),
    workSentence(job),
    ...largestCostSentence(job, total),
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
function targetSentence({ goodMargin, isComplete }: Estimate, price: number, total: number): string {
  const needed = Math.ceil((toCents(total) * 100) / (100 - goodMargin));
  const excess = toCents(price) - needed;
  const target = `what a margin of ${goodMargin}% needs.`;
  if (excess === 0) return `The price is ${isComplete ? 'exactly' : 'at most'} ${target}`;
  const bound = isComplete ? '' : excess > 0 ? 'at most ' : 'at least ';
  return `The price is ${bound}${amount(toDollars(Math.abs(excess)))} ${excess > 0 ? 'above' : 'below'} ${target}`;
}

/** Whole dollars would show a few cents as nothing. */
const amount = (dollars: number) => (dollars < 1 ? 'less than $1' : formatMoney(dollars));

/** What the job's work costs, as far as its parts are known. */
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

function largestCostSentence({ costParts: parts }: Estimate, total: number): readonly string[] {
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
