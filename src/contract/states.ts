import * as z from 'zod/mini';

/** A delivery state, e.g. { code: 'AZ', display: 'Arizona' }. */
const stateSchema = z.object({ code: z.string(), display: z.string() });
export type DeliveryState = z.output<typeof stateSchema>;

/** GET /api/orders/states/ */
export const statesSchema = z.object({ states: z.array(stateSchema) });
export type States = z.output<typeof statesSchema>;
