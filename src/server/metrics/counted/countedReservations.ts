import type { ReservationsRepository } from '../../repositories/reservations/reservations';
import type { Metrics } from '../metrics';

/** Counts what comes of reserving and releasing, by the kind of the answer. */
export function countedReservations(
  repository: ReservationsRepository,
  { reservations }: Pick<Metrics, 'reservations'>,
): ReservationsRepository {
  const count = <Answer extends { kind: string }>(answer: Answer): Answer => {
    reservations.inc({ outcome: OUTCOMES[answer.kind] ?? 'refused' });
    return answer;
  };
  return {
    ...repository,
    reserve: async (request) => count(await repository.reserve(request)),
    reserveMany: async (request) => {
      const answer = await repository.reserveMany(request);
      reservations.inc({ outcome: 'reserved' }, answer.reserved.length);
      reservations.inc({ outcome: 'refused' }, answer.refused.length);
      return answer;
    },
    release: async (request) => count(await repository.release(request)),
  };
}

/** What a reservation came to, as the metric calls it, by the kind of the answer. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  reserved: 'reserved',
  released: 'released',
  noReason: 'reason_missing',
  noReleaseReason: 'reason_missing',
  noOrder: 'not_found',
  noUnit: 'not_found',
  noReservation: 'not_found',
};
