import * as z from 'zod/mini';
import { flag, identifier, listOf, quantity, text } from './fields';

/** The longest text that is searched for. */
export const MAX_SEARCH_LENGTH = 200;

/** GET /api/search/ */
export const searchQuerySchema = z.strictObject({ q: z.string().check(z.maxLength(MAX_SEARCH_LENGTH)) });

const foundJobSchema = z.object({
  /** As /order/{orderId} takes it. */
  order_id: identifier,
  job_number: text,
  sales_order_number: text,
  customer_name: text,
  /** The unit that it has; null while the assignment is pending. */
  unit_serial: text,
  /** Retired; found by search but excluded from all work. */
  is_retired: z.optional(z.boolean()),
});
export type FoundJob = z.output<typeof foundJobSchema>;

const foundUnitSchema = z.object({
  serial: identifier,
  kva_rating: quantity,
  primary_voltage: text,
  secondary_voltage: text,
  /** The order that it is reserved for; null if it is free. */
  reserved_for: z._default(z.nullable(identifier), null),
  reserved_for_job: text,
  /** Retired; found by search but excluded from all work. */
  is_retired: z.optional(z.boolean()),
});
export type FoundUnit = z.output<typeof foundUnitSchema>;

const foundNameSchema = z.object({
  name: z.string(),
  /** Some order of theirs has no unit yet. */
  has_open_orders: flag,
});
export type FoundName = z.output<typeof foundNameSchema>;

/**
 * GET /api/search/: at most five of each, the same before what begins with the text, that before names that only resemble it;
 * among equals what is newest first.
 */
export const searchSchema = z.object({
  jobs: listOf(foundJobSchema),
  units: listOf(foundUnitSchema),
  customers: listOf(foundNameSchema),
  salespeople: listOf(foundNameSchema),
});
export type Found = z.output<typeof searchSchema>;

/** An order or a unit that someone opened: how its address names it, and how people do. */
const openedSchema = z.object({
  kind: z.enum(['job', 'unit']),
  id: z.string(),
  /** A job number or an IC#; no names of people or customers. */
  number: z.string(),
});
export type Opened = z.output<typeof openedSchema>;

/** Stored in the browser, newest first. */
export const openedListSchema = z.array(openedSchema);
