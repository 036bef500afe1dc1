import { formatDateTime } from '../format/date';
import { PROFIT_POINTS_BELOW_MARGIN } from '../limits';

/** Percentages are per cent (5.75), money is US dollars, dates are ISO 8601. Mixed cells are numbers or texts as given. */
export type CellKind = 'text' | 'mixed' | 'number' | 'money' | 'percent' | 'date';

export type TableCell = string | number | null;

export interface TableColumn {
  readonly title: string;
  readonly kind: CellKind;
}

export type Basis = readonly [name: string, value: string];

export interface Table {
  /** Without the extension. */
  readonly fileName: string;
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly basis: readonly Basis[];
}

export type TableFormat = 'csv' | 'xlsx';

interface Made {
  readonly at: string;
  readonly by: string;
  /** The time zone of displayed times; default: the reader's. */
  readonly timeZone?: string | undefined;
}

export function madeBasis({ at, by, timeZone }: Made): readonly Basis[] {
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [
    ['As of', `${formatDateTime(at, zone)} (${zone})`],
    ['Exported by', by],
  ];
}

export const filterBasis = (filters: readonly string[]): Basis => ['Filters', filters.join('; ') || 'None'];

/** In words, so that the data sheet has only data. */
export const DOLLARS: Basis = ['Amounts', 'US dollars'];

/** The basis of a unit's cost, margin and profit for an order. */
export const COST_BASIS: readonly Basis[] = [
  DOLLARS,
  ['Price', "The order's; without one, the list price of the unit"],
  ['Cost', 'Unit, labor and materials as recorded, with the work that is switched on'],
  ['Margin', 'Price less cost, and materials and labor of the work; per cent of the price'],
  ['Profit', `Margin less the percentage points of the rates, ${PROFIT_POINTS_BELOW_MARGIN} by the standard ones`],
];

type Kinds = Readonly<Record<string, CellKind>>;

export const orderKinds: Kinds = {
  kVA: 'number',
  Price: 'money',
  'Order Date': 'date',
  'Delivery Date': 'date',
  'Issued Units': 'number',
};

export const unitKinds: Kinds = {
  kVA: 'number',
  Phase: 'number',
  Year: 'number',
  Weight: 'number',
  'Unit Cost': 'money',
  'List Price': 'money',
};

/** Unknown columns are text, so that nothing is lost. */
export const columnsOf = (titles: readonly string[], kinds: Kinds): readonly TableColumn[] =>
  titles.map((title) => ({ title, kind: (Object.hasOwn(kinds, title) && kinds[title]) || 'text' }));
