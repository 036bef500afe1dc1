import { countedReservations } from '../metrics/counted';
import { openPointsOf } from '../matching/openPointsOf';
import { createNoticesRepository } from '../repositories/reservations/notices';
import type { OpenPointsOf } from '../repositories/reservations/reservationReserve';
import { createReservationsRepository } from '../repositories/reservations/reservations';
import { createRetirementRepository } from '../repositories/retirement';
import type { Api } from '../routes/api';
import { registerNotices } from '../routes/people/notices';
import { registerReservations } from '../routes/reservations';
import { registerRetirement } from '../routes/retirement';
import type { AppDependencies } from './appDependencies';
import { registerEstimateRooms } from './estimates';
import { registerPlanRooms } from './plans';
import type { Repositories } from './repositories';

/** Who set which unit aside for which order, what that was estimated at and quoted for, the plan for all orders, and what is retired. */
export function registerReservationRooms(app: Api, dependencies: AppDependencies, repositories: Repositories): void {
  const { config, db, liveUnits, metrics } = dependencies;
  const { orders, units } = repositories;
  const pointsOf: OpenPointsOf = (order, unit, accepted) =>
    openPointsOf({ order, unit, accepted }, liveUnits.rates().values);
  const uncounted = createReservationsRepository(db, pointsOf, config.mail !== null);
  const reservations = countedReservations(uncounted, metrics);
  registerReservations(app, { reservations, units });
  registerEstimateRooms(app, { ...dependencies, openPointsOf: pointsOf }, repositories);
  registerPlanRooms(app, dependencies, repositories, reservations);
  registerRetirement(app, { retirement: createRetirementRepository(db), units, orders });
  registerNotices(app, { notices: createNoticesRepository(db) });
}
