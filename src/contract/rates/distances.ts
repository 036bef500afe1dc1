import * as z from 'zod/mini';
import { listOf, number } from '../fields';
import { distanceSchema } from './rates';

/**
 * POST /api/rates/distances/: reads a table of distances from a workbook or a text with the columns from, to and miles. It is
 * given back, not saved: it becomes part of the rates that are.
 */
export const distancesFileSchema = z.strictObject({
  /** In base64. */
  file: z.string().check(z.maxLength(240_000), z.regex(/^[\w+/]+={0,2}$/, 'must be base64')),
});

/** All rows, or none and what is wrong with which line. */
export const distancesReadSchema = z.object({
  distances: listOf(distanceSchema),
  problems: listOf(z.object({ line: number, message: z.string() })),
});
export type DistancesRead = z.output<typeof distancesReadSchema>;
