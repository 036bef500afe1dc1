import * as z from 'zod/mini';
import { listOf, text } from '../fields';
import { orderSchema } from '../orders/order';
import { ratesOrNone } from '../rates/rateSets';
import { unitSchema } from '../units/unit';

/** Jobs of a sales order that are filled together. */
export const MAX_JOBS = 20;

const jobSchema = z.object({
  order: orderSchema,
  /** IC# of the unit that is reserved for it. */
  reserved: text,
  /** For a job without a unit, the one that suits all jobs together; null if none is left. */
  unit: z.nullable(unitSchema),
  /** Fields that the job must state before units can be judged. */
  unstated: listOf(z.string()),
});
export type JobOfSalesOrder = z.output<typeof jobSchema>;

/** GET /api/sales-orders/{salesOrder}: its jobs by number, and distinct units for those without one. */
export const salesOrderSchema = z.object({
  jobs: z.array(jobSchema),
  /** All its jobs. */
  count: z.int(),
  rates: ratesOrNone,
});
export type SalesOrder = z.output<typeof salesOrderSchema>;
