import * as z from 'zod/mini';

/** PUT /api/orders/{orderId}/freight: whether the customer pays the freight. */
export const orderFreightSchema = z.strictObject({ paid_by_customer: z.boolean() });
