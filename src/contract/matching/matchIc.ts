import * as z from 'zod/mini';
import { text } from '../fields';
import { unitSchema } from '../unit/unit';
import { quoteSchema } from './quote';

/** `success: false` comes with no data, and sometimes with a message for people. */
export const matchIcSchema = z.object({
  success: z.boolean(),
  data: z._default(z.nullable(unitSchema), null),
  message: text,
});
export type MatchIc = z.output<typeof matchIcSchema>;

/** POST /api/orders/match-ic/ */
export const matchIcRequestSchema = z.strictObject({
  quote: quoteSchema,
  serial: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
});
export type MatchIcRequest = z.output<typeof matchIcRequestSchema>;
