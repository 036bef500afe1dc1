import * as z from 'zod/mini';
import { identifier, text } from '../fields';

/** Something that a person must know, until they dismiss it: somebody else released what they had reserved. */
const noticeSchema = z.object({
  id: identifier,
  itemCode: identifier,
  orderId: identifier,
  jobNumber: text,
  releasedBy: text,
  reason: text,
  /** ISO 8601 with offset. */
  at: text,
});
export type Notice = z.output<typeof noticeSchema>;

/** GET /api/notices/: those of who asks, the latest first. DELETE of one dismisses it. */
export const noticesSchema = z.object({ results: z.array(noticeSchema) });
