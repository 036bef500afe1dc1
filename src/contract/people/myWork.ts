import * as z from 'zod/mini';
import { flag, identifier, listOf, text } from '../fields';
import { estimateStates } from '../estimates/states';

/** In the order of the screen. */
const myWorkKinds = [
  ...(['approval', 'returned', 'mention', 'handedOver', 'import', 'lateOrder', 'dueOrder'] as const),
  ...(['hold', 'quotation', 'inquiry', 'released', 'changedUnit', 'decided'] as const),
] as const;
export type MyWorkKind = (typeof myWorkKinds)[number];

export const urgencies = ['now', 'week', 'know'] as const;
export type Urgency = (typeof urgencies)[number];

/** At most, of each kind. */
export const MAX_OF_KIND = 50;

const id = z.nullable(identifier);

/** Fields that a kind does not have are null. */
const myWorkItemSchema = z.object({
  kind: z.enum(myWorkKinds),
  urgency: z.enum(urgencies),
  /** Unique in its kind. */
  id: identifier,
  /** DELETE /api/notices/{notice} marks it as done; null: it ends with the work. */
  notice: id,
  /** ISO 8601 with offset: since when it waits, or when it happened. */
  at: text,
  /** 'YYYY-MM-DD': its last day. */
  due: text,
  orderId: id,
  jobNumber: text,
  customerName: text,
  itemCode: text,
  estimateId: id,
  inquiryId: id,
  /** Of the estimate, quotation or inquiry; the files of an import. */
  name: text,
  /** A decided estimate's state; 'reopened' if its unit was released. */
  decision: z.nullable(z.enum([...estimateStates, 'reopened'])),
  /** Who did it. */
  person: text,
  /** Their reason or words. */
  note: text,
});
export type MyWorkItem = z.output<typeof myWorkItemSchema>;

/** `done`: the notices that the caller marked as done in the last 30 days, instead. */
export const myWorkQuerySchema = z.strictObject({ done: z.optional(z.literal('true')) });
export type MyWorkQuery = z.output<typeof myWorkQuerySchema>;

/** GET /api/my-work/: what waits for the caller, most urgent first, and how much there is of each kind. */
export const myWorkSchema = z.object({
  results: listOf(myWorkItemSchema),
  totals: listOf(z.object({ kind: z.enum(myWorkKinds), count: z.int() })),
  /** Whether the caller gets it by e-mail on weekdays; null: the server or the caller has no e-mail. */
  isMailed: flag,
});
export type MyWork = z.output<typeof myWorkSchema>;

/** PUT /api/my-work/mail/ */
export const workMailSchema = z.strictObject({ isOn: z.boolean() });
export type WorkMail = z.output<typeof workMailSchema>;
