import * as z from 'zod/mini';

/** A recording of one session of one browser tab, as people download it. */
export const TRACE_SCHEMA = 'specai.trace';

/** Grows with every change that readers of older recordings must know of. */
export const TRACE_VERSION = 1;

const fields = z.record(z.string(), z.unknown());

const base = {
  /** Ms since the recording began. */
  at: z.number(),
};

/** The page was loaded: machines and store start again. */
const startSchema = z.object({
  ...base,
  kind: z.literal('start'),
  /** Path and query; placeholders replace the values of query parameters that could identify people. */
  address: z.string(),
  /** The capabilities of the product API, from the runtime configuration. */
  capabilities: z.record(z.string(), z.string()),
});

/** After a sign-in, a store started with these slices, from session storage. */
const storeSchema = z.object({ ...base, kind: z.literal('store'), state: fields });

const navigationSchema = z.object({ ...base, kind: z.literal('navigation'), address: z.string() });

/**
 * A Redux action, and the slices that it changed, as they were after it. A call to the server has a type such as
 * 'api/getOrders/fulfilled', its arguments as payload and no state; an answer step holds the response.
 */
const actionSchema = z.object({
  ...base,
  kind: z.literal('action'),
  type: z.string(),
  payload: z.unknown(),
  state: fields,
});
export type ActionStep = z.output<typeof actionSchema>;

/**
 * An event that a machine took, and the state it led to. It comes before the calls that the state starts, and after the
 * effects of the machine's own synchronous actions.
 */
const machineSchema = z.object({
  ...base,
  kind: z.literal('machine'),
  machine: z.string(),
  actor: z.string(),
  event: z.looseObject({ type: z.string() }),
  state: z.object({ value: z.unknown(), context: z.unknown(), status: z.string() }),
  /** The actions that the machine asked for, in order, without XState's own. */
  actions: z.array(z.string()),
  /** The results of guards, as far as the transitions taken reveal them. */
  guards: z.record(z.string(), z.boolean()),
  /** The actor started from a given snapshot. */
  isRestored: z.boolean(),
});
export type MachineTraceStep = z.output<typeof machineSchema>;

/** The server's answer to a request: status 0 where none came; `body` null where it was not JSON. */
const answerSchema = z.object({
  ...base,
  kind: z.literal('answer'),
  method: z.string(),
  /** Path and query, with placeholders as in addresses. */
  path: z.string(),
  status: z.number(),
  body: z.unknown(),
});
export type AnswerStep = z.output<typeof answerSchema>;

const stepSchema = z.discriminatedUnion('kind', [
  startSchema,
  storeSchema,
  navigationSchema,
  actionSchema,
  machineSchema,
  answerSchema,
]);
export type TraceStep = z.output<typeof stepSchema>;

export const traceSchema = z.object({
  schema: z.literal(TRACE_SCHEMA),
  version: z.literal(TRACE_VERSION),
  app: z.object({ version: z.string(), build: z.string() }),
  /** The time of the download, ISO 8601 in UTC. */
  recordedAt: z.string(),
  /** A full recording keeps names, notes, prices and other text as they were. No recording holds tokens. */
  isComplete: z.boolean(),
  /** The number of oldest steps dropped to stay within the size limits. */
  dropped: z.number(),
  steps: z.array(stepSchema),
});
export type Trace = z.output<typeof traceSchema>;
