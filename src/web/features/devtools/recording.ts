import * as z from 'zod/mini';
import { parseJson } from '../../lib/browser/storage';

const fields = z.record(z.string(), z.unknown());

const at = z.number();

const storeSchema = z.object({ at, kind: z.literal('store'), state: fields });

const actionSchema = z.object({
  at,
  kind: z.literal('action'),
  type: z.string(),
  payload: z.unknown(),
  endpoint: z.optional(z.string()),
  args: z.optional(z.unknown()),
  error: z.optional(z.union([z.string(), z.number()])),
  state: fields,
});

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
export const VERSION = 3;

const recordingSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  app: z.object({ version: z.string(), build: z.string() }),
  recordedAt: z.string(),
  isFull: z.boolean(),
  dropped: z.number(),
  steps: z.array(stepSchema),
});
export type Recording = z.output<typeof recordingSchema>;

/** @throws a message for users if the text is not a recording of this version. */
export function readRecording(text: string): Recording {
  const read = z.safeParse(recordingSchema, parseJson(text));
  if (read.success) return read.data;
  const place = read.error.issues[0]?.path.join('.') ?? '';
  throw new Error(`This is not a recording of version ${VERSION}${place === '' ? '' : ` (${place})`}.`);
}
