import type { StoredEstimate } from '../../../contract/estimates/estimates';
import type { Principal } from '../../access/principal';
import { toEstimate } from '../../presenters/estimates';
import type { EstimatesNow } from '../../repositories/estimates/estimates';
import { NotFoundError } from '../problems';
import type { EstimatesDependencies } from './dependencies';
import { MISSING } from './refusals';

/** As the asking person sees them. */
export function shown({ subject, permissions }: Principal, { rows, ...now }: EstimatesNow): StoredEstimate[] {
  const view = { ...now, subject, permissions };
  return rows.map((row) => toEstimate(row, view));
}

/** One estimate as the asking person sees it. @throws NotFoundError */
export async function shownOne(
  { estimates }: EstimatesDependencies,
  principal: Principal,
  id: string,
): Promise<StoredEstimate> {
  const found = await estimates.one(id);
  const [estimate] = found === undefined ? [] : shown(principal, found);
  if (estimate === undefined) throw new NotFoundError(MISSING.noEstimate);
  return estimate;
}
