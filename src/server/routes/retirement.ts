import type { On } from '../repositories/unitOfWork';
import * as z from 'zod/mini';
import { paths } from '../../contract/paths';
import type { OrdersRepository } from '../repositories/orders/orders';
import type { RetirementRepository } from '../repositories/retirement';
import type { UnitsRepository } from '../repositories/units/units';
import { routeOf, type Api } from './api';
import { NotFoundError } from './problems';

export interface RetirementDependencies {
  readonly retirement: RetirementRepository;
  readonly units: UnitsRepository;
  readonly orders: OrdersRepository;
}

const config = { needs: 'bringBack' } as const;

/** Brings back what a complete file lacked. What is active already stays so. */
export function registerRetirement(app: Api, on: On<RetirementDependencies>): void {
  const unit = {
    summary: 'Brings a retired unit back: it is matched and listed again',
    tags: ['Inventory'],
    params: z.object({ itemCode: z.string() }),
    response: { 204: z.null() },
  };
  app.delete(routeOf(paths.unitRetirement, 'itemCode'), { config, schema: unit }, async (request, reply, by) => {
    const { retirement, units } = on(request.db);
    const row = await units.bySerial(request.params.itemCode);
    if (row === undefined) throw new NotFoundError('There is no such unit.');
    if (await retirement.bringBackUnit(row.serial, by)) request.log.info({ serial: row.serial }, 'unit brought back');
    return reply.code(204).send(null);
  });

  const order = {
    summary: 'Brings a retired order back: it is open again',
    tags: ['Orders'],
    params: z.object({ orderId: z.string() }),
    response: { 204: z.null() },
  };
  app.delete(routeOf(paths.orderRetirement, 'orderId'), { config, schema: order }, async (request, reply, by) => {
    const { retirement, orders } = on(request.db);
    const row = await orders.byId(request.params.orderId);
    if (row === undefined) throw new NotFoundError('There is no such order.');
    if (await retirement.bringBackOrder(row.id, by)) request.log.info({ orderId: row.id }, 'order brought back');
    return reply.code(204).send(null);
  });
}
