import * as z from 'zod/mini';
import { pageNumber, pageSize } from '../typed';

/** Properties that are both filters and columns, in display order. Values of `condition`: 'RC', 'RW'. */
export const unitTraits = [
  ...(['kva', 'primary_voltage', 'secondary_voltage', 'connection', 'phase', 'fluid'] as const),
  ...(['feed', 'front', 'winding', 'condition', 'warehouse'] as const),
] as const;
/**
 * Inventory filters, in display order. Values of one facet are OR'ed, facets are AND'ed. `age`: bands of years '0-9' to '30-39', '40+';
 * `availability`: 'free', 'reserved', 'retired', by default without 'retired'; the others: 'yes', 'no'.
 * `incomplete`: lacks kVA, voltages, phase or condition, so that it matches no order.
 */
export const facets = [
  ...unitTraits,
  'age',
  'availability',
  'needs_cabinet',
  'needs_tank',
  'has_photos',
  'incomplete',
] as const;
export type Facet = (typeof facets)[number];

export const NOT_RECORDED = '(not recorded)';

const facetCountsSchema = z.object({
  facet: z.enum(facets),
  values: z.array(z.object({ value: z.string(), count: z.int() })),
  more: z._default(z.int(), 0),
});

/**
 * GET /api/inventory/facets/: exact counts of the units that each value would list with the other filters unchanged. At most the 100
 * most frequent values, plus the chosen ones (0 if no unit has one).
 */
export const inventoryFacetsSchema = z.object({ results: z.array(facetCountsSchema) });
export type InventoryFacets = z.output<typeof inventoryFacetsSchema>;

/** Sort columns; '-' sorts descending. */
export const inventorySorts = [
  'serial',
  'kva',
  'primary_voltage',
  'secondary_voltage',
  'manufacturer',
  'year',
  'warehouse',
  'unit_cost',
  'list_price',
  'weight',
] as const;
export type InventorySort = (typeof inventorySorts)[number];

const orderings = inventorySorts.flatMap((sort) => [sort, `-${sort}`] as const);

/** One parameter per value. */
const values = z.optional(
  z.union([
    z.string().check(z.minLength(1), z.maxLength(120)),
    z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(100)),
  ]),
);
const chosen = {
  kva: values,
  primary_voltage: values,
  secondary_voltage: values,
  connection: values,
  phase: values,
  fluid: values,
  feed: values,
  front: values,
  winding: values,
  condition: values,
  warehouse: values,
  age: values,
  availability: values,
  needs_cabinet: values,
  needs_tank: values,
  has_photos: values,
  incomplete: values,
} satisfies Record<Facet, typeof values>;

const selection = {
  /** Traits in the trade terms ('750 12470 480Y loop'); other words must occur in IC#, manufacturer, place or notes. */
  search: z.optional(z.string().check(z.maxLength(80))),
  ...chosen,
};

/** GET /api/inventory/facets/ */
export const inventorySelectionSchema = z.strictObject(selection);
export type InventorySelection = z.output<typeof inventorySelectionSchema>;

/** GET /api/inventory/export/: all matches as CSV in the list's order. */
export const inventoryExportQuerySchema = z.strictObject({ ...selection, ordering: z.optional(z.enum(orderings)) });
export type InventoryExportQuery = z.output<typeof inventoryExportQuerySchema>;

/** GET /api/inventory/: one page; default: 25 units by serial. */
export const inventoryQuerySchema = z.strictObject({
  page: z.optional(pageNumber),
  page_size: z.optional(pageSize),
  ...selection,
  ordering: z.optional(z.enum(orderings)),
});
export type InventoryQuery = z.output<typeof inventoryQuerySchema>;
