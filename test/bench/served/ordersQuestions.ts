import { paths } from '../../../src/contract/paths';
import { address, type Query, type Questions } from './questions';

interface KnownOrder {
  readonly id: number;
  readonly job_number: string;
  readonly customer_name: string;
  readonly sales_rep: string | null;
  readonly best_serial: string | null;
}

/** What staff ask when they decide which order to work on next, and what a phone call asks for. */
export function ordersQuestions(orders: readonly KnownOrder[]): Questions[] {
  const open = (name: string, path: string, queries: readonly Query[]): Questions => ({
    name,
    addresses: queries.map((query) => address(path, { unit_assignment: 'unassigned', ...query })),
  });
  const urgencies: readonly Query[] = [
    {},
    { due: 'overdue' },
    { due: '14' },
    { coverage: 'none' },
    { needs_engineering: 'true' },
    { mine: 'true' },
  ];
  const customers = orders.slice(0, 20).map((order) => ({ customer_name: order.customer_name.slice(0, 30) }));
  const serials = orders.flatMap(({ best_serial }) => best_serial ?? []);
  const typed = orders
    .slice(0, 12)
    .flatMap(({ job_number, customer_name }) => [
      { q: job_number.slice(0, 3) },
      { q: job_number },
      { q: customer_name.slice(0, 5) },
      { q: `${customer_name.slice(0, 4)}x${customer_name.slice(4)}` },
    ]);
  return [
    open(
      'first page, by urgency',
      paths.orders,
      urgencies.map((query) => ({ ...query, ordering: 'request_date' })),
    ),
    open('first page of a customer', paths.orders, customers),
    open('deep page', paths.orders, [{ page: '400', page_size: '100', ordering: 'request_date' }]),
    open('counts, by urgency', paths.ordersCounts, urgencies),
    open('counts of a customer', paths.ordersCounts, customers),
    { name: 'overview', addresses: [paths.overview] },
    {
      name: 'contention of a page of units',
      addresses: [address(paths.contention, { serials: serials.slice(0, 50).join(',') })],
    },
    { name: 'search', addresses: typed.map((query) => address(paths.search, query)) },
  ];
}
