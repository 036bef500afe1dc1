import { preloadable } from '../../loading/preloadable';

/** What the list does without until it is asked for: one download, fetched when there is time. */
export const FilterPanel = preloadable(() =>
  import(/* webpackChunkName: "order-parts" */ './filters/FilterPanel').then((m) => m.FilterPanel),
);
export const OrdersTable = preloadable(() =>
  import(/* webpackChunkName: "order-parts" */ './list/OrdersTable').then((m) => m.OrdersTable),
);
export const OrderDetailsDialog = preloadable(() =>
  import(/* webpackChunkName: "order-parts" */ './details/OrderDetailsDialog').then((m) => m.OrderDetailsDialog),
);

export const ListActions = preloadable(() =>
  import(/* webpackChunkName: "order-parts" */ './actions/ListActions').then((m) => m.ListActions),
);

/** Brings all of them; one that does not come is fetched again when it is asked for. */
export const preloadOrderParts = () =>
  Promise.allSettled([FilterPanel, OrdersTable, OrderDetailsDialog, ListActions].map((part) => part.preload()));
