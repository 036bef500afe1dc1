import { type Basis, type Table, type TableCell, COST_BASIS } from '../../tables/table';
import {
  estimateSheet,
  type EstimateOf,
  type EstimateSheet,
  type SheetFact,
  type SheetAmount,
  type SheetSpec,
} from './estimateSheet';
import type { SheetAddOn } from './sheetAddOns';

const COLUMNS = [
  { title: 'Section', kind: 'text' },
  { title: 'Item', kind: 'text' },
  { title: 'Value', kind: 'mixed' },
  { title: 'Required', kind: 'mixed' },
  { title: 'Verdict', kind: 'text' },
  { title: 'US dollars', kind: 'money' },
  { title: 'Per cent', kind: 'percent' },
  { title: 'Details', kind: 'text' },
] as const;

interface Line {
  item: string;
  value?: TableCell;
  required?: TableCell;
  verdict?: string;
  dollars?: number | null;
  percent?: number | null;
  details?: string;
}

const cells = (section: string, line: Line): TableCell[] => [
  ...[section, line.item, line.value ?? null, line.required ?? null, line.verdict ?? null],
  ...[line.dollars ?? null, line.percent ?? null, line.details ?? null],
];

const fact = ({ label, value }: SheetFact): Line => ({ item: label, value });
/** Values with a unit of measure are numbers; voltages are nameplate text. */
const figure = (label: string, text: string): TableCell =>
  /\((?!V\))[^)]+\)$/.test(label) && /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;

const spec = ({ label, required, actual, verdict }: SheetSpec): Line => ({
  ...{ item: label, value: figure(label, actual), required: figure(label, required), verdict },
});
const addOn = ({ label, isNeeded, isOn, detail, dollars }: SheetAddOn): Line => ({
  ...{ item: label, value: isOn ? 'On' : 'Off', required: isNeeded ? 'Needed' : 'Not needed' },
  ...{ dollars, details: detail },
});
const amount = ({ label, value, dollars, percent }: SheetAmount): Line => ({
  ...{ item: label, dollars: dollars ?? null, percent: percent ?? null, details: value },
});

const rowsOf = (sheet: EstimateSheet): TableCell[][] => [
  ...sheet.order.map((each) => cells('Order', fact(each))),
  ...sheet.unit.map((each) => cells('Unit', fact(each))),
  ...sheet.specs.map((each) => cells('Specifications', spec(each))),
  ...sheet.addOns.map((each) => cells('Add-ons', addOn(each))),
  ...sheet.price.map((each) => cells('Price', amount(each))),
  ...sheet.notes.map(({ label, value }) => cells('Notes', { item: label, details: value })),
];

export function estimateTable(of: EstimateOf, made: readonly Basis[]): Table {
  const sheet = estimateSheet(of);
  const rates: readonly Basis[] = sheet.rates === null ? [] : [['Rates', sheet.rates]];
  const left: readonly Basis[] = sheet.leftOut.length === 0 ? [] : [['Note', sheet.leftOut.join('; ')]];
  return {
    fileName: `estimate-${String(of.unit.serial).replace(/[^\w-]+/g, '_')}`,
    title: `Estimate of unit ${of.unit.serial}`,
    columns: COLUMNS,
    rows: rowsOf(sheet),
    basis: [...COST_BASIS, ...rates, ...left, ...made],
  };
}
