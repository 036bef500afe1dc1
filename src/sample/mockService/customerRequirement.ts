import type { CustomerRequirement, PendingOrder } from '../../contract/orders/customerRequirement';
import { type Order, SAMPLE_ORDER } from '../../contract/orders/order';
import { plainNumber } from '../../domain/quantity/quantity';

/** The requirement behind a sample order; people and addresses are invented. */
export const toCustomerRequirement = (order: Order): CustomerRequirement => ({
  ...client,
  id: order.id,
  customerName: order.customer_name,
  projectName: `${order.customer_name ?? 'Customer'}, ${order.ship_city ?? 'site'}`,
  description: order.requirement?.stock_code_long_desc ?? null,
  priority: 'Medium',
  status: 'Active',
  specs: order.requirement,
  salesRep: order.sales_rep,
  requestDate: order.request_date,
  probabilityToClose: 80,
  salePrice: plainNumber(order.sale_price),
});

const client = {
  clientName: 'Robin Castellanos',
  clientEmail: 'robin.castellanos@specai.test',
  clientPhone: '602-555-0143',
  clientType: 'Utility',
};

/** The sample order of the specification. */
export const toPendingOrder = (order: Order): PendingOrder => ({
  orderId: SAMPLE_ORDER,
  customerRequirementId: order.id,
  status: 'pending',
  specs: order.requirement,
  notes: order.requirement?.notes ?? null,
});
