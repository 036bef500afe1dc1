import type { Work } from '../../../contract/unit/unit';
import type { WorkedEstimate } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import type { Rates } from '../../rates/rates';
import { toCents, toDollars } from '../../cost/cents';
import { type CostedUnit, neededWork } from '../../cost/comparison/costedUnit';
import {
  type CostOptions,
  type CostControlName,
  changeCostOption,
  type CostChange,
} from '../../cost/comparison/costOptions';
import { estimate, type Estimate } from '../../cost/comparison/estimate';
import { costOptionsOf, enteredWork, isNoted, uncountedWork } from '../workOut';

/** A unit that is worked on for an order, at a price that is not settled yet. */
export interface Job {
  unit: CostedUnit;
  options: CostOptions;
  rates: Pick<Rates, 'goodMargin' | 'profitPoints'>;
  /** Notes explain typed costs. */
  isNoted?: boolean;
}

/** The job at a price in US dollars, above 0, by the cost rules of the comparison. */
export const costedAt = ({ unit, options, rates }: Job, price: number): Estimate =>
  estimate({ ...unit, m_price: price }, options, price, rates);

/** All costs of the job, in whole cents; null without a unit cost. */
export function jobCents(job: Job): number | null {
  const { margin } = costedAt(job, 1);
  return margin === null ? null : toCents(1) - toCents(margin);
}

/** Whether every cost of the job is recorded, or typed with a note; otherwise the job costs more than counted. */
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

/** An add-on that is on. */
export interface ChosenWork {
  work: CostControlName;
  /** Savings without it, US dollars. */
  dollars: number;
  /** The unit needs it for the order. */
  isNeeded: boolean;
}

const CATALOG = ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank'] as const;

/** The add-ons that are on, in the order of the card; none if the unit has no cost to count from. */
export function chosenWork(job: Job): readonly ChosenWork[] {
  const total = jobCents(job);
  const needed = new Set(neededWork(job.unit).map(({ work }) => work));
  return CATALOG.filter((work) => job.options[switchOf(work)]).flatMap((work) => {
    const rest = jobCents({ ...job, options: withoutWork(job.options, [work]) });
    if (total === null || rest === null) return [];
    return [{ work, dollars: toDollars(total - rest), isNeeded: needed.has(work) }];
  });
}

/** The options with some add-ons off. */
export const withoutWork = (options: CostOptions, off: readonly CostControlName[]): CostOptions =>
  off.reduce((left, work) => changeCostOption(left, turnedOff(work)), options);

const switchOf = (work: CostControlName) => (work === 'fr3' ? 'fr3Enabled' : work);
const turnedOff = (work: CostControlName): CostChange => ({ [switchOf(work)]: false });
