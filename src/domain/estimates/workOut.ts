import type { Work } from '../../contract/units/unit';
import type { EstimateInputs, EstimateOptions } from '../../contract/estimates/inputs';
import { addOnCosts, type CostedUnit } from '../cost/comparison/costedUnit';
import type { CostOptions } from '../cost/comparison/costOptions';
import { enteredNumber } from '../quantity/quantity';
import type { EstimateRates, EstimateUnit, WorkedEstimate } from '../../contract/estimates/figures';
import type { NamedRates } from '../../contract/rates/rateSets';
import { estimate, type Estimate } from '../cost/comparison/estimate';
import { marginTone, type MarginTone } from '../cost/marginTone';
import type { Freight } from '../freight/freight';

/** The choices without the unit's costs. */
export function chosenOptions(options: CostOptions): EstimateOptions {
  const { feedConversionCost: _feed, replacementCabinetCost: _cabinet, reTankServerCost: _reTank, ...chosen } = options;
  return chosen;
}

export function costOptionsOf(unit: CostedUnit, chosen: EstimateOptions): CostOptions {
  const costs = addOnCosts(unit);
  return {
    ...chosen,
    feedConversionCost: costs.feedConversion,
    replacementCabinetCost: costs.replacementCabinet,
    reTankServerCost: costs.reTank,
  };
}

/** Work that is on without a recorded or entered cost, so that it counts nothing. */
export function uncountedWork(unit: CostedUnit, chosen: EstimateOptions): Work[] {
  const costs = addOnCosts(unit);
  const entered = (dollars: string) => enteredNumber(dollars) ?? 0;
  const counted: readonly (readonly [Work, isOn: boolean, dollars: number])[] = [
    ['fr3', chosen.fr3Enabled, costs.fr3],
    ['turnPull', chosen.turnPull, costs.turnPull],
    ['feedConversion', chosen.feedConversion, costs.feedConversion],
    ['replacementCabinet', chosen.replacementCabinet, costs.replacementCabinet + entered(chosen.additionalCabinetCost)],
    ['reTank', chosen.reTank, entered(chosen.reTankCost)],
  ];
  return counted.flatMap(([work, isOn, dollars]) => (isOn && dollars === 0 ? [work] : []));
}

export function enteredWork(unit: CostedUnit, chosen: EstimateOptions): Work[] {
  const costs = addOnCosts(unit);
  const isEntered = (isOn: boolean, recorded: number, typed: string) =>
    isOn && recorded === 0 && (enteredNumber(typed) ?? 0) > 0;
  return [
    ...(isEntered(chosen.replacementCabinet, costs.replacementCabinet, chosen.additionalCabinetCost)
      ? (['replacementCabinet'] as const)
      : []),
    ...(isEntered(chosen.reTank, costs.reTank, chosen.reTankCost) ? (['reTank'] as const) : []),
  ];
}

export const isNoted = ({ notes }: Pick<EstimateInputs, 'notes'>): boolean => notes.trim() !== '';

/** Data that an estimate is computed from; US dollars. */
export interface Grounds {
  readonly unit: EstimateUnit;
  readonly orderSalePrice: number | null;
  readonly rates: EstimateRates;
  readonly freight?: Freight | null | undefined;
}

/**
 * An entered price takes precedence. Work of unknown cost counts as unpriced, so the margin is an upper bound. A typed cost for
 * work without a recorded one is known only with a note.
 */
export function figuresOf(inputs: EstimateInputs, { unit, orderSalePrice, rates }: Grounds): Estimate {
  const priced = inputs.price === null ? unit : { ...unit, m_price: inputs.price };
  const figures = estimate(priced, costOptionsOf(unit, inputs.options), orderSalePrice, rates.values);
  const entered = enteredWork(unit, inputs.options);
  const isKnown = (work: Work) => isNoted(inputs) && entered.includes(work);
  const missing = new Set([...figures.unpriced, ...uncountedWork(unit, inputs.options), ...entered]);
  const unpriced = [...missing].filter((work) => !isKnown(work));
  if (unpriced.length === 0 && entered.length === 0) return figures;
  const isComplete = figures.cost !== null && unpriced.length === 0 && figures.unrecorded.length === 0;
  return { ...figures, unpriced, isComplete, tone: toneOf(figures, isComplete, rates) };
}

/** An incomplete margin is never good. */
function toneOf({ margin, salePrice }: Estimate, isComplete: boolean, { values }: EstimateRates): MarginTone | null {
  const tone = margin === null || salePrice === null ? null : marginTone(margin, salePrice, values);
  return tone === 'good' && !isComplete ? null : tone;
}

export function workOut(inputs: EstimateInputs, grounds: Grounds): WorkedEstimate {
  const { unit, orderSalePrice, rates, freight = null } = grounds;
  const figures = figuresOf(inputs, grounds);
  return { figures, unit: costsOf(unit), orderSalePrice, rates: storedRates(rates), ...(freight && { freight }) };
}

/** The same inputs with today's unit and rates. */
export const recompute = (
  { inputs }: { readonly inputs: EstimateInputs },
  unit: EstimateUnit,
  { salePrice, freight }: { readonly salePrice: number | null; readonly freight: Freight | null },
  ratesOfToday: EstimateRates,
): WorkedEstimate => workOut(inputs, { unit, orderSalePrice: salePrice, rates: ratesOfToday, freight });

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

/** Without the distances, which affect no figure. */
export function storedRates({ id, holdsFrom, savedAt, values }: EstimateRates | NamedRates): EstimateRates {
  const { distances: _distances, ...stored } = { distances: null, ...values };
  return { id, holdsFrom, ...(savedAt && { savedAt }), values: stored };
}
