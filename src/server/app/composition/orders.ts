import { setMaxListeners } from 'node:events';
import { createOrderFreightRepository, createOrdersRepository } from '../../features/orders/repository';
import { createOverviewRepository } from '../../features/overview/repository';
import { createSearchRepository } from '../../features/search/repository';
import { createViewsRepository } from '../../features/views/repository';
import { registerSearch } from '../../features/search/routes';
import { stockOf } from '../../features/search/stock';
import type { Api } from '../../http/api';
import { registerOrderFreight, registerOrders, registerOrdersExport } from '../../features/orders/routes';
import { registerOverview } from '../../features/overview/routes';
import { registerViews } from '../../features/views/routes';
import { type FeatureDependencies, repositoriesOn } from './appDependencies';
import { createCachedPlans } from '../../features/plan/effects';
import { createMadePlans } from '../../features/plan/makePlan';
import { createPlanQueue } from '../../features/plan/planQueue';
import { reservedPairs, createScenariosRepository } from '../../features/plan/repository';
import { createUnitLoads, createUnitsRepository } from '../../features/units/repository';
import type { ReservationsRepository } from '../../features/reservations/repository';
import { registerPlans } from '../../features/plan/routes';
import type { On } from '../../db/unitOfWork';

export function registerOrderFeatures(app: Api, dependencies: FeatureDependencies): void {
  const { reads, liveUnits, now } = dependencies;
  const orders = createOrdersRepository(reads.db, now);
  registerOrders(app, orders);
  registerOrderFreight(app, (on) => ({ ...repositoriesOn(on), freight: createOrderFreightRepository(on) }));
  registerOrdersExport(app, orders);
  registerSearch(app, createSearchRepository(reads.db), (text) => stockOf(liveUnits, text));
  registerOverview(app, createOverviewRepository(reads.db), now);
  registerViews(app, (on) => ({ views: createViewsRepository(on) }));
}

export function registerPlanFeatures(
  app: Api,
  { db, reads, liveUnits, changes, shutdown, now, quotationsPerMinute: pdfsPerMinute }: FeatureDependencies,
  reservationsOn: On<ReservationsRepository>,
): void {
  const closing = new AbortController();
  app.server.addHook('onClose', () => closing.abort());
  const ending = shutdown === undefined ? closing.signal : AbortSignal.any([shutdown, closing.signal]);
  // Every plan request adds a listener.
  setMaxListeners(0, ending);
  const queue = createPlanQueue();
  const isStill = async (position: string) => (await changes.hub.since(position)).changes.length === 0;
  const orders = createOrdersRepository(reads.db, now);
  const units = createUnitsRepository(db);
  const loads = createUnitLoads(db);
  registerPlans(app, {
    ...{ orders, units, liveUnits, now, queue, loads, pdfsPerMinute, shutdown: ending },
    on: (on) => ({ reservations: reservationsOn(on), scenarios: createScenariosRepository(on) }),
    reserved: () => reservedPairs(db),
    made: createMadePlans(),
    cachedPlan: createCachedPlans({ orders, liveUnits, loads, position: changes.position, isStill, queue }),
  });
}
