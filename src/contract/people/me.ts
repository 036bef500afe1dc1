import * as z from 'zod/mini';
import { listOf, identifier, text } from '../fields';
import { estimateStates } from '../estimates/states';

/** GET /api/me/: the caller's permissions by the names of `domain/access`. */
export const meSchema = z.object({
  /** Can contain permissions of a newer server. */
  permissions: listOf(z.string()),
});
export type Me = z.output<typeof meSchema>;

const decidedEstimateSchema = z.object({
  id: identifier,
  name: z.string(),
  state: z.enum(estimateStates),
  /** One of `estimateSteps`, or 'reopen'; absent in responses of earlier releases. */
  step: z.optional(z.string()),
});
export type DecidedEstimate = z.output<typeof decidedEstimateSchema>;

/** Another person released the caller's reservation or decided about the caller's estimate. */
const noticeSchema = z.object({
  id: identifier,
  itemCode: identifier,
  orderId: identifier,
  jobNumber: text,
  releasedBy: text,
  reason: text,
  /** The decided estimate; absent for a released reservation. */
  estimate: z.optional(z.nullable(decidedEstimateSchema)),
  /** ISO 8601 with offset. */
  at: text,
});
export type Notice = z.output<typeof noticeSchema>;

/** GET /api/notices/: the caller's notices, newest first. DELETE dismisses one. */
export const noticesSchema = z.object({ results: z.array(noticeSchema) });
