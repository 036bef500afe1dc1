import * as z from 'zod/mini';
import { TRACE_SCHEMA, TRACE_VERSION } from './traceVersion';

const fields = z.record(z.string(), z.unknown());

const base = {
  /** Milliseconds since the recording began. */
  at: z.number(),
};

/** The page was loaded: machines and store begin anew. */
const startSchema = z.object({
  ...base,
  kind: z.literal('start'),
  /** Path and query; values of the query that could say something of people are replaced. */
  address: z.string(),
  /** What the product API was said to have, as in the runtime configuration. */
  capabilities: z.record(z.string(), z.string()),
});

/** Somebody signed in: a store began with these slices, from the tab's memory. */
const storeSchema = z.object({ ...base, kind: z.literal('store'), state: fields });

const navigationSchema = z.object({ ...base, kind: z.literal('navigation'), address: z.string() });

/**
 * A Redux action, and the slices that it changed, as they were afterwards. Calls to the server are told in short:
 * 'api/getOrders/fulfilled', what was asked, and no state; what the server said is an answer.
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
 * An event that a machine took, and the state it led to. It stands where that state came about: before the calls that it
 * began, after what the machine's own actions did at once.
 */
const machineSchema = z.object({
  ...base,
  kind: z.literal('machine'),
  machine: z.string(),
  actor: z.string(),
  event: z.looseObject({ type: z.string() }),
  state: z.object({ value: z.unknown(), context: z.unknown(), status: z.string() }),
  /** The actions that the machine asked for, in order. */
  actions: z.array(z.string()),
  /** What guards said, as far as the transitions that were taken tell it. */
  guards: z.record(z.string(), z.boolean()),
  /** The actor began with a state that it was given. */
  isRestored: z.boolean(),
});
export type MachineTraceStep = z.output<typeof machineSchema>;

/** What the server said to one request: status 0 where no answer came; `body` null where it was no JSON. */
const answerSchema = z.object({
  ...base,
  kind: z.literal('answer'),
  method: z.string(),
  /** Path and query, replaced as in addresses. */
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
  /** When the download was asked for, ISO 8601. */
  recordedAt: z.string(),
  /** Names, notes, prices and other texts are in it as they were: somebody asked for that. There are never tokens in it. */
  isComplete: z.boolean(),
  /** Steps that had to go because there were too many. */
  dropped: z.number(),
  steps: z.array(stepSchema),
});
export type Trace = z.output<typeof traceSchema>;
