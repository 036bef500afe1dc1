/** Every address of the product API, once (spec section 7; open points as settled in docs/decisions). */
export const paths = {
  lastRefresh: '/api/last-refresh/',
  orders: '/api/orders/',
  ordersExport: '/api/orders/export/',
  order: (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}`,
  orderSummary: (idOrCode: string) => `/api/orders/by-order-id/${encodeURIComponent(idOrCode)}`,
  recommendations: '/api/orders/recommendations/',
  matchIc: '/api/orders/match-ic/',
  states: '/api/orders/states/',
  /** Only the mock service has this one and the customer requirements (spec section 7). */
  inventoryAll: '/api/inventory-stats/all',
  customerRequirement: (id: string) => `/api/customer-requirements/${encodeURIComponent(id)}`,
  inventoryByCode: (itemCode: string) => `/api/inventory-stats/by-code/${encodeURIComponent(itemCode)}`,
  ordersForUnit: (itemCode: string) => `/api/inventory-stats/by-code/${encodeURIComponent(itemCode)}/orders`,
  unitOptions: (itemCode: string) => `/api/inventory-stats/by-code/${encodeURIComponent(itemCode)}/options`,
  reservations: '/api/reservations/',
  reservation: (id: string) => `/api/reservations/${encodeURIComponent(id)}`,
  reservationsOfUnit: (itemCode: string) => `/api/reservations/of-unit/${encodeURIComponent(itemCode)}`,
  imports: '/api/imports/',
  import: (id: string) => `/api/imports/${encodeURIComponent(id)}`,
  importColumns: '/api/imports/columns',
  /** Drawings and documents of units are below it. */
  files: '/api/files/',
  logout: '/auth/logout/',
  config: '/config.json',
  openApi: '/api/openapi.json',
  docs: '/api/docs',
} as const;
