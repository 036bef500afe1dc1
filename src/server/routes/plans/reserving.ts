import type { On } from '../../repositories/unitOfWork';
import { paths } from '../../../contract/paths';
import { planReservationsSchema } from '../../../contract/plan/plan';
import { planReservationsRequestSchema } from '../../../contract/plan/planRequest';
import { sentenceFor } from '../../../domain/access/sentence';
import type { ReservationsRepository } from '../../repositories/reservations/reservations';
import type { Api } from '../api';

export interface ReservingDependencies {
  readonly on: On<{ readonly reservations: Pick<ReservationsRepository, 'reserveMany'> }>;
}

const schema = {
  summary: 'Reserves units as planned, in one transaction: all of them, or those that are still free',
  tags: ['Plan'],
  body: planReservationsRequestSchema,
  response: { 200: planReservationsSchema },
};

export function registerReserving(app: Api, { on }: ReservingDependencies): void {
  app.post(paths.planReservations, { config: { needs: 'reserve' }, schema }, async (request, _reply, principal) => {
    const { pairs, mode, reason = null } = request.body;
    const outcome = await on(request.db).reservations.reserveMany({
      pairs: pairs.map(({ order_id, serial }) => ({ orderId: order_id, serial })),
      by: principal,
      reason,
      isAllOrNone: mode === 'all',
    });
    return {
      reserved: outcome.reserved.map(({ orderId, serial }) => ({ order_id: orderId, serial })),
      refused: outcome.refused.map(({ orderId, serial, reason: why }) => ({
        ...{ order_id: orderId, serial, reason: sentenceFor(principal.permissions, why) },
      })),
    };
  });
}
