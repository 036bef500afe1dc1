import * as z from 'zod/mini';

const count = z.int();

/**
 * GET /api/orders/counts/: each filter of the list by the orders that would be listed with it, all other filters standing.
 * Orders whose coverage is still being worked out are in none of `coverage`; `notJudged` counts them.
 */
export const ordersCountsSchema = z.object({
  /** All that fit. */
  total: count,
  due: z.object({ overdue: count, '14': count, '30': count, '60': count }),
  needsEngineering: count,
  mine: count,
  coverage: z.object({ fits: count, work: count, check: count, misses: count, none: count, 'not stated': count }),
  notJudged: count,
});
export type OrdersCounts = z.output<typeof ordersCountsSchema>;
