import * as z from 'zod/mini';
import { text } from '../fields';
import { unitSchema } from '../unit/unit';

/** `success: false` comes with no data, and sometimes with a message for people. */
export const matchIcSchema = z.object({
  success: z.boolean(),
  data: z._default(z.nullable(unitSchema), null),
  message: text,
});
export type MatchIc = z.output<typeof matchIcSchema>;
