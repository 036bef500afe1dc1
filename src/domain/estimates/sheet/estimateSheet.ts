import type { Requirement } from '../../../contract/orders/order';
import type { Unit } from '../../../contract/units/unit';
import { orNA } from '../../format/number';
import type { Rates } from '../../rates/rates';
import { compareSpec, specRows } from '../../specs/specRows';
import { verdictText } from '../../specs/verdictWords';
import { allCosts, type Estimate } from '../../cost/comparison/estimate';
import { costLines } from '../../cost/comparison/costParts';
import {
  allCostsText,
  marginDollars,
  marginPercent,
  marginShare,
  priceText,
  profitText,
  caveats,
} from '../../cost/comparison/estimateWords';
import type { Freight } from '../../freight/freight';
import { freightLine } from '../../freight/freightWords';
import { roundMargin, formatMoney, formatPrice } from '../../format/money';
import type { NamedRates } from '../../../contract/rates/rateSets';
import type { CostOptions } from '../../cost/comparison/costOptions';
import { fitClassOf, scoreText } from '../../fit/fitClass';
import { formatDate } from '../../format/date';
import { truncate } from '../../format/text';
import { NOTES_PREVIEW_LENGTH } from '../../limits';
import { unitFreight } from '../../freight/unitFreight';
import { ratesName } from '../../rates/ratesName';
import { type DisplayOrder, orderNotes } from '../../orders/displayOrder';
import { sheetAddOns, type SheetAddOn } from './sheetAddOns';

export interface SheetSpec {
  label: string;
  required: string;
  actual: string;
  verdict: string;
}

export const sheetSpecs = (requirement: Partial<Requirement>, unit: Unit, rates?: Rates): SheetSpec[] =>
  specRows.map((row) => {
    const compared = compareSpec(row, requirement, unit, rates);
    const [required, actual] = [orNA(compared.required), orNA(compared.actual)];
    return { label: row.title, required, actual, verdict: verdictText(compared) };
  });

export interface SheetAmount {
  label: string;
  value: string;
  /** 'part' for a part of the amount above it, 'sum' for the most important lines. */
  kind: 'part' | 'amount' | 'sum';
  /** US dollars, or percent; null if unknown. */
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

export const sheetPrice = (of: Estimate, freight: Freight | null = null): SheetAmount[] => [
  amount('Sale price', priceText(of), { dollars: of.salePrice }),
  ...(of.listPrice === null ? [] : [amount('List price', formatPrice(of.listPrice), { dollars: of.listPrice })]),
  amount('Cost', formatMoney(of.cost), { dollars: of.cost }),
  ...costLines(of).map(({ label, text, dollars }) => amount(label, text, { dollars }, 'part')),
  amount('Add-on materials', formatMoney(of.materials), { dollars: of.materials }),
  amount('Add-on labor', formatMoney(of.labor), { dollars: of.labor }),
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

export interface SheetFact {
  label: string;
  value: string;
}

export interface EstimateSheet {
  order: SheetFact[];
  unit: SheetFact[];
  specs: SheetSpec[];
  addOns: SheetAddOn[];
  price: SheetAmount[];
  rates: string | null;
  /** Needed work not in the margin: 'without re-tank', 'turn pull cost not recorded'. */
  leftOut: readonly string[];
  notes: SheetFact[];
}

export interface EstimateOf {
  order: DisplayOrder;
  unit: Unit;
  options: CostOptions;
  estimate: Estimate;
  isBest?: boolean;
  isManual?: boolean;
  rates?: NamedRates | null;
}

export type EstimateChoice = Omit<EstimateOf, 'options' | 'estimate'>;

export const estimateSheet = (of: EstimateOf): EstimateSheet => ({
  order: orderFacts(of.order),
  unit: unitFacts(of),
  specs: sheetSpecs(of.order.requirement, of.unit, of.rates?.values),
  addOns: sheetAddOns(of.unit, of.options),
  price: sheetPrice(of.estimate, of.rates ? unitFreight(of.rates.values, of.unit, of.order) : null),
  rates: of.rates ? ratesName(of.rates) : null,
  leftOut: caveats(of.estimate),
  notes: [
    { label: 'Order notes', value: preview(orderNotes(of.order)) },
    { label: 'Unit notes', value: preview([of.unit.fab_notes, of.unit.comments].join(' ')) },
  ].filter(({ value }) => value !== ''),
});

const orderFacts = (order: DisplayOrder): SheetFact[] => [
  { label: 'Job Number', value: orNA(order.jobOrderNumber) },
  { label: 'Sales Order Number', value: orNA(order.salesOrderNumber) },
  { label: 'Customer', value: orNA(order.customerName) },
  { label: 'Delivery Location', value: order.customerLocation },
  { label: 'Customer Request Date', value: formatDate(order.customerRequestDate) },
  { label: 'Salesperson', value: orNA(order.salespersonName) },
];

function unitFacts({ unit, isBest, isManual }: EstimateOf): SheetFact[] {
  const fitClass = fitClassOf(unit);
  const marks = [isBest && 'Best match', isManual && 'Added by IC#'].filter((words) => typeof words === 'string');
  const gaps = unit.fit?.gaps.flatMap(({ text }) => text ?? []) ?? [];
  return [
    { label: 'Unit', value: String(unit.serial) },
    ...(fitClass === null ? [] : [{ label: 'Fit', value: fitClass }]),
    { label: 'Match', value: [scoreText(unit), ...marks].join(', ') },
    ...(gaps.length === 0 ? [] : [{ label: 'Gaps', value: gaps.join('; ') }]),
    { label: 'Unit Location', value: orNA(unit.warehouse_desc) },
  ];
}

/** Joins lines: the page has no room for line breaks. */
const preview = (notes: string): string => truncate(notes.trim().replace(/\s+/g, ' '), NOTES_PREVIEW_LENGTH);
