import type { Requirement, Order } from '../../contract/orders/order';
import { formatNumber, NOT_AVAILABLE } from '../format/number';
import type { Coverage } from '../../contract/orders/ordersBands';
import type { OrderPrice } from '../cost/salePrice';
import { plainNumber, type Quantity } from '../quantity/quantity';
import { jobType } from './jobType';

type Notes = Partial<Pick<Requirement, 'formatted_notes' | 'notes'>>;

export const orderNotes = ({ formatted_notes, notes }: Notes): string => formatted_notes?.trim() || notes?.trim() || '';

export const stateOfPlace = (place: string | null | undefined): string | null =>
  /,\s*([a-z]{2})$/i.exec(place?.trim() ?? '')?.[1]?.toUpperCase() ?? null;

/**
 * Adds a space before 'KVA' (spec section 2) and thousands separators: '1500KVA PAD' becomes '1,500 KVA PAD'. Numbers beyond exact
 * precision stay. The SQL export of orders does the same.
 */
export function transformerType(description: string): string {
  return description
    .trim()
    .replace(/(\w)(?=KVA)/gi, '$1 ')
    .replace(/(?<![\d.,])\d{4,15}(?=\s+KVA)/gi, formatNumber);
}

/** An order as screens show it (spec section 3). A null is shown as 'N/A'. */
export interface DisplayOrder {
  id: string;
  orderCode: string;
  customerName: string | null;
  customerLocation: string;
  orderDate: string | null;
  status: OrderStatus;
  priority: 'Medium';
  transformerType: string;
  kvaRating: Quantity;
  deliveryDate: string | null;
  notes: string | null;
  formatted_notes: string | null;
  salespersonName: string | null;
  salesRepEmail: string | null;
  sales_rep_emails: string[];
  /** 'RC', 'RW', or empty if the order does not say. */
  jobType: string;
  currentWarehouse: string;
  shippedFromState: string | null;
  customerRequestDate: string | null;
  /** US dollars. */
  dollarValue: number | null;
  price: OrderPrice;
  issued_units: Quantity;
  jobOrderNumber: string | null;
  salesOrderNumber: string | null;
  requirement: Partial<Requirement>;
  coverage: Coverage | null;
  /** 0 if unknown. */
  comments: number;
  isRetired: boolean;
  /** Set for a line of an inquiry. */
  inquiryId?: string;
  isFreightPaidByCustomer: boolean;
}

type OrderStatus = 'Active' | 'Closed';

/** Applies the mapping rules of spec section 3. */
export function toDisplayOrder(order: Order): DisplayOrder {
  const requirement: Partial<Requirement> = order.requirement ?? {};
  return {
    ...people(order),
    ...dates(order),
    ...requirementTexts(requirement),
    id: String(order.id),
    orderCode: order.order_code ?? String(order.id),
    status: orderStatus(order.issued_units),
    priority: 'Medium',
    jobType: jobType(order.order_type),
    dollarValue: plainNumber(order.sale_price),
    price: orderPrice(order),
    issued_units: order.issued_units,
    jobOrderNumber: order.job_number,
    salesOrderNumber: order.sales_order_number,
    requirement,
    coverage: order.coverage,
    comments: order.comments ?? 0,
    isRetired: typeof order.retired_at === 'string',
    ...inquiryOf(order),
    isFreightPaidByCustomer: order.freight_paid_by_customer === true,
  };
}

const inquiryOf = ({ inquiry_id: id }: Pick<Order, 'inquiry_id'>) =>
  id === undefined || id === null ? {} : { inquiryId: String(id) };

function orderPrice({ sale_price, won_price }: Pick<Order, 'sale_price' | 'won_price'>): OrderPrice {
  const won = plainNumber(won_price);
  return won === null ? plainNumber(sale_price) : { won };
}

/** 'Closed' once units were issued, otherwise 'Active' (spec section 4). */
export function orderStatus(issuedUnits: Quantity): OrderStatus {
  return (plainNumber(issuedUnits) ?? 0) > 0 ? 'Closed' : 'Active';
}

const people = (order: Order) => ({
  customerName: order.customer_name,
  customerLocation: order.ship_city && order.ship_state ? `${order.ship_city}, ${order.ship_state}` : NOT_AVAILABLE,
  salespersonName: order.sales_rep,
  salesRepEmail: order.sales_rep_email,
  sales_rep_emails: order.sales_rep_emails,
});

const dates = (order: Order) => ({
  orderDate: order.order_date,
  deliveryDate: order.request_date,
  customerRequestDate: order.request_date,
});

const requirementTexts = (requirement: Partial<Requirement>) => ({
  transformerType: transformerType(requirement.stock_code_desc ?? '') || NOT_AVAILABLE,
  kvaRating: requirement.kva_rating,
  notes: requirement.notes ?? null,
  formatted_notes: requirement.formatted_notes ?? null,
  currentWarehouse: requirement.warehouse_desc?.trim() || NOT_AVAILABLE,
  shippedFromState: stateOfPlace(requirement.warehouse_desc),
});
