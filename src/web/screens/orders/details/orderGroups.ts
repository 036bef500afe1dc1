import { formatDate } from '../../../../domain/format/date';
import { formatKva, orNA } from '../../../../domain/format/number';
import { formatPrice } from '../../../../domain/format/money';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';

export interface OrderGroup {
  title: string;
  items: readonly { label: string; value: string }[];
}

/** Who ordered which job and when: the head of the Order Details dialog (spec section 2). */
export const orderHead = (order: DisplayOrder): OrderGroup['items'] => [
  { label: 'Job Number', value: orNA(order.jobOrderNumber) },
  { label: 'Sales Order Number', value: orNA(order.salesOrderNumber) },
  { label: 'Created on', value: formatDate(order.orderDate) },
];

/** The groups of the Order Details dialog (spec section 2). */
export const orderGroups = (order: DisplayOrder): OrderGroup[] => [
  {
    title: 'Customer Information',
    items: [
      { label: 'Customer', value: orNA(order.customerName) },
      { label: 'Location', value: order.customerLocation },
    ],
  },
  {
    title: 'Timeline',
    items: [
      { label: 'Order Date', value: formatDate(order.orderDate) },
      { label: 'Customer Request Date', value: formatDate(order.customerRequestDate) },
    ],
  },
  {
    title: 'Transformer Requirements',
    items: [
      { label: 'Type', value: order.transformerType },
      { label: 'KVA Rating', value: formatKva(order.kvaRating) },
      { label: 'Issued Units', value: orNA(order.issued_units) },
    ],
  },
  {
    title: 'Order Information',
    items: [
      { label: 'Salesperson', value: orNA(order.salespersonName) },
      { label: 'Price', value: formatPrice(order.dollarValue) },
      { label: 'Job Type', value: orNA(order.jobType) },
    ],
  },
  {
    title: 'Shipping Information',
    items: [
      { label: 'Current Warehouse', value: order.currentWarehouse },
      { label: 'Shipping From', value: orNA(order.shippedFromState) },
    ],
  },
];
