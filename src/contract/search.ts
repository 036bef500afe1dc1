import * as z from 'zod/mini';
import { flag, identifier, listOf, quantity, text } from './fields';

export const MAX_SEARCH_LENGTH = 200;

/** GET /api/search/ */
export const searchQuerySchema = z.strictObject({ q: z.string().check(z.maxLength(MAX_SEARCH_LENGTH)) });

const foundJobSchema = z.object({
  /** For /order/{orderId}. */
  order_id: identifier,
  job_number: text,
  sales_order_number: text,
  customer_name: text,
  /** Null while the assignment is pending. */
  unit_serial: text,
  /** Found by search but excluded from all work. */
  is_retired: z.optional(z.boolean()),
});
export type FoundJob = z.output<typeof foundJobSchema>;

const foundUnitSchema = z.object({
  serial: identifier,
  kva_rating: quantity,
  primary_voltage: text,
  secondary_voltage: text,
  /** The order of the reservation; null if free. */
  reserved_for: z._default(z.nullable(identifier), null),
  reserved_for_job: text,
  /** Found by search but excluded from all work. */
  is_retired: z.optional(z.boolean()),
});
export type FoundUnit = z.output<typeof foundUnitSchema>;

const foundNameSchema = z.object({
  name: z.string(),
  /** An order of the customer has no unit yet. */
  has_open_orders: flag,
});
export type FoundName = z.output<typeof foundNameSchema>;

/** GET /api/search/: at most five of each: exact matches, then prefixes, then similar names; newest first among equals. */
export const searchSchema = z.object({
  jobs: listOf(foundJobSchema),
  units: listOf(foundUnitSchema),
  /** The units that the inventory lists for the text, if it has trade terms. */
  stock: z._default(z.nullable(z.object({ words: z.string(), count: z.int() })), null),
  customers: listOf(foundNameSchema),
  salespeople: listOf(foundNameSchema),
});
export type Found = z.output<typeof searchSchema>;

/** A recently opened order or unit: its id in addresses and its number. */
const openedSchema = z.object({
  kind: z.enum(['job', 'unit']),
  id: z.string(),
  /** A job number or an IC#; never names of people or customers. */
  number: z.string(),
});
export type Opened = z.output<typeof openedSchema>;

/** Stored in the browser, newest first. */
export const openedListSchema = z.array(openedSchema);
