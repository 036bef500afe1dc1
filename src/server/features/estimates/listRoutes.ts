import type { Kysely } from 'kysely';
import { estimateListQuerySchema, estimateListSchema } from '../../../contract/estimates/estimateList';
import { paths } from '../../../contract/paths';
import { businessDay } from '../../../domain/calendar/businessDay';
import type { Database } from '../../db/schema/schema';
import type { On } from '../../db/unitOfWork';
import type { Api } from '../../http/api';
import { listEstimates } from './listEstimates';
import { toListedEstimate } from './presenter';

export interface EstimateListDependencies {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
}

export function registerEstimateList(app: Api, on: On<EstimateListDependencies>): void {
  const schema = {
    summary: 'Estimates of all orders: filtered, one page at a time, the latest saved first',
    description: 'States are as stored. With `show=expiring`, the quotations that expire first come first.',
    ...{ tags: ['Estimates'], querystring: estimateListQuerySchema, response: { 200: estimateListSchema } },
  };
  app.get(paths.estimates, { schema }, async (request, _reply, { subject }) => {
    const { db, now } = on(request.db);
    const { rows, count } = await listEstimates(db, request.query, { subject, today: businessDay(now()) });
    return { results: rows.map(toListedEstimate), count };
  });
}
