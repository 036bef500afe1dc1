import type { EstimatesRepository } from '../../repositories/estimates/estimates';
import type { OrdersRepository } from '../../repositories/orders/orders';
import type { UnitsRepository } from '../../repositories/units/units';

export interface EstimatesDependencies {
  readonly estimates: EstimatesRepository;
  readonly orders: OrdersRepository;
  readonly units: UnitsRepository;
}
