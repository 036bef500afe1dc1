import { paths } from '../../src/contract/paths';

/** Addresses of the product API as MSW matches them, on any origin. */
export const calls = {
  lastRefresh: `*${paths.lastRefresh}`,
  overview: `*${paths.overview}`,
  orders: `*${paths.orders}`,
  ordersExport: `*${paths.ordersExport}`,
  ordersCounts: `*${paths.ordersCounts}`,
  order: `*${paths.orders}:orderId`,
  orderSummary: `*${paths.orders}by-order-id/:orderId`,
  recommendations: `*${paths.recommendations}`,
  matchIc: `*${paths.matchIc}`,
  states: `*${paths.states}`,
  inventoryAll: `*${paths.inventoryAll}`,
  customerRequirement: `*${paths.customerRequirement('')}:id`,
  inventoryByCode: `*${paths.inventoryByCode('')}:itemCode`,
  ordersForUnit: `*${paths.inventoryByCode('')}:itemCode/orders`,
  unitOptions: `*${paths.inventoryByCode('')}:itemCode/options`,
  reservations: `*${paths.reservations}`,
  reservation: `*${paths.reservation('')}:id`,
  reservationsOfUnit: `*${paths.reservationsOfUnit('')}:itemCode`,
  contention: `*${paths.contention}`,
  imports: `*${paths.imports}`,
  importColumns: `*${paths.importColumns}`,
  import: `*${paths.import('')}:id`,
  logout: `*${paths.logout}`,
  anything: '*/api/*',
} as const;
