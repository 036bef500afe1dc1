import type { CellKind, TableColumn } from './table';

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
