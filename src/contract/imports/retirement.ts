import * as z from 'zod/mini';
import { flag, listOf, text } from '../fields';
import { file } from './files';

/** What a complete file lacks and stays all the same, because a unit is reserved. */
const keptRowSchema = z.object({
  /** The order's code or the unit's IC#. */
  key: z.string(),
  /** The order that the unit is reserved for, as its address has it; null where it comes with the same import. */
  orderId: text,
  jobNumber: text,
});
export type KeptRow = z.output<typeof keptRowSchema>;
export const keptRowsSchema = listOf(keptRowSchema);

/** What a file does, or would do, to rows that it lacks, and to retired rows that it has again. */
export const retirementSchema = z.object({
  file,
  /** Whether the file was declared complete; of any other nothing is retired. */
  isWhole: flag,
  /** Rows that are retired. */
  retired: z.int(),
  /** Active units, or open orders, before. */
  active: z.int(),
  /** So many would be retired that a person must confirm it. */
  isMany: flag,
  /** Retired rows that the file has again; they are active from then on, and count among the changed or unchanged ones. */
  returned: z.int(),
  /** Rows that stay although the file lacks them: the first hundred. */
  kept: keptRowsSchema,
  keptCount: z.int(),
});
export type Retirement = z.output<typeof retirementSchema>;
