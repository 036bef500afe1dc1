import * as z from 'zod/mini';
import { listOf, number, text } from '../fields';
import { ratesOrNone } from '../rates/rateSets';
import { day } from '../typed';
import { unitSchema } from '../units/unit';
import { lineFields } from './reading';

/** UTF-16 code units. */
export const MAX_REQUEST_TEXT = 1_000_000;

/** POST /api/requests/read */
export const requestTextSchema = z.strictObject({
  text: z.string().check(z.maxLength(MAX_REQUEST_TEXT)),
  /** Completes dates without a year; default: the business day. */
  today: z.optional(day),
});

/** A line of a request: its requirements as order fields. */
const fieldsSchema = z.partialRecord(z.enum(lineFields), z.string().check(z.maxLength(400)));
export type RequestedLine = z.output<typeof fieldsSchema>;

const MAX_UNITS = 500;

/** POST /api/requests/match */
export const matchRequestSchema = z.strictObject({
  fields: fieldsSchema,
  /** Number of best units; default: 50. */
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_UNITS))),
});
export type MatchRequest = z.output<typeof matchRequestSchema>;

/** The units that one concession of the customer would add. */
const offerSchema = z.object({
  /** 'With 13800 V'. */
  change: text,
  /** The fields of the line that make the concession; an empty one requires nothing. */
  edits: z._default(fieldsSchema, {}),
  /** Available units that would fit, those to be checked included, and how many of them are more than now. */
  units: number,
  more: number,
  /** Of the best unit: all its costs then, less those of today's best; US dollars, null if one is not known. */
  cost_change: number,
});
export type Offer = z.output<typeof offerSchema>;

export const matchedLineSchema = z.object({
  data: z.object({
    matches: z.array(unitSchema),
    /** Judged units. */
    count: number,
    rates: ratesOrNone,
    /** Fields that the line must state before units can be judged. */
    unstated: listOf(z.string()),
    /** Most helpful first; if no available unit fits, what would bring one. */
    offers: listOf(offerSchema),
  }),
});
export type MatchedLine = z.output<typeof matchedLineSchema>;

export const MAX_LINES = 20;
const MAX_QUANTITY = 50;

/** POST /api/requests/assign */
export const assignRequestSchema = z.strictObject({
  lines: z
    .array(z.strictObject({ fields: fieldsSchema, quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)) }))
    .check(z.minLength(1), z.maxLength(MAX_LINES)),
});
export type AssignRequest = z.output<typeof assignRequestSchema>;

/** Distinct units for all lines together: as many as fit, of the best classes, with the highest total margin. */
export const assignedLinesSchema = z.object({
  lines: z.array(
    z.object({
      /** Best first. */
      units: z.array(unitSchema),
      /** Units that are missing. */
      missing: number,
      unstated: listOf(z.string()),
    }),
  ),
});
export type AssignedLines = z.output<typeof assignedLinesSchema>;
