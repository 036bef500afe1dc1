import type { EstimateInputs } from '../../contract/estimates/inputs';
import type { EstimateRates, EstimateUnit, WorkedEstimate } from '../../contract/estimates/figures';
import type { NamedRates } from '../../contract/rates/rateSets';
import { estimate, type Estimate } from '../cost/comparison/estimate';
import type { Freight } from '../freight/freight';
import { costOptionsOf, uncountedWork } from './options';

/** What an estimate is worked out from besides its inputs; US dollars. */
export interface Grounds {
  readonly unit: EstimateUnit;
  readonly orderSalePrice: number | null;
  readonly rates: EstimateRates;
  /** Null without freight rates. */
  readonly freight?: Freight | null | undefined;
}

/**
 * The figures by the one costing of the product; a price that was entered comes before all others. Work that was chosen though
 * the unit does not need it, and whose cost nobody knows, is among what has no price: the margin is the most there can be.
 */
export function figuresOf(inputs: EstimateInputs, { unit, orderSalePrice, rates }: Grounds): Estimate {
  const priced = inputs.price === null ? unit : { ...unit, m_price: inputs.price };
  const figures = estimate(priced, costOptionsOf(unit, inputs.options), orderSalePrice, rates.values);
  const uncounted = uncountedWork(unit, inputs.options).filter((work) => !figures.unpriced.includes(work));
  if (uncounted.length === 0) return figures;
  return {
    ...figures,
    ...{ unpriced: [...figures.unpriced, ...uncounted], isComplete: false },
    tone: figures.tone === 'good' ? null : figures.tone,
  };
}

/** An estimate worked out, with all that it was worked out from. */
export function workOut(inputs: EstimateInputs, grounds: Grounds): WorkedEstimate {
  const { unit, orderSalePrice, rates, freight = null } = grounds;
  const figures = figuresOf(inputs, grounds);
  return { figures, unit: costsOf(unit), orderSalePrice, rates: keptRates(rates), ...(freight && { freight }) };
}

/** An estimate as of today: the same inputs with the unit as it is judged for its order now, and the rates of now. */
export const recompute = (
  { inputs }: { readonly inputs: EstimateInputs },
  unit: EstimateUnit,
  { salePrice, freight }: { readonly salePrice: number | null; readonly freight: Freight | null },
  ratesOfToday: EstimateRates,
): WorkedEstimate => workOut(inputs, { unit, orderSalePrice: salePrice, rates: ratesOfToday, freight });

/** Of a unit, what the costing and the approval read. */
const costsOf = (unit: EstimateUnit): EstimateUnit => ({
  jcm_total_cost: unit.jcm_total_cost,
  unit_cost: unit.unit_cost,
  labor_cost: unit.labor_cost,
  materials_cost: unit.materials_cost,
  jcm_result: unit.jcm_result,
  m_price: unit.m_price,
  list_price: unit.list_price,
  requires_turn_pull: unit.requires_turn_pull,
  can_serve: unit.can_serve,
  needed_work: unit.needed_work,
  ...(unit.oil_volume !== undefined && { oil_volume: unit.oil_volume }),
  ...(unit.fit && { fit: unit.fit }),
});

/** Without the distances, which no figure counts from. */
export function keptRates({ id, holdsFrom, savedAt, values }: EstimateRates | NamedRates): EstimateRates {
  const { distances: _distances, ...kept } = { distances: null, ...values };
  return { id, holdsFrom, ...(savedAt && { savedAt }), values: kept };
}
