import { estimateGrounds } from '../../features/matching/estimateGrounds';
import { createOrdersRepository } from '../../features/orders/repository';
import { registerNewRecords } from '../../features/records/newRecordRoutes';
import { registerRecords } from '../../features/records/routes';
import { registerUnitChanges } from '../../features/records/unitChangeRoutes';
import { createUnitChangesRepository } from '../../features/records/unitChanges';
import type { Api } from '../../http/api';
import type { FeatureDependencies } from './appDependencies';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/schema';

export function registerRecordFeatures(app: Api, { liveUnits, now }: FeatureDependencies): void {
  const judging = estimateGrounds(now);
  const on = (db: Kysely<Database>) => ({ db, orders: createOrdersRepository(db, now), liveUnits, judging, now });
  registerRecords(app, on);
  registerNewRecords(app, on);
  registerUnitChanges(app, (db) => createUnitChangesRepository(db, now));
}
