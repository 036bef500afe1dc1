import * as z from 'zod/mini';
import { identifier, number, text } from '../fields';
import { requirementSchema } from './order';

const specs = z._default(z.nullable(requirementSchema), null);

/** GET /api/customer-requirements/{id} (spec section 3, other). */
export const customerRequirementSchema = z.object({
  id: identifier,
  customerName: text,
  projectName: text,
  description: text,
  /** 'High', 'Medium' or 'Low'. */
  priority: text,
  status: text,
  specs,
  salesRep: text,
  clientName: text,
  clientEmail: text,
  clientPhone: text,
  clientType: text,
  /** ISO 8601 calendar date. */
  requestDate: text,
  /** Percent. */
  probabilityToClose: number,
  /** US dollars. */
  salePrice: number,
});
export type CustomerRequirement = z.output<typeof customerRequirementSchema>;

/** An order from a customer's requirement that waits for its unit (spec section 3, other: sample order). */
export const pendingOrderSchema = z.object({
  orderId: identifier,
  customerRequirementId: identifier,
  status: z.literal('pending'),
  specs,
  notes: text,
});
export type PendingOrder = z.output<typeof pendingOrderSchema>;
