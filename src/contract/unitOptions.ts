import * as z from 'zod/mini';

/** The answer to PUT /api/inventory-stats/by-code/{itemCode}/options: the version that the next save must name. */
export const unitOptionsSavedSchema = z.object({ optionsVersion: z.number() });
