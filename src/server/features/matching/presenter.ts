import type { Selectable } from 'kysely';
import type { Contender, UnitContention } from '../../../contract/matching/contention';
import type { ServableOrder } from '../../../contract/matching/servableOrders';
import { classOfScore } from '../../../domain/matching/ranking/fitScore';
import type { Score } from '../../../domain/matching/ranking/scoreUnit';
import type { Rates } from '../../../domain/rates/rates';
import type { ContenderRow } from '../../db/readRows';
import type { OrdersTable } from '../../db/schema/schema';
import { toNumber } from '../units/presenter';

type Fitness = Pick<Score, 'fit' | 'score' | 'margin' | 'marginPercentage' | 'isComplete'>;

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

export function toContention(rows: readonly ContenderRow[], rates: Rates): UnitContention[] {
  const units = new Map<string, UnitContention>();
  for (const row of rows) {
    const unit = units.get(row.serial) ?? { serial: row.serial, count: row.count, orders: [] };
    unit.orders.push(toContender(row, rates));
    units.set(row.serial, unit);
  }
  return [...units.values()];
}

const toContender = (row: ContenderRow, rates: Rates): Contender => ({
  id: row.id,
  job_number: row.job_number,
  customer_name: row.customer_name,
  request_date: row.request_date,
  ...scored(row.best_score, rates),
  fallback: row.is_next_taken ? null : fallbackOf(row, rates),
  is_fallback_pending: row.is_next_taken,
});

const fallbackOf = ({ next_serial, next_score, next_margin }: ContenderRow, rates: Rates): Contender['fallback'] =>
  next_serial === null ? null : { serial: next_serial, ...scored(next_score, rates), margin: toNumber(next_margin) };

function scored(text: string | null, rates: Rates) {
  const score = toNumber(text);
  return { fit_class: score === null ? null : classOfScore(score, rates), match_score: score };
}
