import type { FastifyRequest } from 'fastify';
import type { StoredEstimate } from '../../../contract/estimates/estimates';
import { toEstimate } from '../../presenters/estimates';
import type { EstimatesNow } from '../../repositories/estimates/estimates';
import { NotFoundError } from '../api';
import type { EstimatesDependencies } from './dependencies';
import { MISSING } from './refusals';

/** As the asking person sees them. */
export function shown(
  { personOf }: EstimatesDependencies,
  request: FastifyRequest,
  { rows, ...now }: EstimatesNow,
): StoredEstimate[] {
  const view = { ...now, subject: personOf(request).subject, permissions: request.permissions };
  return rows.map((row) => toEstimate(row, view));
}

/** One estimate as the asking person sees it. @throws NotFoundError */
export async function shownOne(
  dependencies: EstimatesDependencies,
  request: FastifyRequest,
  id: string,
): Promise<StoredEstimate> {
  const found = await dependencies.estimates.one(id);
  const [estimate] = found === undefined ? [] : shown(dependencies, request, found);
  if (estimate === undefined) throw new NotFoundError(MISSING.noEstimate);
  return estimate;
}
