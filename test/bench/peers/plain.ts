import { cardOf, fetchUnits, root } from './shared';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });
const HEADS = ['Job Number', 'Sales Order', 'Customer', 'Salesperson', 'Location', 'kVA', 'Price', 'Order Date', ''];

function rowOf(order: Record<string, string>): string {
  const cells = [
    ...[order.job_number, order.sales_order_number, order.customer_name, order.sales_rep],
    ...[`${order.ship_city}, ${order.ship_state}`, order.kva_rating, dollars.format(Number(order.sale_price))],
    ...[day.format(new Date(order.order_date ?? '')), '<button>Compare Units</button>'],
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

async function list(): Promise<void> {
  const heads = HEADS.map((head) => `<th>${head}</th>`).join('');
  root().innerHTML = `<h1>Open Orders</h1><table><thead><tr>${heads}</tr></thead><tbody></tbody></table>`;
  const orders = (await (await fetch('/data/orders?range=[0,5]')).json()) as Record<string, string>[];
  document.querySelector('tbody')!.innerHTML = orders.map(rowOf).join('');
}

async function comparison(): Promise<void> {
  const units = (await fetchUnits(50)).slice(0, 3);
  root().innerHTML = `<main class="cards">${units.map((unit) => cardOf(unit)).join('')}</main>`;
}

/** The minimum work for a browser to show a page of orders, or three of fifty units. */
await (location.search === '?comparison' ? comparison() : list());
