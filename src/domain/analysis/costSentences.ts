import { toCents, toDollars } from '../cost/cents';
import type { AddOnShare, UnitEstimate } from '../cost/unitDetail/estimate';
import { formatMargin } from '../format/margin';
import { formatMoney, formatPrice } from '../format/money';
import { formatPercentage } from '../format/number';
import { listOf } from '../format/listOf';

/** What drives the margin: its distance to a good one, the largest cost, the add-ons. */
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
