import type { WorkedEstimate } from '../../contract/estimates/figures';
import type { EstimateInputs } from '../../contract/estimates/inputs';
import { neededWork } from '../../domain/cost/comparison/costedUnit';
import { scoreUnit } from '../../domain/matching/ranking/scoreUnit';
import type { DeliveredUnit } from '../../domain/quotation/delivered';
import { DEFAULT_RATES } from '../../domain/rates/rates';
import { toCandidate } from '../presenters/units/candidate';
import type { OrderRow } from '../repositories/orders/orders';
import type { UnitRow } from '../repositories/units/units';
import { requirementOfOrder } from './requirementOfOrder';

interface Quoted {
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
}

/** A unit with the work of an estimate, as the customer of an order gets it. */
export function deliveredUnit(order: OrderRow, unit: UnitRow, { inputs, worked }: Quoted): DeliveredUnit {
  const requirement = requirementOfOrder(order, inputs.accepted);
  const { features } = scoreUnit(requirement, toCandidate(unit), { ...DEFAULT_RATES, ...worked.rates.values });
  const verdictOf = (wanted: string) => features.find(({ feature }) => feature === wanted)?.verdict ?? null;
  const isRewound = order.order_type === 'RW' || neededWork(worked.unit).some(({ work }) => work === 'rewind');
  return {
    primary: {
      ...{ required: requirement.primaryVoltage?.value ?? null, nameplate: unit.primary_voltage },
      verdict: verdictOf('primary_voltage_match'),
    },
    secondary: {
      ...{ required: requirement.secondaryVoltage?.value ?? null, nameplate: unit.secondary_voltage },
      verdict: verdictOf('secondary_voltage_match'),
    },
    changesTurns: isRewound || inputs.options.turnPull,
    ...{ kva: unit.kva_rating, bil: unit.primary_bil_kv, fluid: unit.type_of_fluid },
    isFilledWithFr3: inputs.options.fr3Enabled,
  };
}
