import type { ReservedTransformer } from '../../contract/reservations';
import { filterBasis, type Basis, type CellKind, type Table, type TableCell } from './table';

type Column = readonly [title: string, kind: CellKind, of: (item: ReservedTransformer) => TableCell];

/** The local day of a timestamp, ISO 8601; null if invalid. */
function dayOf(moment: string | null): string | null {
  const time = Date.parse(moment ?? '');
  // Swedish dates are ISO 8601.
  return Number.isNaN(time) ? null : new Intl.DateTimeFormat('sv-SE').format(time);
}

const codeOf = (code: string | number | null) => (code === null ? null : String(code));

const COLUMNS: readonly Column[] = [
  ['IC#', 'text', ({ itemCode }) => codeOf(itemCode)],
  ['Name', 'text', ({ itemName }) => itemName],
  ['Status', 'text', ({ status }) => status],
  ['Priority', 'text', ({ priority }) => priority],
  ['Job Number', 'text', ({ jobNumber }) => jobNumber],
  ['Sales Order Number', 'text', ({ salesOrderNumber }) => salesOrderNumber],
  ['Customer Name', 'text', ({ customerName }) => customerName],
  ['Delivery Location', 'text', ({ customerLocation }) => customerLocation],
  ['Delivery Date', 'date', ({ deliveryDate }) => deliveryDate],
  ['Reserved On', 'date', ({ reservedDate }) => dayOf(reservedDate)],
  ['Reserved By', 'text', ({ reservedBy }) => reservedBy],
  ['Type', 'text', ({ transformerType }) => transformerType],
  ['Category', 'text', ({ category }) => category],
  ['kVA', 'number', ({ kvaRating }) => kvaRating],
  ['Primary Voltage', 'text', ({ primaryVoltage }) => codeOf(primaryVoltage)],
  ['Secondary Voltage', 'text', ({ secondaryVoltage }) => codeOf(secondaryVoltage)],
  ['Location', 'text', ({ location }) => location],
  ['Weight (lb)', 'number', ({ weight }) => weight],
  ['Dimensions (in)', 'text', ({ dimensions }) => dimensions],
];

export const reservedTable = (
  items: readonly ReservedTransformer[],
  search: string,
  made: readonly Basis[],
): Table => ({
  fileName: 'reserved-transformers',
  title: 'Reserved transformers',
  columns: COLUMNS.map(([title, kind]) => ({ title, kind })),
  rows: items.map((item) => COLUMNS.map(([, , of]) => of(item))),
  basis: [filterBasis(search.trim() === '' ? [] : [`Search: ${search.trim()}`]), ...made],
});
