import { preloadable } from '../../ui/preloadable';

/** What the list does without until it is asked for: one download, fetched when there is time. */
export const FilterPanel = preloadable(() =>
  import(/* webpackChunkName: "order-parts" */ './FilterPanel').then((m) => m.FilterPanel),
);
export const OrdersTable = preloadable(() =>
  import(/* webpackChunkName: "order-parts" */ './OrdersTable').then((m) => m.OrdersTable),
);
export const OrderDetailsDialog = preloadable(() =>
  import(/* webpackChunkName: "order-parts" */ './OrderDetailsDialog').then((m) => m.OrderDetailsDialog),
);

export const ListActions = preloadable(() =>
  import(/* webpackChunkName: "order-parts" */ './ListActions').then((m) => m.ListActions),
);

/** Brings all of them; one that does not come is fetched again when it is asked for. */
export const preloadOrderParts = () =>
  Promise.allSettled([FilterPanel, OrdersTable, OrderDetailsDialog, ListActions].map((part) => part.preload()));
