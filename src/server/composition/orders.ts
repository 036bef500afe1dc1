import { createOrderFreightRepository } from '../repositories/orders/orderFreight';
import { createOrdersRepository } from '../repositories/orders/orders';
import { createOverviewRepository } from '../repositories/orders/overviewGroups';
import { createSearchRepository } from '../repositories/search/search';
import { createViewsRepository } from '../repositories/views';
import type { Api } from '../routes/api';
import { registerOrderFreight } from '../routes/orders/orderFreight';
import { registerOrders } from '../routes/orders/orders';
import { registerOrdersExport } from '../routes/orders/ordersExport';
import { registerOverview } from '../routes/orders/overview';
import { registerSearch } from '../routes/search';
import { registerViews } from '../routes/people/views';
import type { RoomDependencies } from './appDependencies';
import { repositoriesOn } from './repositories';

/** Open orders: lists, exports, searches, sums and saved views. */
export function registerOrderRooms(app: Api, dependencies: RoomDependencies): void {
  const { reads, now } = dependencies;
  const orders = createOrdersRepository(reads.db, now);
  registerOrders(app, orders);
  registerOrderFreight(app, (on) => ({ ...repositoriesOn(on), freight: createOrderFreightRepository(on) }));
  registerOrdersExport(app, orders);
  registerSearch(app, createSearchRepository(reads.db));
  registerOverview(app, createOverviewRepository(reads.db), now);
  registerViews(app, (on) => ({ views: createViewsRepository(on) }));
}
