import { costLines } from '../cost/comparison/costLines';
import type { Estimate } from '../cost/comparison/estimate';
import { marginDollars, marginPercent, priceText, profitText } from '../cost/comparison/estimateWords';
import { formatMoney, formatPrice } from '../format/money';

/** One amount on a printed estimate. */
export interface SheetAmount {
  label: string;
  value: string;
  /** 'part' for a part of the amount above it, 'sum' for what is read first. */
  kind: 'part' | 'amount' | 'sum';
}

const amount = (label: string, value: string, kind: SheetAmount['kind'] = 'amount'): SheetAmount => ({
  label,
  value,
  kind,
});

/** The price summary of the card, line by line. */
export const sheetPrice = (of: Estimate): SheetAmount[] => [
  amount('Sale price', priceText(of)),
  ...(of.listPrice === null ? [] : [amount('List price', formatPrice(of.listPrice))]),
  amount('Cost', formatMoney(of.cost)),
  ...costLines(of).map(({ label, text }) => amount(label, text, 'part')),
  amount('Materials of the work', formatMoney(of.materials)),
  amount('Labor of the work', formatMoney(of.labor)),
  amount('Total cost (without labor)', formatMoney(of.totalCost)),
  amount((of.margin ?? 0) < 0 ? 'Margin (loss)' : 'Margin', marginDollars(of), 'sum'),
  amount('Margin %', marginPercent(of), 'sum'),
  amount('Profit', profitText(of)),
];
