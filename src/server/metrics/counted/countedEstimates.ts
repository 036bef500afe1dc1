import type { EstimatesRepository } from '../../repositories/estimates/estimates';
import type { Metrics } from '../metrics';
import { OUTCOMES } from './countedReservations';

/** Counts the reservations that winning makes, and those that it could not make. */
export const countedEstimates = (
  repository: EstimatesRepository,
  { reservations }: Pick<Metrics, 'reservations'>,
): EstimatesRepository => ({
  ...repository,
  takeStep: async (id, request) => {
    const answer = await repository.takeStep(id, request);
    if (answer.kind === 'stepped' && answer.hasReserved) reservations.inc({ outcome: 'reserved' });
    if (answer.kind === 'notReserved') reservations.inc({ outcome: OUTCOMES[answer.outcome.kind] ?? 'refused' });
    return answer;
  },
});
