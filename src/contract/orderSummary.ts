import type * as z from 'zod/mini';
import { orderSchema } from './order';

/** GET /api/orders/by-order-id/{orderId}: the order beside a unit's detail; `orderId` is the order's id or code. */
export const orderSummarySchema = orderSchema;
export type OrderSummary = z.output<typeof orderSummarySchema>;
