import * as z from 'zod/mini';
import { quoteSchema } from './quote';

/** POST /api/orders/match-ic/ */
export const matchIcRequestSchema = z.strictObject({
  quote: quoteSchema,
  serial: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
});
export type MatchIcRequest = z.output<typeof matchIcRequestSchema>;
