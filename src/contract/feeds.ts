import * as z from 'zod/mini';
import { listOf, number, text } from './fields';
import { file, MAX_IMPORT_FILE_BYTES, retainedRowsSchema, retainedValuesSchema } from './import/files';
import { problemSchema } from './problem';

/** A machine's permission: a role in Entra ID, a scope of the local provider. */
export const FEED_PERMISSION = 'Feed.Write';

/** Maximum size after unpacking, bytes. */
export const MAX_FEED_BYTES = MAX_IMPORT_FILE_BYTES;

/** Accepted content types; the content decides how it is read. */
export const FEED_TYPES = [
  'application/x-ndjson',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** PUT /api/feeds/{orders|units} */
export const feedParamsSchema = z.object({ file });

const feedModes = ['whole', 'changes'] as const;

export const feedQuerySchema = z.strictObject({
  /** Ascending per source and kind of file; gaps are allowed, reuse is not. */
  batch: z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'must be a whole number from 1')),
  /** Whether the body is complete, so that missing rows are retired, or only new and changed rows. */
  mode: z._default(z.enum(feedModes), 'changes'),
  /** Confirms that more than 10 % may be retired. */
  retire_many: z._default(z.enum(['true', 'false']), 'false'),
  /** The sending program; default: the client's id. */
  source: z.optional(
    z.string().check(z.regex(/^[\w .:-]{1,60}$/, 'must be up to 60 letters, digits, spaces or . : - _')),
  ),
});

const counts = {
  read: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  retired: z.int(),
  brought_back: z.int(),
  refused: z.int(),
};

/** Result of a batch. Repeating a batch returns the same response and changes nothing. */
export const feedAnswerSchema = z.object({
  source: z.string(),
  file,
  batch: z.int(),
  mode: z.enum(feedModes),
  ...counts,
  /** Missing rows that stay because a unit is reserved: the first hundred, and their number. */
  kept: retainedRowsSchema,
  kept_count: z.int(),
  /** Values that people corrected and the feed has otherwise; they stay. */
  kept_by_hand: z.optional(retainedValuesSchema),
  /** ISO 8601. */
  finished_at: z.string(),
});
export type FeedAnswer = z.output<typeof feedAnswerSchema>;

/** Why a batch was rejected: the first hundred problems by line, and their number. */
export const feedProblemSchema = z.extend(problemSchema, {
  counts: z.object(counts),
  problems: listOf(z.object({ line: number, column: text, value: text, reason: z.string(), fix: z.string() })),
  problem_count: z.int(),
});
export type FeedProblem = z.output<typeof feedProblemSchema>;
