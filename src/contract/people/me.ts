import * as z from 'zod/mini';
import { listOf } from '../fields';

/** GET /api/me/: what the signed-in person may do, by the names of `domain/access`. */
export const meSchema = z.object({
  /** A newer server may name some that an older app does not know. */
  permissions: listOf(z.string()),
});
export type Me = z.output<typeof meSchema>;
