import type { Selectable } from 'kysely';
import type { ServableOrder } from '../../../contract/matching/servableOrders';
import type { Score } from '../../../domain/matching/ranking/scoreUnit';
import type { OrdersTable } from '../../db/schema';
import { toNumber } from '../decimal';

type Fitness = Pick<Score, 'fit' | 'score' | 'margin' | 'marginPercentage' | 'isComplete'>;

/** An open order for which a unit is a candidate, how it fits, and what that would bring. */
export const toServableOrder = (row: Selectable<OrdersTable>, score: Fitness): ServableOrder => ({
  id: row.id,
  order_code: row.order_code,
  job_number: row.job_number,
  customer_name: row.customer_name,
  request_date: row.request_date,
  kva_rating: toNumber(row.kva_rating),
  fit: score.fit,
  match_score: score.score,
  sale_price: toNumber(row.sale_price),
  margin: score.margin,
  margin_percentage: score.marginPercentage,
  is_complete: score.isComplete,
});
