import * as z from 'zod/mini';
import { madeKinds } from '../units/unit';
import { flag, identifier, listOf, number, quantity, text, trait } from '../fields';

const listedUnitSchema = z.object({
  serial: identifier,
  kva_rating: quantity,
  /** As on the nameplate. */
  primary_voltage: trait,
  secondary_voltage: trait,
  /** 'Delta-wye', derived from the voltages; null if unclear. */
  connection: text,
  phase: quantity,
  type_of_fluid: trait,
  /** 'Loop' or 'Radial'; 'Dead front' or 'Live front'. */
  feed: text,
  front: text,
  /** 'Copper' or 'Aluminum'. */
  winding_material: trait,
  condition: trait,
  warehouse_desc: text,
  manufacturer: text,
  mfg_year: quantity,
  /** Pounds. */
  total_weight: quantity,
  /** US dollars; null if not recorded. */
  unit_cost: number,
  list_price: number,
  needs_cabinet: flag,
  needs_tank: flag,
  /** Thumbnail of the first picture, and its kind. */
  image_url: text,
  image_kind: z.optional(z.nullable(z.enum(madeKinds))),
  notes: text,
  /** The order's id for /order/{orderId}; null if free. */
  reserved_for: z._default(z.nullable(identifier), null),
  reserved_for_job: text,
  /** ISO 8601 with offset: the end of a hold for an inquiry; null for a reservation. */
  reserved_until: z.optional(z.nullable(z.string())),
  /** ISO 8601; null if it is active. */
  retired_at: z.optional(z.nullable(z.string())),
  /** Whether kVA or voltages are missing, so that it is not matched. */
  is_incomplete: z.optional(z.boolean()),
});
export type ListedUnit = z.output<typeof listedUnitSchema>;

/** GET /api/inventory/: one page and the total count. */
export const inventoryListSchema = z.object({
  results: z.array(listedUnitSchema),
  count: z.int(),
  /** Only if nothing was found: how many units each part of the search excludes. */
  without: listOf(z.object({ source: z.string(), units: z.int() })),
});
export type InventoryList = z.output<typeof inventoryListSchema>;
