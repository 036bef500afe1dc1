import type { SalesOrder } from '../../../contract/requests/salesOrder';
import { MAX_JOBS } from '../../../contract/requests/salesOrder';
import { unstatedFields } from '../../../domain/matching/reading/requirement';
import { NotFoundError } from '../../http/api';
import { matchesOf, type RecommendDependencies } from '../matching/recommend';
import { requirementOfOrder } from '../matching/requirementOfOrder';
import { toOrder } from '../orders/presenter';
import type { OrdersRepository } from '../orders/repository';
import { assignLines } from './assignLines';

export interface SalesOrderDependencies extends RecommendDependencies {
  readonly orders: Pick<OrdersRepository, 'ofSalesOrder'>;
}

/** Its jobs, with distinct units for those that are open and have none. */
export async function salesOrder(dependencies: SalesOrderDependencies, number: string): Promise<SalesOrder> {
  const { orders, liveUnits } = dependencies;
  const all = await orders.ofSalesOrder(number);
  const rows = all.slice(0, MAX_JOBS);
  if (rows.length === 0) throw new NotFoundError('There is no such sales order.');
  const rates = liveUnits.rates();
  const open = rows
    .filter((row) => row.assigned_serial === null && row.issued_units === 0)
    .map((row) => ({ id: row.id, requirement: requirementOfOrder(row), quantity: 1 }));
  const assigned = open.length === 0 ? [] : await assignLines(liveUnits, open);
  const units = await Promise.all(assigned.map((ranked) => matchesOf(dependencies, ranked)));
  const byJob = new Map(open.map(({ id, requirement }, at) => [id, { requirement, unit: units[at]?.[0] ?? null }]));
  const jobs = rows.map((row) => {
    const found = byJob.get(row.id);
    return {
      order: toOrder(row),
      reserved: row.assigned_serial,
      unit: found?.unit ?? null,
      unstated: found === undefined ? [] : unstatedFields(found.requirement),
    };
  });
  return { jobs, count: all.length, rates };
}
