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
import type { AppDependencies } from './appDependencies';
import type { Repositories } from './repositories';

/** The plan for the whole inventory. */
export function registerPlanRooms(
  app: Api,
  { db, liveUnits, changes, leaving, now = () => new Date() }: AppDependencies,
  { orders, units }: Repositories,
  reservations: ReservationsRepository,
): void {
  const closing = new AbortController();
  app.server.addHook('onClose', () => closing.abort());
  const ending = leaving === undefined ? closing.signal : AbortSignal.any([leaving, closing.signal]);
  // Every request for a plan listens.
  setMaxListeners(0, ending);
  const queue = createPlanQueue();
  const isStill = async (position: string) => (await changes.hub.since(position)).changes.length === 0;
  const loads = createUnitLoads(db);
  registerPlans(app, {
    ...{ orders, units, liveUnits, reservations, now, queue, loads, leaving: ending },
    reserved: () => reservedPairs(db),
    scenarios: createScenariosRepository(db),
    made: createMadePlans(),
    kept: createKeptPlans({ orders, liveUnits, loads, position: changes.position, isStill, queue }),
  });
}
