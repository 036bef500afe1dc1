import { cardOf, root } from '../data/card';
import type { PeerOrder } from '../data/orders';
import type { PeerUnit } from '../data/units';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });

const HEADS = ['Job Number', 'Sales Order', 'Customer', 'Salesperson', 'Location', 'kVA', 'Price', 'Order Date', ''];

const rowOf = (order: PeerOrder) => {
  const cells = [
    ...[order.job_number, order.sales_order_number, order.customer_name, order.sales_rep],
    ...[`${order.ship_city}, ${order.ship_state}`, order.requirement.kva_rating],
    ...[dollars.format(Number(order.sale_price)), day.format(new Date(order.order_date))],
    '<button>Compare Units</button>',
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
};

async function list(): Promise<void> {
  const heads = HEADS.map((head) => `<th>${head}</th>`).join('');
  root().innerHTML = `<h1>Open Orders</h1><table><thead><tr>${heads}</tr></thead><tbody></tbody></table>`;
  const answer = await fetch('/ra/orders?range=[0,5]');
  const orders = (await answer.json()) as PeerOrder[];
  const body = document.querySelector('tbody');
  if (body) body.innerHTML = orders.map(rowOf).join('');
}

async function comparison(): Promise<void> {
  const answer = await fetch('/ra/units');
  const units = (await answer.json()) as PeerUnit[];
  root().innerHTML = `<main class="cards">${units
    .slice(0, 3)
    .map((unit) => cardOf(unit))
    .join('')}</main>`;
}

/** The least that a browser has to do for a page of orders, or for three of fifty units. */
await (location.search === '?comparison' ? comparison() : list());
