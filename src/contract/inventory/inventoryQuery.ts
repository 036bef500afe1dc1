import * as z from 'zod/mini';
import { pageNumber, pageSize } from '../typed/pages';
import type { Facet } from './facets';

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
  /** Words that all stand in IC#, manufacturer or notes; the IC# from its beginning or within. */
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
