import * as z from 'zod/mini';
import { stepSchema } from './steps';

/** A recording of one session of one browser tab. */
export const TRACE_SCHEMA = 'specai.trace';

/** Grows with every change that readers of older recordings must know of. */
export const TRACE_VERSION = 2;

const head = {
  schema: z.literal(TRACE_SCHEMA),
  version: z.literal(TRACE_VERSION),
  app: z.object({ version: z.string(), build: z.string() }),
  /** The time of the download, ISO 8601 in UTC. */
  recordedAt: z.string(),
  /** A full recording includes names, notes, prices and other text. No recording contains tokens. */
  isComplete: z.boolean(),
};

/** A recording as the app reads it: every answer holds its body. */
export const traceSchema = z.object({ ...head, steps: z.array(stepSchema) });
export type Trace = z.output<typeof traceSchema>;

/** A recording file: each distinct body is stored once, and an answer's `body` is its key. */
export const traceFileSchema = z.object({
  ...traceSchema.shape,
  bodies: z.record(z.string(), z.unknown()),
});
export type TraceFile = z.output<typeof traceFileSchema>;
