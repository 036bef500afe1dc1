import type { Work } from '../../../contract/unit/unit';
import type { WorkedEstimate } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import type { Rates } from '../../rates/rates';
import { toCents } from '../../cost/cents';
import type { CostedUnit } from '../../cost/comparison/costedUnit';
import type { CostOptions } from '../../cost/comparison/costOptions';
import { estimate, type Estimate } from '../../cost/comparison/estimate';
import { costOptionsOf, enteredWork, isNoted, uncountedWork } from '../options';

/** A unit that is worked on for an order, at a price that is not settled yet. */
export interface Job {
  unit: CostedUnit;
  options: CostOptions;
  rates: Pick<Rates, 'goodMargin' | 'profitPoints'>;
  /** Notes say where costs that were typed come from. */
  isNoted?: boolean;
}

/** The job at a price in US dollars, above 0, by the cost rules of the comparison. */
export const costedAt = ({ unit, options, rates }: Job, price: number): Estimate =>
  estimate({ ...unit, m_price: price }, options, price, rates);

/** All that the job costs, in whole cents; null where the unit has no cost to count from. */
export function jobCents(job: Job): number | null {
  const { margin } = costedAt(job, 1);
  return margin === null ? null : toCents(1) - toCents(margin);
}

/**
 * Whether every cost of the job is recorded, that of chosen work included, or typed with a note; where not, it costs more than is
 * counted.
 */
export function isCostKnown(job: Job): boolean {
  const { cost, unpriced, unrecorded } = costedAt(job, 1);
  const entered = enteredWork(job.unit, job.options);
  const missing = [...unpriced, ...uncountedWork(job.unit, job.options), ...entered];
  const isKnown = (work: Work) => job.isNoted === true && entered.includes(work);
  return cost !== null && unrecorded.length === 0 && missing.every(isKnown);
}

/** The job of an estimate, with the unit's costs and the rates that it was worked out with. */
export const jobOf = ({ inputs, worked }: { inputs: EstimateInputs; worked: WorkedEstimate }): Job => ({
  unit: worked.unit,
  options: costOptionsOf(worked.unit, inputs.options),
  rates: worked.rates.values,
  isNoted: isNoted(inputs),
});
