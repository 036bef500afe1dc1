import * as z from 'zod/mini';
import { flag, listOf, text } from '../fields';
import { DATES, DECIMALS, MEASURES } from './mapping';

/** One column of a file, in words. */
const importColumnSchema = z.object({
  name: z.string(),
  meaning: text,
  /** How a cell is written. */
  format: text,
  /** Unit of measure. */
  measure: text,
  /** What a column may hold, where its cells can be written in several ways; a `reading` says which. */
  readings: z.object({
    dates: listOf(z.enum(DATES)),
    decimals: listOf(z.enum(DECIMALS)),
    measures: listOf(z.enum(MEASURES)),
  }),
  isRequired: flag,
  /** What an empty cell stands for; null where it empties the value. */
  whenEmpty: text,
  example: text,
});
export type ImportColumn = z.output<typeof importColumnSchema>;

/** GET /api/imports/columns: the columns of each file. */
export const importColumnsSchema = z.object({
  orders: z.array(importColumnSchema),
  units: z.array(importColumnSchema),
});
export type ImportColumns = z.output<typeof importColumnsSchema>;
