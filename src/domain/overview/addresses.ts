import type { InventorySelection } from '../../contract/inventory/inventoryQuery';
import type { OrdersCountsQuery } from '../../contract/orders/ordersQuery';

/** Address names that differ from the server's. */
const names: Readonly<Record<string, string>> = {
  sales_rep: 'salesperson',
  customer_name: 'customer',
  date_range: 'days',
  order_type: 'job',
  delivery_state: 'state',
  unit_assignment: 'status',
};

const words = (name: string, value: string) => (name === 'order_type' ? value.toUpperCase() : value);

/** Open Orders lists unassigned orders by default. */
const isSaid = (name: string, value: string | undefined) => !(name === 'unit_assignment' && value === 'unassigned');

export const ordersAddress = (query: OrdersCountsQuery): string =>
  addressOf(
    '/',
    Object.entries<string | undefined>(query).flatMap(([name, value]) =>
      value !== undefined && isSaid(name, value) ? [[names[name] ?? name, words(name, value)]] : [],
    ),
  );

export const inventoryAddress = (query: InventorySelection): string =>
  addressOf(
    '/inventory',
    Object.entries<string | string[] | undefined>(query).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  );

function addressOf(path: string, words: string[][]): string {
  const query = new URLSearchParams(words).toString();
  return query === '' ? path : `${path}?${query}`;
}
