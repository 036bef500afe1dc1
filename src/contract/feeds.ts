import * as z from 'zod/mini';
import { listOf, number, text } from './fields';
import { file, MAX_IMPORT_FILE_BYTES, keptRowsSchema } from './imports/files';
import { problemSchema } from './problem';

/** The permission that a machine needs: a role in Entra ID, a scope of the local provider. */
export const FEED_PERMISSION = 'Feed.Write';

/** The largest feed that is taken, bytes after unpacking. */
export const MAX_FEED_BYTES = MAX_IMPORT_FILE_BYTES;

/** Kinds of bodies; what is in one decides how it is read. */
export const FEED_TYPES = [
  'application/x-ndjson',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** PUT /api/feeds/{orders|units} */
export const feedParamsSchema = z.object({ file });

const feedModes = ['whole', 'changes'] as const;

export const feedQuerySchema = z.strictObject({
  /** 1, 2, 3 and so on for each source and kind of file; numbers may be left out, never used again for something else. */
  batch: z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'must be a whole number from 1')),
  /** Whether the body has everything, so that what it lacks is retired, or only what is new or changed. */
  mode: z._default(z.enum(feedModes), 'changes'),
  /** Confirms that more than 10 % may be retired. */
  retire_many: z._default(z.enum(['true', 'false']), 'false'),
  /** Which program sends it; the client's own id if it is left out. */
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
  /** Changed and unchanged rows that were retired before. */
  brought_back: z.int(),
  refused: z.int(),
};

/** Result of a batch. Sending the same batch again returns the same answer and changes nothing. */
export const feedAnswerSchema = z.object({
  source: z.string(),
  file,
  batch: z.int(),
  mode: z.enum(feedModes),
  ...counts,
  /** Rows missing from the body but retained because a unit is reserved: the first hundred, and their number. */
  kept: keptRowsSchema,
  kept_count: z.int(),
  /** ISO 8601. */
  finished_at: z.string(),
});
export type FeedAnswer = z.output<typeof feedAnswerSchema>;

/** Why nothing of a batch was taken: the first hundred problems by line, and how many. */
export const feedProblemSchema = z.extend(problemSchema, {
  counts: z.object(counts),
  problems: listOf(z.object({ line: number, column: text, value: text, reason: z.string(), fix: z.string() })),
  problem_count: z.int(),
});
export type FeedProblem = z.output<typeof feedProblemSchema>;
