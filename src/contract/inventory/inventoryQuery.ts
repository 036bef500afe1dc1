import * as z from 'zod/mini';
import { pageNumber, pageSize } from '../typed';

/** Inventory filters, in display order. Values of one facet are OR'ed, facets are AND'ed. */
export const facets = [
  'kva',
  'primary_voltage',
  'secondary_voltage',
  'connection',
  'phase',
  'fluid',
  /** The next four have the values 'Loop', 'Radial'; 'Dead front', 'Live front'; 'Copper', 'Aluminum'; 'RC', 'RW'. */
  'feed',
  'front',
  'winding',
  'condition',
  'warehouse',
  /** Years since manufacture, in bands: '0-9', '10-19', '20-29', '30-39', '40+'. */
  'age',
  /** 'free', 'reserved' or 'retired'; if none is chosen, retired units are left out. */
  'availability',
  /** 'yes' or 'no', as the next two. */
  'needs_cabinet',
  'needs_tank',
  'has_photos',
] as const;
export type Facet = (typeof facets)[number];

/** Facet value for 'not recorded'. */
export const NOT_RECORDED = '(not recorded)';

const facetCountsSchema = z.object({
  facet: z.enum(facets),
  values: z.array(z.object({ value: z.string(), count: z.int() })),
  /** How many more values there are than those listed. */
  more: z._default(z.int(), 0),
});

/**
 * GET /api/inventory/facets/: the values of each facet with how many units would be listed with each, all other facets and
 * the text standing. At most the 100 most frequent of each, the most frequent first, chosen ones always among them (with
 * 0 if no unit has it). Counts are exact.
 */
export const inventoryFacetsSchema = z.object({ results: z.array(facetCountsSchema) });
export type InventoryFacets = z.output<typeof inventoryFacetsSchema>;

/** Columns that the inventory is sorted by; '-' before one sorts descending. */
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

/** Values in the address: one parameter, repeated for several values. */
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
} satisfies Record<Facet, typeof values>;

const selection = {
  /** Words that must all occur in IC#, manufacturer or notes. */
  search: z.optional(z.string().check(z.maxLength(80))),
  ...chosen,
};

/** GET /api/inventory/facets/ */
export const inventorySelectionSchema = z.strictObject(selection);
export type InventorySelection = z.output<typeof inventorySelectionSchema>;

/** GET /api/inventory/export/: all that fit, as CSV in the list's order. */
export const inventoryExportQuerySchema = z.strictObject({ ...selection, ordering: z.optional(z.enum(orderings)) });
export type InventoryExportQuery = z.output<typeof inventoryExportQuerySchema>;

/** GET /api/inventory/: one page of the units that fit, 25 unless `page_size` says otherwise, by serial unless `ordering` does. */
export const inventoryQuerySchema = z.strictObject({
  page: z.optional(pageNumber),
  page_size: z.optional(pageSize),
  ...selection,
  ordering: z.optional(z.enum(orderings)),
});
export type InventoryQuery = z.output<typeof inventoryQuerySchema>;
