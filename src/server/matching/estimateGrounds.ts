import type { Accepted } from '../../contract/matching/quote';
import type { EstimateUnit } from '../../contract/estimates/figures';
import type { NamedRates } from '../../contract/rates/rateSets';
import { roadDistance } from '../../domain/distance/roadDistance';
import { freightOf, type Freight } from '../../domain/freight/freight';
import { scoreUnit } from '../../domain/matching/ranking/scoreUnit';
import { businessDay } from '../../domain/calendar/businessDay';
import { toNumber } from '../presenters/decimal';
import { toNamedRates } from '../presenters/rates';
import { toCandidate } from '../presenters/units/candidate';
import { toJudgedUnit } from '../presenters/units/unit';
import type { OrderRow } from '../repositories/orders/orders';
import type { RateSetRow } from '../repositories/rates';
import type { UnitRow } from '../repositories/units/units';
import { deliveredUnit } from './deliveredUnit';
import { deliveryOf } from './plan/pairs/pairOf';
import { requirementOfOrder } from './requirementOfOrder';

/** What estimates rest on at this moment; the rates are read where the estimate is, so that no index that lags decides about money. */
export const estimateGrounds = (now: () => Date) => ({
  /** 'YYYY-MM-DD' in the business time zone. */
  today: (): string => businessDay(now()),
  rates: (row: RateSetRow | undefined): NamedRates => toNamedRates(row),
  /**
   * Judged by the order's fields and what was accepted from its texts. At the order's own price: the one that it was won at comes
   * from an estimate, and is no ground of it.
   */
  unit: (order: OrderRow, unit: UnitRow, rates: NamedRates, accepted?: Accepted): EstimateUnit => {
    const requirement = requirementOfOrder({ ...order, won_price: null }, accepted);
    return toJudgedUnit(unit, scoreUnit(requirement, toCandidate(unit), rates.values));
  },
  freight: (order: OrderRow, unit: UnitRow, { values }: NamedRates): Freight | null => {
    const miles = roadDistance(unit.warehouse_desc, deliveryOf(order))?.miles ?? null;
    const load = { miles, pounds: toNumber(unit.weight_lbs), width: toNumber(unit.width_in) };
    return freightOf(values, load, order.freight_paid_by_customer);
  },
  /** What its customer gets of a unit. */
  delivered: deliveredUnit,
  /** US dollars. */
  salePrice: (order: OrderRow): number | null => toNumber(order.sale_price),
});
