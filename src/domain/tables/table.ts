import { formatDateTime } from '../format/date';
import { PROFIT_POINTS_BELOW_MARGIN } from '../limits';

/**
 * What the cells of a column are: percentages are per cent (5.75), money is US dollars, dates are ISO 8601. Mixed cells are
 * numbers if they are given as numbers, else text.
 */
export type CellKind = 'text' | 'mixed' | 'number' | 'money' | 'percent' | 'date';

/** A value before it is written; null for an empty cell. */
export type TableCell = string | number | null;

export interface TableColumn {
  readonly title: string;
  readonly kind: CellKind;
}

/** A row of the table's basis. */
export type Basis = readonly [name: string, value: string];

/** A table that people take away as a file. */
export interface Table {
  /** Without its ending. */
  readonly fileName: string;
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly basis: readonly Basis[];
}

/** The kinds of files that a table is written to. */
export type TableFormat = 'csv' | 'xlsx';

interface Made {
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** The name of the time zone in which times are shown; the reader's if it is left out. */
  readonly timeZone?: string | undefined;
}

/** When a file was made, and who made it. */
export function madeBasis({ at, by, timeZone }: Made): readonly Basis[] {
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [
    ['As of', `${formatDateTime(at, zone)} (${zone})`],
    ['Exported by', by],
  ];
}

export const filterBasis = (filters: readonly string[]): Basis => ['Filters', filters.join('; ') || 'None'];

/** In words, so that the data sheet has data alone. */
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

/** The columns of the orders' export that are not text. */
export const orderKinds: Kinds = {
  kVA: 'number',
  Price: 'money',
  'Order Date': 'date',
  'Delivery Date': 'date',
  'Issued Units': 'number',
};

/** The columns of the inventory's export that are not text. */
export const unitKinds: Kinds = {
  kVA: 'number',
  Phase: 'number',
  Year: 'number',
  Weight: 'number',
  'Unit Cost': 'money',
  'List Price': 'money',
};

/** The columns of a list by their titles. One that is not known is text, so that nothing of it is lost. */
export const columnsOf = (titles: readonly string[], kinds: Kinds): readonly TableColumn[] =>
  titles.map((title) => ({ title, kind: (Object.hasOwn(kinds, title) && kinds[title]) || 'text' }));
