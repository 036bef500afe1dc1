import * as z from 'zod/mini';
import { flag, identifier, number, quantity, text } from '../fields';
import { fitSchema } from '../units/unit';

/** An open order that can be judged and whose critical features do not exclude the unit. */
const servableOrderSchema = z.object({
  /** For /order/{orderId}. */
  id: identifier,
  order_code: text,
  job_number: text,
  customer_name: text,
  /** ISO 8601 calendar date. */
  request_date: text,
  kva_rating: quantity,
  /** Null if the server does not judge it. */
  fit: z._default(z.nullable(fitSchema), null),
  /** 0 to 1. */
  match_score: number,
  /** The order's price, US dollars; null without one. */
  sale_price: number,
  /** With the recorded cost of needed work; US dollars and percent of the price. */
  margin: number,
  margin_percentage: number,
  /** Whether the cost of all needed work is recorded. */
  is_complete: flag,
});
export type ServableOrder = z.output<typeof servableOrderSchema>;

/** GET /api/inventory-stats/by-code/{itemCode}/orders: open orders without a unit that this one can serve, best fit first. */
export const servableOrdersSchema = z.object({
  /** At most 20. */
  results: z.array(servableOrderSchema),
  /** Total. */
  count: number,
});
export type ServableOrders = z.output<typeof servableOrdersSchema>;
