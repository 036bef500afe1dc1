import type { SalesOrder } from '../../../contract/requests/salesOrder';
import { orderStatus } from '../../orders/displayOrder';
import { unstatedSentence } from '../../descriptions/proposalWords';

type Job = SalesOrder['jobs'][number];

/** 'All jobs together: 2 of 3 have a unit' */
export function salesOrderText(jobs: readonly Job[]): string {
  const filled = jobs.filter((job) => whyNoUnit(job) === null).length;
  return `All jobs together: ${filled} of ${jobs.length} ${jobs.length === 1 ? 'has' : 'have'} a unit`;
}

/** Why a job has no unit, as a sentence; null if it has one, reserved, issued or found. */
export function whyNoUnit({ order, reserved, unit, unstated }: Job): string | null {
  if (reserved !== null || unit !== null || orderStatus(order.issued_units) === 'Closed') return null;
  return unstated.length > 0 ? unstatedSentence('order', unstated) : 'No match is left in stock.';
}
