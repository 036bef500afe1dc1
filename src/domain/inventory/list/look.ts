import { columnIds, defaultColumns, type InventoryColumn } from './columns';

export const inventoryViews = ['table', 'cards'] as const;
export type InventoryView = (typeof inventoryViews)[number];
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Display settings that the browser remembers. */
export interface InventoryLook {
  view: InventoryView;
  columns: readonly InventoryColumn[];
  density: Density;
}

export const defaultLook: InventoryLook = { view: 'table', columns: defaultColumns, density: 'comfortable' };

function readColumns(text: string | null, otherwise: readonly InventoryColumn[]): readonly InventoryColumn[] {
  const names = new Set(text?.split(','));
  const known = columnIds.filter((id) => names.has(id));
  return known.length > 0 || text === '' ? known : otherwise;
}

export const readLook = (query: URLSearchParams, remembered = defaultLook): InventoryLook => ({
  view: inventoryViews.find((view) => view === query.get('view')) ?? remembered.view,
  columns: readColumns(query.get('columns'), remembered.columns),
  density: densities.find((density) => density === query.get('density')) ?? remembered.density,
});

export const writeLook = ({ view, columns, density }: InventoryLook): URLSearchParams =>
  new URLSearchParams({ view, columns: columns.join(','), density });

/** The parameters that differ from the default or the remembered value. */
export function lookInAddress(look: InventoryLook, remembered: InventoryLook): [string, string][] {
  const [plain, saved] = [writeLook(defaultLook), writeLook(remembered)];
  return [...writeLook(look)].filter(([name, word]) => word !== plain.get(name) || word !== saved.get(name));
}
