import { oneOf, randomFrom } from './random';

export interface PeerOrder {
  readonly id: number;
  readonly job_number: string;
  readonly sales_order_number: string;
  readonly customer_name: string;
  readonly ship_city: string;
  readonly ship_state: string;
  readonly sales_rep: string;
  readonly sale_price: string;
  readonly order_date: string;
  readonly request_date: string;
  readonly requirement: { readonly kva_rating: string };
}

const COUNT = 240;
const DAY_MS = 86_400_000;
const day = (after: number) => new Date(Date.UTC(2026, 0, 1) + after * DAY_MS).toISOString().slice(0, 10);

/** Open orders for pages that are not ours, the newest first. */
export function peerOrders(): PeerOrder[] {
  const random = randomFrom(42);
  const orders = Array.from({ length: COUNT }, (_, index) => ({
    id: index + 1,
    job_number: `J${10_000 + index}`,
    sales_order_number: `SO${50_000 + index}`,
    customer_name: oneOf(['Acme Utility', 'Basin Electric', 'Canyon Power', 'Delta Co-op', 'Gila Energy'], random),
    ship_city: `City ${Math.floor(random() * 90)}`,
    ship_state: oneOf(['AZ', 'TX', 'CA', 'OR', 'WA', 'NV', 'UT', 'CO', 'NM', 'OK'], random),
    sales_rep: oneOf(['A. Ortiz', 'B. Chen', 'C. Patel', 'D. Novak', 'E. Smith'], random),
    sale_price: `${20_000 + Math.floor(random() * 90_000)}.00`,
    order_date: day(Math.floor(random() * 280)),
    request_date: day(180 + Math.floor(random() * 280)),
    requirement: { kva_rating: oneOf(['75', '112.5', '150', '225', '300', '500', '750', '1000', '2500'], random) },
  }));
  return orders.sort((a, b) => b.order_date.localeCompare(a.order_date));
}
