import * as z from 'zod/mini';
import { number, text } from './fields';
import { inventorySelectionSchema } from './inventory/inventoryQuery';
import { coverages, ageBands, INCOMPLETE, marginBands, NONE, NOT_JUDGED, voltageClasses } from './order/ordersBands';
import { ordersCountsQuerySchema } from './order/ordersQuery';

const count = z.int();

/** How many orders a group holds, and the query of the orders list that lists exactly them. */
const orders = { orders: count, query: ordersCountsQuerySchema };
/** Their total, US dollars, and the number of orders without a price. */
const worth = { value: z.number(), withoutPrice: count };

const coverageCount = z.object({ coverage: z.enum([...coverages, NOT_JUDGED]), ...orders });

/**
 * GET /api/overview/: the orders without a unit, grouped. Groups that hold nothing are left out, and each list is in the order
 * of its axis; null or 'none' is the group of the orders without the value, and comes last.
 */
export const overviewSchema = z.object({
  /** The business's calendar day by which orders are overdue and old, ISO 8601. */
  day: z.string(),
  open: z.object({ ...orders, ...worth }),
  /** By month of the request date ('2026-03'); overdue orders come first, outside any month. */
  due: z.array(z.object({ due: z.string(), ...orders, ...worth })),
  /** By age band, then unit status. */
  ages: z.array(z.object({ age: z.enum([...ageBands, NONE]), status: text, ...orders })),
  /** Coverage by rating and by primary voltage class. */
  coverageByKva: z.array(z.object({ kva: number, coverages: z.array(coverageCount) })),
  coverageByPrimary: z.array(
    z.object({ primaryClass: z.enum([...voltageClasses, NONE]), coverages: z.array(coverageCount) }),
  ),
  /** Covered orders by margin of their best unit. */
  margins: z.array(z.object({ margin: z.enum([...marginBands, INCOMPLETE, NONE]), ...orders })),
  /** Free units and open orders by rating. */
  stock: z.array(z.object({ kva: number, units: count, inventoryQuery: inventorySelectionSchema, ...orders })),
  /** Orders without a unit in stock, grouped by requirement; the most valuable first, at most 25 groups. */
  unserved: z.array(
    z.object({
      kva: number,
      primaryClass: z.enum([...voltageClasses, NONE]),
      secondaryVolts: number,
      phase: number,
      ...orders,
      ...worth,
    }),
  ),
  /** How many more such groups there are. */
  moreUnserved: count,
});
export type Overview = z.output<typeof overviewSchema>;
