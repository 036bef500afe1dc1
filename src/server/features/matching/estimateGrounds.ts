import type { WorkedEstimate, EstimateUnit } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import { neededWork } from '../../../domain/cost/comparison/costedUnit';
import { scoreUnit } from '../../../domain/matching/ranking/scoreUnit';
import type { DeliveredUnit } from '../../../domain/quotations/delivered';
import { DEFAULT_RATES } from '../../../domain/rates/rates';
import { toCandidate, toNumber, toJudgedUnit } from '../units/presenter';
import type { OrderRow } from '../orders/repository';
import type { UnitRow } from '../units/repository';
import { requirementOfOrder } from './requirementOfOrder';
import type { Accepted } from '../../../contract/matching/quote';
import type { NamedRates } from '../../../contract/rates/rateSets';
import { roadDistance } from '../../../domain/distance/roadDistance';
import { freightOf, type Freight } from '../../../domain/freight/freight';
import { businessDay } from '../../../domain/calendar/businessDay';
import { toNamedRates } from '../rates/presenter';
import type { RateSetRow } from '../../db/schema/salesTables';
import { deliveryOf } from '../plan/pairs';

interface Quoted {
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
}

/** Of a complete unit: others have no estimates. */
export function deliveredUnit(order: OrderRow, unit: UnitRow, { inputs, worked }: Quoted): DeliveredUnit {
  const requirement = requirementOfOrder(order, inputs.accepted);
  const { features } = scoreUnit(requirement, toCandidate(unit), { ...DEFAULT_RATES, ...worked.rates.values });
  const verdictOf = (wanted: string) => features.find(({ feature }) => feature === wanted)?.verdict ?? null;
  const isRewound = order.order_type === 'RW' || neededWork(worked.unit).some(({ work }) => work === 'rewind');
  return {
    primary: {
      ...{ required: requirement.primaryVoltage?.value ?? null, nameplate: unit.primary_voltage ?? '' },
      verdict: verdictOf('primary_voltage_match'),
    },
    secondary: {
      ...{ required: requirement.secondaryVoltage?.value ?? null, nameplate: unit.secondary_voltage ?? '' },
      verdict: verdictOf('secondary_voltage_match'),
    },
    changesTurns: isRewound || inputs.options.turnPull,
    ...{ kva: unit.kva_rating ?? '', bil: unit.primary_bil_kv, fluid: unit.type_of_fluid },
    isFilledWithFr3: inputs.options.fr3Enabled,
  };
}

/** The current grounds of estimates, read in the transaction: an index may lag behind. */
export const estimateGrounds = (now: () => Date) => ({
  /** 'YYYY-MM-DD' in the business time zone. */
  today: (): string => businessDay(now()),
  rates: (row: RateSetRow | undefined): NamedRates => toNamedRates(row),
  /**
   * Judged by the order's fields and the values accepted from its texts. At the order's own price: the won price comes
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
  delivered: deliveredUnit,
  /** US dollars. */
  salePrice: (order: OrderRow): number | null => toNumber(order.sale_price),
});
