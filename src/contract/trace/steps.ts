import * as z from 'zod/mini';

const fields = z.record(z.string(), z.unknown());

const base = {
  /** Ms since the recording began. */
  at: z.number(),
  /**
   * What the app showed after this step, by name, if changed: e.g. 'comparison.listed'. Computed from the steps as
   * recorded, placeholders included.
   */
  observed: z.optional(fields),
};

const size = { width: z.number(), height: z.number() };

const environmentSchema = z.object({
  /** The user agent. */
  browser: z.string(),
  /** BCP 47, e.g. 'en-US'. */
  locale: z.string(),
  /** IANA, e.g. 'America/Chicago'. */
  timeZone: z.string(),
  /** CSS px. */
  viewport: z.object(size),
});
export type Environment = z.output<typeof environmentSchema>;

/** The page was loaded: machines and store start again. */
const startSchema = z.object({
  ...base,
  kind: z.literal('start'),
  /** Path and query; placeholders replace the values of query parameters that could identify people. */
  address: z.string(),
  /** The capabilities of the product API, from the runtime configuration. */
  capabilities: z.record(z.string(), z.string()),
  /** Absent in version 1. */
  environment: z.optional(environmentSchema),
});
export type StartStep = z.output<typeof startSchema>;

/** After a sign-in, a store started with these slices, from session storage. */
const storeSchema = z.object({ ...base, kind: z.literal('store'), state: fields });

const navigationSchema = z.object({ ...base, kind: z.literal('navigation'), address: z.string() });

/** The window has another size, CSS px. */
const viewportSchema = z.object({ ...base, kind: z.literal('viewport'), ...size });

/**
 * A person's action that leads to a write or a call, recorded before its effects: 'reserve', 'release', 'save',
 * 'export', 'import'. Navigations are separate steps.
 */
const intentionSchema = z.object({ ...base, kind: z.literal('intention'), name: z.string(), args: z.unknown() });
export type IntentionStep = z.output<typeof intentionSchema>;

/**
 * A Redux action, and the slices that it changed, as they were after it. A call to the server has a type such as
 * 'api/getOrders/fulfilled', its arguments, its error and, from version 2, its result as the app read it as payload, and
 * no state; an answer step holds the response.
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
  /** Actions of the machine in order, without XState's own; parameters are absent in version 1. */
  actions: z.array(z.object({ type: z.string(), params: z.optional(z.unknown()) })),
  /** The actors that the machine started, and their input; absent in version 1. */
  calls: z.optional(z.array(z.object({ id: z.string(), input: z.optional(z.unknown()) }))),
  /** The results of guards, as far as the transitions taken reveal them. */
  guards: z.record(z.string(), z.boolean()),
  /** The actor started from a given snapshot. */
  isRestored: z.boolean(),
});
export type MachineTraceStep = z.output<typeof machineSchema>;

/** A request as it leaves the app. Absent in version 1. */
const requestSchema = z.object({
  ...base,
  kind: z.literal('request'),
  /** Counted from 1 since the page was loaded. */
  id: z.number(),
  method: z.string(),
  /** Path and query, with placeholders as in addresses. */
  path: z.string(),
  /** Null if it is empty or not JSON. */
  body: z.unknown(),
});
export type RequestStep = z.output<typeof requestSchema>;

/** The server's answer to a request: status 0 if none came; `body` null if it was not JSON. */
const answerSchema = z.object({
  ...base,
  kind: z.literal('answer'),
  /** The id of the request; absent in version 1. */
  request: z.optional(z.number()),
  method: z.string(),
  path: z.string(),
  status: z.number(),
  body: z.unknown(),
});
export type AnswerStep = z.output<typeof answerSchema>;

/** The app gave a request up before its answer came. Absent in version 1. */
const abortSchema = z.object({ ...base, kind: z.literal('abort'), request: z.number() });

const noticeSchema = z.object({
  ...base,
  kind: z.literal('notice'),
  tone: z.enum(['default', 'destructive']),
  title: z.string(),
  description: z.nullable(z.string()),
});
export type NoticeStep = z.output<typeof noticeSchema>;

/** A dialog opened or closed; its accessible name. */
const dialogSchema = z.object({ ...base, kind: z.literal('dialog'), name: z.string(), isOpen: z.boolean() });

/** The value of a field after a person changed it, even before it is applied; named by its accessible name. */
const fieldSchema = z.object({ ...base, kind: z.literal('field'), name: z.string(), value: z.unknown() });

/** Something went wrong if no machine and no answer shows it. */
const problemSchema = z.object({
  ...base,
  kind: z.literal('problem'),
  /** 'error' and 'rejection' were caught by no code, 'render' by the error screen, 'console' was written by the app. */
  source: z.enum(['error', 'rejection', 'render', 'console']),
  message: z.string(),
  stack: z.nullable(z.string()),
});

/** Replaces omitted steps when a recording reaches its limits. Never before the first start. */
const gapSchema = z.object({ ...base, kind: z.literal('gap'), steps: z.number() });

export const stepSchema = z.discriminatedUnion('kind', [
  startSchema,
  storeSchema,
  navigationSchema,
  viewportSchema,
  intentionSchema,
  actionSchema,
  machineSchema,
  requestSchema,
  answerSchema,
  abortSchema,
  noticeSchema,
  dialogSchema,
  fieldSchema,
  problemSchema,
  gapSchema,
]);
export type TraceStep = z.output<typeof stepSchema>;
