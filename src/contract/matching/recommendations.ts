import * as z from 'zod/mini';
import { unitSchema } from '../unit/unit';

/** POST /api/orders/recommendations/ with a quote as its body. */
export const recommendationsSchema = z.object({ data: z.object({ matches: z.array(unitSchema) }) });
export type Recommendations = z.output<typeof recommendationsSchema>;
