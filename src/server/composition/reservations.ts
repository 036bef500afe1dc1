import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { countedReservations } from '../metrics/counted';
import { openPointsOf } from '../matching/requirementOfOrder';
import { createNoticesRepository } from '../repositories/reservations/reservationRelease';
import type { OpenPointsOf } from '../repositories/reservations/reservationReserve';
import { createReservationsRepository } from '../repositories/reservations/reservations';
import { createRetirementRepository } from '../repositories/units/units';
import type { Api } from '../routes/api';
import { registerNotices, registerReservations } from '../routes/reservations';
import { registerRetirement } from '../routes/units/inventory';
import { type RoomDependencies, repositoriesOn } from './appDependencies';
import { registerEstimateRooms } from './estimates';
import { registerPlanRooms } from './orders';

export function registerReservationRooms(app: Api, dependencies: RoomDependencies): void {
  const { config, liveUnits, metrics } = dependencies;
  const pointsOf: OpenPointsOf = (order, unit, accepted) =>
    openPointsOf({ order, unit, accepted }, liveUnits.rates().values);
  const reservationsOn = (db: Kysely<Database>) =>
    countedReservations(createReservationsRepository(db, pointsOf, config.mail !== null), metrics);
  registerReservations(app, (db) => ({ ...repositoriesOn(db), reservations: reservationsOn(db) }));
  registerEstimateRooms(app, { ...dependencies, openPointsOf: pointsOf });
  registerPlanRooms(app, dependencies, reservationsOn);
  registerRetirement(app, (db) => ({ ...repositoriesOn(db), retirement: createRetirementRepository(db) }));
  registerNotices(app, (db) => ({ notices: createNoticesRepository(db) }));
}
