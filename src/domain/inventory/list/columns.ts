import type { ListedUnit } from '../../../contract/inventory/inventoryList';
import { unitTraits, type InventorySort } from '../../../contract/inventory/inventoryQuery';
import { capitalized, listOf } from '../../format/text';
import { kvaText, formatNumber, NOT_AVAILABLE, orNA } from '../../format/number';
import { formatPrice } from '../../format/money';
import { tidyText } from '../../quantity/quantity';
import { windingText } from '../../specs/measures';

/** Columns after the IC#, which is always visible, in their order. */
export const columnIds = [
  ...unitTraits,
  ...(['manufacturer', 'year', 'weight', 'work', 'unit_cost', 'list_price', 'availability', 'notes'] as const),
] as const;
export type InventoryColumn = (typeof columnIds)[number];

export const defaultColumns: readonly InventoryColumn[] = [
  ...(['kva', 'primary_voltage', 'secondary_voltage', 'fluid', 'condition', 'warehouse'] as const),
  ...(['work', 'list_price', 'availability'] as const),
];

interface ColumnDefinition {
  title: string;
  text: (unit: ListedUnit) => string;
  sortedBy?: InventorySort;
  isNumeric?: boolean;
  /** Wraps onto several lines: prose, or the windings of a dual voltage. */
  wraps?: 'prose' | 'windings';
}

const words = (text: string | null) => capitalized(orNA(text));

/** Work before a unit can leave; unrecorded parts count as none. */
export function workText({ needs_cabinet, needs_tank }: Pick<ListedUnit, 'needs_cabinet' | 'needs_tank'>): string {
  const needed = [...(needs_cabinet ? ['cabinet'] : []), ...(needs_tank ? ['tank'] : [])];
  if (needed.length > 0) return capitalized(listOf(needed));
  return needs_cabinet === null || needs_tank === null ? NOT_AVAILABLE : 'None';
}

/** A retired unit is neither, even if a delivered order still names it. */
function statusText({ retired_at, reserved_for }: ListedUnit): string {
  if (retired_at) return 'Retired';
  return reserved_for === null ? 'Available' : 'Reserved';
}

const COSTS: ReadonlySet<InventoryColumn> = new Set(['unit_cost', 'list_price']);

export const columnsFor = (
  seesCost: boolean,
  ids: readonly InventoryColumn[] = columnIds,
): readonly InventoryColumn[] => (seesCost ? ids : ids.filter((id) => !COSTS.has(id)));

export const columns: Readonly<Record<InventoryColumn, ColumnDefinition>> = {
  kva: { title: 'kVA', text: (unit) => kvaText(unit.kva_rating) || NOT_AVAILABLE, sortedBy: 'kva', isNumeric: true },
  primary_voltage: {
    title: 'Primary Voltage',
    text: (unit) => windingText(unit.primary_voltage) || NOT_AVAILABLE,
    sortedBy: 'primary_voltage',
    wraps: 'windings',
  },
  secondary_voltage: {
    title: 'Secondary Voltage',
    text: (unit) => windingText(unit.secondary_voltage) || NOT_AVAILABLE,
    sortedBy: 'secondary_voltage',
    wraps: 'windings',
  },
  connection: { title: 'Connection', text: (unit) => words(unit.connection) },
  phase: { title: 'Phase', text: (unit) => orNA(tidyText(unit.phase)), isNumeric: true },
  fluid: { title: 'Fluid', text: (unit) => orNA(unit.type_of_fluid) },
  feed: { title: 'Feed', text: (unit) => words(unit.feed) },
  front: { title: 'Front', text: (unit) => words(unit.front) },
  winding: { title: 'Winding Material', text: (unit) => words(unit.winding_material) },
  condition: { title: 'Condition', text: (unit) => words(unit.condition) },
  warehouse: { title: 'Warehouse', text: (unit) => orNA(unit.warehouse_desc), sortedBy: 'warehouse' },
  manufacturer: { title: 'Manufacturer', text: (unit) => orNA(unit.manufacturer), sortedBy: 'manufacturer' },
  year: { title: 'Year', text: (unit) => orNA(tidyText(unit.mfg_year)), sortedBy: 'year', isNumeric: true },
  weight: { title: 'Weight, lb', text: (unit) => formatNumber(unit.total_weight), sortedBy: 'weight', isNumeric: true },
  work: { title: 'Needs', text: workText },
  unit_cost: {
    title: 'Unit Cost',
    text: (unit) => formatPrice(unit.unit_cost),
    sortedBy: 'unit_cost',
    isNumeric: true,
  },
  list_price: {
    title: 'List Price',
    text: (unit) => formatPrice(unit.list_price),
    sortedBy: 'list_price',
    isNumeric: true,
  },
  availability: { title: 'Status', text: statusText },
  notes: { title: 'Notes', text: (unit) => orNA(unit.notes), wraps: 'prose' },
};
