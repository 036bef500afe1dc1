import * as z from 'zod/mini';
import { listOf, number, text } from '../fields';
import { unitSchema } from '../unit/unit';

/** What changing one requirement would bring. */
const relaxationSchema = z.object({
  /** The changed requirement in words: 'With 13800 V'. */
  change: text,
  /** How many available units could then serve. */
  units: number,
});
export type Relaxation = z.output<typeof relaxationSchema>;

/**
 * POST /api/orders/recommendations/ with a quote as its body. Relaxations, the most helpful first, come where no available
 * unit can serve the order.
 */
export const recommendationsSchema = z.object({
  data: z.object({ matches: z.array(unitSchema), relaxations: listOf(relaxationSchema) }),
});
export type Recommendations = z.output<typeof recommendationsSchema>;
