import type { Kysely } from 'kysely';
import {
  estimateListQuerySchema,
  estimateListSchema,
  type ListedEstimate,
} from '../../../contract/estimates/estimateList';
import { paths } from '../../../contract/paths';
import { businessDay } from '../../../domain/calendar/businessDay';
import type { Database } from '../../db/schema/schema';
import type { On } from '../../db/unitOfWork';
import type { Api } from '../../http/api';
import { listEstimates, type ListedRow } from './listEstimates';

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
    return { results: rows.map(toListed), count };
  });
}

const toListed = (row: ListedRow): ListedEstimate => ({
  ...{ id: String(row.id), orderId: String(row.order_id), jobNumber: row.job_number, customerName: row.customer_name },
  ...{ unitSerial: row.serial, name: row.name, version: row.version, state: row.state, author: row.author_name },
  ...{ isOwn: row.is_own, savedAt: row.saved_at.toISOString(), quotation: row.number, validUntil: row.valid_until },
});
