import type { On } from '../../repositories/unitOfWork';
import * as z from 'zod/mini';
import { newCommentSchema } from '../../../contract/people/audit';
import { paths } from '../../../contract/paths';
import type { AuditRepository } from '../../repositories/audit/audit';
import type { OrdersRepository } from '../../repositories/orders/orders';
import type { UnitsRepository } from '../../repositories/units/units';
import { routeOf, type Api } from '../api';
import { NotFoundError } from '../problems';

export interface CommentsDependencies {
  readonly audit: Pick<AuditRepository, 'add'>;
  readonly orders: Pick<OrdersRepository, 'byId'>;
  readonly units: UnitsRepository;
}

const tags = ['Activity'];
/** Who may comment is said here, for both routes. */
const config = { needs: 'comment' } as const;
const action = 'comment';

/** What people write about orders and units. It stays, as every entry of the audit does. */
export function registerComments(app: Api, on: On<CommentsDependencies>): void {
  const response = { 204: z.null() };
  const order = {
    ...{ summary: 'Comments on an order; what is written stays', tags, body: newCommentSchema, response },
    params: z.object({ orderId: z.string() }),
  };
  app.post(routeOf(paths.orderComments, 'orderId'), { config, schema: order }, async (request, reply, by) => {
    const { audit, orders } = on(request.db);
    const row = await orders.byId(request.params.orderId);
    if (row === undefined) throw new NotFoundError('There is no such order.');
    const of = { id: row.id, jobNumber: row.job_number };
    await audit.add({ action, by, order: of, new: { comment: request.body.comment } });
    return reply.code(204).send(null);
  });

  const unit = {
    ...{ summary: 'Comments on a unit; what is written stays', tags, body: newCommentSchema, response },
    params: z.object({ serial: z.string() }),
  };
  app.post(routeOf(paths.unitComments, 'serial'), { config, schema: unit }, async (request, reply, by) => {
    const { audit, units } = on(request.db);
    const row = await units.bySerial(request.params.serial);
    if (row === undefined) throw new NotFoundError('There is no such unit.');
    const { serial } = row;
    await audit.add({ action, by, serial, new: { comment: request.body.comment } });
    return reply.code(204).send(null);
  });
}
