import { setMaxListeners } from 'node:events';
import { createOrderFreightRepository, createOrdersRepository } from '../repositories/orders/orders';
import { createOverviewRepository } from '../repositories/orders/overviewGroups';
import { createSearchRepository } from '../repositories/search';
import { createViewsRepository } from '../repositories/views';
import type { Api } from '../routes/api';
import {
  registerOrderFreight,
  registerOrders,
  registerOrdersExport,
  registerOverview,
  registerSearch,
} from '../routes/orders';
import { registerViews } from '../routes/views';
import { type RoomDependencies, repositoriesOn } from './appDependencies';
import { createKeptPlans } from '../matching/plan/effects';
import { createMadePlans } from '../matching/plan/makePlan';
import { createPlanQueue } from '../matching/plan/planQueue';
import { reservedPairs, createScenariosRepository } from '../repositories/plans';
import { createUnitLoads, createUnitsRepository } from '../repositories/units/units';
import type { ReservationsRepository } from '../repositories/reservations/reservations';
import { registerPlans } from '../routes/plans';
import type { On } from '../repositories/unitOfWork';

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

export function registerPlanRooms(
  app: Api,
  { db, reads, liveUnits, changes, leaving, now }: RoomDependencies,
  reservationsOn: On<ReservationsRepository>,
): void {
  const closing = new AbortController();
  app.server.addHook('onClose', () => closing.abort());
  const ending = leaving === undefined ? closing.signal : AbortSignal.any([leaving, closing.signal]);
  // Every plan request adds a listener.
  setMaxListeners(0, ending);
  const queue = createPlanQueue();
  const isStill = async (position: string) => (await changes.hub.since(position)).changes.length === 0;
  const orders = createOrdersRepository(reads.db, now);
  const units = createUnitsRepository(db);
  const loads = createUnitLoads(db);
  registerPlans(app, {
    ...{ orders, units, liveUnits, now, queue, loads, leaving: ending },
    on: (on) => ({ reservations: reservationsOn(on), scenarios: createScenariosRepository(on) }),
    reserved: () => reservedPairs(db),
    made: createMadePlans(),
    kept: createKeptPlans({ orders, liveUnits, loads, position: changes.position, isStill, queue }),
  });
}
