import * as z from 'zod/mini';

const fields = z.record(z.string(), z.unknown());

/** Ms since the recording began. */
const at = z.number();

/** The store came into use with these slices. */
const storeSchema = z.object({ at, kind: z.literal('store'), state: fields });

/** A Redux action, and the slices that it changed, as they are after it. */
const actionSchema = z.object({
  at,
  kind: z.literal('action'),
  type: z.string(),
  payload: z.unknown(),
  /** The RTK Query endpoint that was called, and its arguments. */
  endpoint: z.optional(z.string()),
  args: z.optional(z.unknown()),
  /** The status of a call that failed: 503, 'FETCH_ERROR'. */
  error: z.optional(z.union([z.string(), z.number()])),
  state: fields,
});

/** An event that a machine took, the actions it ran and the state it led to. */
const eventSchema = z.object({
  at,
  kind: z.literal('event'),
  machine: z.string(),
  actor: z.string(),
  event: z.looseObject({ type: z.string() }),
  state: z.object({ value: z.unknown(), context: z.unknown(), status: z.string() }),
  actions: z.array(z.string()),
});

const stepSchema = z.discriminatedUnion('kind', [storeSchema, actionSchema, eventSchema]);
export type Step = z.output<typeof stepSchema>;
export type EventStep = z.output<typeof eventSchema>;
export type ActionStep = z.output<typeof actionSchema>;

export const FORMAT = 'specai.recording';
/** Grows with every change that older readers must know of. */
export const VERSION = 3;

const recordingSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  app: z.object({ version: z.string(), build: z.string() }),
  /** The time of the download, ISO 8601 in UTC. */
  recordedAt: z.string(),
  /** Not redacted: only sign-in tokens are removed. */
  isFull: z.boolean(),
  /** Older steps that were dropped to stay within the limit. */
  dropped: z.number(),
  steps: z.array(stepSchema),
});
export type Recording = z.output<typeof recordingSchema>;

/** @throws with a message for people if the text is not a recording of this version. */
export function readRecording(text: string): Recording {
  const read = z.safeParse(recordingSchema, parsed(text));
  if (read.success) return read.data;
  const place = read.error.issues[0]?.path.join('.') ?? '';
  throw new Error(`This is not a recording of version ${VERSION}${place === '' ? '' : ` (${place})`}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
