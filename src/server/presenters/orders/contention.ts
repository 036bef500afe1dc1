import type { Contender, UnitContention } from '../../../contract/matching/contention';
import type { ContenderRow } from '../../db/contenderRow';
import { toNumber } from '../decimal';

/** The orders of each unit together, in the order of the rows. */
export function toContention(rows: readonly ContenderRow[]): UnitContention[] {
  const units = new Map<string, UnitContention>();
  for (const row of rows) {
    const unit = units.get(row.serial) ?? { serial: row.serial, count: row.count, orders: [] };
    unit.orders.push(toContender(row));
    units.set(row.serial, unit);
  }
  return [...units.values()];
}

const toContender = (row: ContenderRow): Contender => ({
  id: row.id,
  job_number: row.job_number,
  customer_name: row.customer_name,
  request_date: row.request_date,
  match_score: toNumber(row.best_score),
  fallback: row.is_next_taken ? null : fallbackOf(row),
  is_fallback_pending: row.is_next_taken,
});

const fallbackOf = ({ next_serial, next_score, next_margin }: ContenderRow): Contender['fallback'] =>
  next_serial === null
    ? null
    : { serial: next_serial, match_score: toNumber(next_score), margin: toNumber(next_margin) };
