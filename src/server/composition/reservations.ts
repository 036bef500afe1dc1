import { personOf } from '../personOf';
import { countedReservations } from '../metrics/counted/countedReservations';
import { openPointsOf } from '../matching/openPointsOf';
import { createNoticesRepository } from '../repositories/reservations/notices';
import type { OpenPointsOf } from '../repositories/reservations/reservationReserve';
import { createReservationsRepository } from '../repositories/reservations/reservations';
import { reservedPairs } from '../repositories/plans/reservedPairs';
import { createRetirementRepository } from '../repositories/retirement';
import type { Api } from '../routes/api';
import { registerNotices } from '../routes/people/notices';
import { registerPlans } from '../routes/plans';
import { registerReservations } from '../routes/reservations';
import { registerRetirement } from '../routes/retirement';
import type { AppDependencies } from './appDependencies';
import type { Repositories } from './repositories';

/** Who set which unit aside for which order, the plan for all of them, and what is retired. */
export function registerReservationRooms(
  app: Api,
  { config, db, liveUnits, metrics, now = () => new Date() }: AppDependencies,
  { orders, units }: Repositories,
): void {
  const pointsOf: OpenPointsOf = (order, unit) => openPointsOf(order, unit, liveUnits.rates().values);
  const uncounted = createReservationsRepository(db, pointsOf, config.mail !== null);
  const reservations = countedReservations(uncounted, metrics);
  registerReservations(app, { reservations, units, personOf });
  registerPlans(app, { orders, units, liveUnits, reservations, reserved: () => reservedPairs(db), personOf, now });
  registerRetirement(app, { retirement: createRetirementRepository(db), units, orders, personOf });
  registerNotices(app, { notices: createNoticesRepository(db), personOf });
}
