import { allCosts } from '../cost/comparison/allCosts';
import { costLines } from '../cost/comparison/costLines';
import type { Estimate } from '../cost/comparison/estimate';
import {
  allCostsText,
  marginDollars,
  marginPercent,
  marginShare,
  priceText,
  profitText,
} from '../cost/comparison/estimateWords';
import type { Freight } from '../freight/freight';
import { freightLine } from '../freight/freightWords';
import { roundMargin } from '../format/margin';
import { formatMoney, formatPrice } from '../format/money';

/** One amount on a printed estimate. */
export interface SheetAmount {
  label: string;
  value: string;
  /** 'part' for a part of the amount above it, 'sum' for what is read first. */
  kind: 'part' | 'amount' | 'sum';
  /** The same as a figure: US dollars, or per cent; null where it is not known. */
  dollars?: number | null;
  percent?: number | null;
}

type Figures = Pick<SheetAmount, 'dollars' | 'percent'>;

const amount = (label: string, value: string, figures: Figures, kind: SheetAmount['kind'] = 'amount'): SheetAmount => ({
  ...{ label, value, kind },
  ...figures,
});

function rounded(of: Estimate): number | null {
  const percent = marginShare(of);
  return percent === null ? null : roundMargin(percent, of.goodMargin);
}

/** The price summary of the card, line by line; what freight leaves comes last. */
export const sheetPrice = (of: Estimate, freight: Freight | null = null): SheetAmount[] => [
  amount('Sale price', priceText(of), { dollars: of.salePrice }),
  ...(of.listPrice === null ? [] : [amount('List price', formatPrice(of.listPrice), { dollars: of.listPrice })]),
  amount('Cost', formatMoney(of.cost), { dollars: of.cost }),
  ...costLines(of).map(({ label, text, dollars }) => amount(label, text, { dollars }, 'part')),
  amount('Materials of the work', formatMoney(of.materials), { dollars: of.materials }),
  amount('Labor of the work', formatMoney(of.labor), { dollars: of.labor }),
  amount('Total cost (without labor)', formatMoney(of.totalCost), { dollars: of.totalCost }),
  amount('All costs', allCostsText(of), { dollars: allCosts(of) }),
  amount(
    (of.margin ?? 0) < 0 && of.isComplete ? 'Margin (loss)' : 'Margin',
    marginDollars(of),
    { dollars: of.margin },
    'sum',
  ),
  amount('Margin %', marginPercent(of), { percent: rounded(of) }, 'sum'),
  amount('Profit', profitText(of), {}),
  ...(freight === null ? [] : [freightAmount(of, freight)]),
];

function freightAmount(of: Estimate, freight: Freight): SheetAmount {
  const { label, value } = freightLine(of, freight);
  return amount(label, value, {});
}
