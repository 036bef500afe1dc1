import type { NamedRates } from '../../contract/rates/rateSets';
import type { Unit } from '../../contract/unit/unit';
import type { CostOptions } from '../cost/comparison/costOptions';
import type { Estimate } from '../cost/comparison/estimate';
import { caveats } from '../cost/comparison/estimateWords';
import { fitClassOf } from '../fit/fitClass';
import { scoreText } from '../fit/fitWords';
import { formatDate } from '../format/date';
import { orNA } from '../format/orNA';
import { truncate } from '../format/truncate';
import { NOTES_PREVIEW_LENGTH } from '../limits';
import { unitFreight } from '../freight/unitFreight';
import { ratesName } from '../rates/ratesName';
import type { DisplayOrder } from '../order/displayOrder';
import { orderNotes } from '../order/notes/orderNotes';
import { sheetAddOns, type SheetAddOn } from './sheetAddOns';
import { sheetPrice, type SheetAmount } from './sheetPrice';
import { sheetSpecs, type SheetSpec } from './sheetSpecs';

/** A label and its formatted value. */
export interface SheetFact {
  label: string;
  value: string;
}

/** One unit's estimate as it is printed: everything that fits one page. */
export interface EstimateSheet {
  order: SheetFact[];
  unit: SheetFact[];
  specs: SheetSpec[];
  addOns: SheetAddOn[];
  price: SheetAmount[];
  /** 'Rates of 1 November 2026'; null where the product API has none. */
  rates: string | null;
  /** Needed work that the margin does not count: 'without re-tank', 'turn pull cost not recorded'. */
  leftOut: readonly string[];
  /** Cut, in one paragraph each; only those that there are. */
  notes: SheetFact[];
}

export interface EstimateOf {
  order: DisplayOrder;
  unit: Unit;
  options: CostOptions;
  estimate: Estimate;
  /** The best match among the recommendations. */
  isBest?: boolean;
  /** Added by its inventory control number. */
  isManual?: boolean;
  /** Null where the product API has none. */
  rates?: NamedRates | null;
}

/** Whose estimate, without the options of the moment and what they come to. */
export type EstimateChoice = Omit<EstimateOf, 'options' | 'estimate'>;

/** What a printed estimate says. */
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

/** In one paragraph: a page has no room for the lines they were typed in. */
const preview = (notes: string): string => truncate(notes.trim().replace(/\s+/g, ' '), NOTES_PREVIEW_LENGTH);
