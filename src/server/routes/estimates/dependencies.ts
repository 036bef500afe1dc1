import type { FastifyRequest } from 'fastify';
import type { EstimatesRepository } from '../../repositories/estimates/estimates';
import type { OrdersRepository } from '../../repositories/orders/orders';
import type { Person } from '../../repositories/person';
import type { UnitsRepository } from '../../repositories/units/units';

export interface EstimatesDependencies {
  readonly estimates: EstimatesRepository;
  readonly orders: OrdersRepository;
  readonly units: UnitsRepository;
  /** Who asks, as the access token says. */
  readonly personOf: (request: FastifyRequest) => Person;
}
