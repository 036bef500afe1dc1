import { setMaxListeners } from 'node:events';
import { createKeptPlans } from '../matching/plan/effects/keptPlans';
import { createMadePlans } from '../matching/plan/madePlans';
import { createPlanQueue } from '../matching/plan/queue/planQueue';
import { reservedPairs } from '../repositories/plans/reservedPairs';
import { createScenariosRepository } from '../repositories/plans/scenarios';
import { createUnitLoads } from '../repositories/units/unitLoads';
import type { ReservationsRepository } from '../repositories/reservations/reservations';
import type { Api } from '../routes/api';
import { registerPlans } from '../routes/plans/plans';
import type { RoomDependencies } from './appDependencies';
import type { On } from '../repositories/unitOfWork';
import { createOrdersRepository } from '../repositories/orders/orders';
import { createUnitsRepository } from '../repositories/units/units';

/** The plan for the whole inventory. */
export function registerPlanRooms(
  app: Api,
  { db, reads, liveUnits, changes, leaving, now }: RoomDependencies,
  reservationsOn: On<ReservationsRepository>,
): void {
  const closing = new AbortController();
  app.server.addHook('onClose', () => closing.abort());
  const ending = leaving === undefined ? closing.signal : AbortSignal.any([leaving, closing.signal]);
  // Every request for a plan listens.
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
