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
import type { AppDependencies } from './appDependencies';
import type { Repositories } from './repositories';

type EstimateDependencies = AppDependencies & { readonly openPointsOf: OpenPointsOf };

/** What jobs are estimated at, and what customers are offered. */
export function registerEstimateRooms(
  app: Api,
  dependencies: EstimateDependencies,
  { orders, units }: Repositories,
): void {
  const {
    config,
    db,
    fileStore: store,
    metrics,
    openPointsOf,
    quotationsPerMinute,
    now = () => new Date(),
  } = dependencies;
  const hasMail = config.mail !== null;
  const judging = estimateGrounds(now);
  const uncounted = createEstimatesRepository(db, judging, openPointsOf, hasMail);
  const estimates = { estimates: countedEstimates(uncounted, metrics), orders, units };
  registerEstimates(app, estimates);
  const quotations = createQuotationsRepository(db, judging.delivered);
  registerQuotations(app, { ...estimates, quotations, store, hasMail, now, perMinute: quotationsPerMinute });
  registerQuotationSettings(app, { quotationSets: createQuotationSetsRepository(db) });
}
