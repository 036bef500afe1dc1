import * as z from 'zod/mini';
import { flag, identifier, number, quantity, text } from '../fields';
import { fitSchema } from '../unit/unit';

/** An open order for which a unit is a candidate: it can be judged, and no critical feature rules the unit out. */
const servableOrderSchema = z.object({
  /** As /order/{orderId} takes it. */
  id: identifier,
  order_code: text,
  job_number: text,
  customer_name: text,
  /** ISO 8601 calendar date. */
  request_date: text,
  kva_rating: quantity,
  /** How the unit fits the order; null if the server does not say. */
  fit: z._default(z.nullable(fitSchema), null),
  /** 0 to 1. */
  match_score: number,
  /** The order's price, US dollars; null without one. */
  sale_price: number,
  /** With the needed work whose cost is recorded; US dollars and percent of the price. */
  margin: number,
  margin_percentage: number,
  /** The cost of all needed work is recorded. */
  is_complete: flag,
});
export type ServableOrder = z.output<typeof servableOrderSchema>;

/** GET /api/inventory-stats/by-code/{itemCode}/orders: the open orders without a unit for which this one is a candidate, best fit first. */
export const servableOrdersSchema = z.object({
  /** At most the 20 best. */
  results: z.array(servableOrderSchema),
  /** How many there are. */
  count: number,
});
export type ServableOrders = z.output<typeof servableOrdersSchema>;
