import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { countedEstimates } from '../metrics/counted';
import { estimateGrounds } from '../matching/estimateGrounds';
import { createEstimatesRepository } from '../repositories/estimates/estimates';
import { createQuotationSetsRepository } from '../repositories/quotations/quotationSets';
import { createQuotationsRepository } from '../repositories/quotations/quotations';
import type { OpenPointsOf } from '../repositories/reservations/reservationReserve';
import type { Api } from '../routes/api';
import { registerEstimates } from '../routes/estimates/estimates';
import { registerQuotations } from '../routes/estimates/quotations';
import { registerQuotationSettings } from '../routes/estimates/quotationSettings';
import type { RoomDependencies } from './appDependencies';
import { repositoriesOn } from './repositories';

type EstimateDependencies = RoomDependencies & { readonly openPointsOf: OpenPointsOf };

/** What jobs are estimated at, and what customers are offered. */
export function registerEstimateRooms(app: Api, dependencies: EstimateDependencies): void {
  const { config, fileStore: store, metrics, openPointsOf, quotationsPerMinute, now } = dependencies;
  const hasMail = config.mail !== null;
  const judging = estimateGrounds(now);
  const estimatesOn = (db: Kysely<Database>) => ({
    ...repositoriesOn(db),
    estimates: countedEstimates(createEstimatesRepository(db, judging, openPointsOf, hasMail), metrics),
  });
  registerEstimates(app, estimatesOn);
  registerQuotations(app, {
    on: (db) => ({
      ...{ ...estimatesOn(db), store, hasMail, now },
      quotations: createQuotationsRepository(db, judging.delivered),
    }),
    perMinute: quotationsPerMinute,
  });
  registerQuotationSettings(app, (db) => ({ quotationSets: createQuotationSetsRepository(db) }));
}
