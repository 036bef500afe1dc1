import * as z from 'zod/mini';
import { number, text } from './fields';
import { inventorySelectionSchema } from './inventory/inventoryQuery';
import { coverages, ageBands, INCOMPLETE, marginBands, NONE, NOT_JUDGED, voltageClasses } from './orders/ordersBands';
import { ordersCountsQuerySchema } from './orders/ordersQuery';

const count = z.int();

/** Group size and the query that lists exactly its orders. */
const orders = { orders: count, query: ordersCountsQuerySchema };
/** US dollars, and the number of orders without a price. */
const worth = { value: z.number(), withoutPrice: count };

const coverageCount = z.object({ coverage: z.enum([...coverages, NOT_JUDGED]), ...orders });

/** GET /api/overview/: non-empty groups of the orders without a unit, in axis order; null or 'none' (no value) comes last. */
export const overviewSchema = z.object({
  /** The business's calendar day of the figures, ISO 8601. */
  day: z.string(),
  open: z.object({ ...orders, ...worth }),
  /** By month of the request date ('2026-03'); overdue orders first, outside any month. */
  due: z.array(z.object({ due: z.string(), ...orders, ...worth })),
  ages: z.array(z.object({ age: z.enum([...ageBands, NONE]), status: text, ...orders })),
  coverageByKva: z.array(z.object({ kva: number, coverages: z.array(coverageCount) })),
  coverageByPrimary: z.array(
    z.object({ primaryClass: z.enum([...voltageClasses, NONE]), coverages: z.array(coverageCount) }),
  ),
  margins: z.array(z.object({ margin: z.enum([...marginBands, INCOMPLETE, NONE]), ...orders })),
  stock: z.array(z.object({ kva: number, units: count, inventoryQuery: inventorySelectionSchema, ...orders })),
  /** By requirement, most valuable first, at most 25 groups. */
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
  /** Number of unlisted groups. */
  moreUnserved: count,
});
export type Overview = z.output<typeof overviewSchema>;
