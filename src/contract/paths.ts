/** Every address of the product API, once (spec section 7; open points as settled in docs/decisions). */
export const paths = {
  lastRefresh: '/api/last-refresh/',
  orders: '/api/orders/',
  ordersExport: '/api/orders/export/',
  order: (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}`,
  orderSummary: (orderId: string) => `/api/orders/by-order-id/${encodeURIComponent(orderId)}`,
  recommendations: '/api/orders/recommendations/',
  matchIc: '/api/orders/match-ic/',
  states: '/api/orders/states/',
  inventoryByCode: (itemCode: string) => `/api/inventory-stats/by-code/${encodeURIComponent(itemCode)}`,
  logout: '/auth/logout/',
  config: '/config.json',
  openApi: '/api/openapi.json',
  docs: '/api/docs',
} as const;
