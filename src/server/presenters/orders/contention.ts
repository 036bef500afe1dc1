import type { Contender, UnitContention } from '../../../contract/matching/contention';
import type { ContenderRow } from '../../db/contenderRow';
import { classOfScore } from '../../../domain/matching/ranking/fitScore';
import type { Rates } from '../../../domain/rates/rates';
import { toNumber } from '../decimal';

/** The orders of each unit together, in the order of the rows. */
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

/** A score, and the class whose band it lies in. */
function scored(text: string | null, rates: Rates) {
  const score = toNumber(text);
  return { fit_class: score === null ? null : classOfScore(score, rates), match_score: score };
}
