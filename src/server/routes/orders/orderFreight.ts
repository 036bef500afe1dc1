import type { On } from '../../repositories/unitOfWork';
import * as z from 'zod/mini';
import { orderFreightSchema } from '../../../contract/order/order';
import { paths } from '../../../contract/paths';
import type { OrderFreightRepository } from '../../repositories/orders/orderFreight';
import type { OrdersRepository } from '../../repositories/orders/orders';
import { routeOf, type Api } from '../api';
import { NotFoundError } from '../problems';

export interface OrderFreightDependencies {
  readonly orders: Pick<OrdersRepository, 'byId'>;
  readonly freight: OrderFreightRepository;
}

const config = { needs: 'changeFreight' } as const;

/** Who pays the freight of an order. */
export function registerOrderFreight(app: Api, on: On<OrderFreightDependencies>): void {
  const schema = {
    ...{ summary: 'Sets whether the customer pays the freight of an order', tags: ['Orders'] },
    ...{ params: z.object({ orderId: z.string() }), body: orderFreightSchema, response: { 204: z.null() } },
  };
  app.put(routeOf(paths.orderFreight, 'orderId'), { config, schema }, async (request, reply, by) => {
    const { orders, freight } = on(request.db);
    const row = await orders.byId(request.params.orderId);
    if (row === undefined) throw new NotFoundError('There is no such order.');
    await freight.setPaidByCustomer(row.id, request.body.paid_by_customer, by);
    return reply.code(204).send(null);
  });
}
