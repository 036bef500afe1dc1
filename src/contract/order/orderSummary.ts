import type * as z from 'zod/mini';
import { orderSchema } from './order';

/** The identifier that stands for the first order there is (spec section 7: a fixed sample order identifier). */
export const SAMPLE_ORDER = 'sample';

/** GET /api/orders/by-order-id/{orderId}: the order beside a unit's detail; `orderId` is the order's id or code. */
export const orderSummarySchema = orderSchema;
export type OrderSummary = z.output<typeof orderSummarySchema>;
