import type { ReservedTransformer } from '../../contract/reservations';
import { filterBasis, type Basis, type CellKind, type Table, type TableCell } from './table';

type Column = readonly [title: string, kind: CellKind, of: (item: ReservedTransformer) => TableCell];

/** A moment as the day that it was if it is read, ISO 8601. */
function dayOf(moment: string | null): string | null {
  const time = Date.parse(moment ?? '');
  // Swedes write their dates year first.
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

/** Reserved transformers as a file. */
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
