import type { Work } from '../../../contract/units/unit';
import type { WorkedEstimate } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import type { Rates } from '../../rates/rates';
import { toCents, toDollars } from '../../cost/cents';
import { type CostedUnit, neededWork } from '../../cost/comparison/costedUnit';
import { type CostOptions, type CostControlName, changeCostOption } from '../../cost/comparison/costOptions';
import { estimate, type Estimate } from '../../cost/comparison/estimate';
import { costOptionsOf, enteredWork, isNoted, uncountedWork } from '../workOut';

export interface Job {
  unit: CostedUnit;
  options: CostOptions;
  rates: Pick<Rates, 'goodMargin' | 'profitPoints'>;
  isNoted?: boolean;
}

/** The estimate at a price in US dollars, above 0. */
export const costedAt = ({ unit, options, rates }: Job, price: number): Estimate =>
  estimate({ ...unit, m_price: price }, options, price, rates);

export function jobCents(job: Job): number | null {
  const { margin } = costedAt(job, 1);
  return margin === null ? null : toCents(1) - toCents(margin);
}

/** Whether every cost is recorded, or typed with a note; otherwise the job costs more than counted. */
export function isCostKnown(job: Job): boolean {
  const { cost, unpriced, unrecorded } = costedAt(job, 1);
  const entered = enteredWork(job.unit, job.options);
  const missing = [...unpriced, ...uncountedWork(job.unit, job.options), ...entered];
  const isKnown = (work: Work) => job.isNoted === true && entered.includes(work);
  return cost !== null && unrecorded.length === 0 && missing.every(isKnown);
}

export const jobOf = ({ inputs, worked }: { inputs: EstimateInputs; worked: WorkedEstimate }): Job => ({
  unit: worked.unit,
  options: costOptionsOf(worked.unit, inputs.options),
  rates: worked.rates.values,
  isNoted: isNoted(inputs),
});

export interface ChosenWork {
  work: CostControlName;
  /** Savings without it, US dollars. */
  dollars: number;
  isNeeded: boolean;
}

const CATALOG = ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank'] as const;

/** The add-ons that are on, in card order; empty without a unit cost. */
export function chosenWork(job: Job): readonly ChosenWork[] {
  const total = jobCents(job);
  const needed = new Set(neededWork(job.unit).map(({ work }) => work));
  return CATALOG.filter((work) => job.options[switchOf(work)]).flatMap((work) => {
    const rest = jobCents({ ...job, options: withoutWork(job.options, [{ work }]) });
    if (total === null || rest === null) return [];
    return [{ work, dollars: toDollars(total - rest), isNeeded: needed.has(work) }];
  });
}

export const withoutWork = (options: CostOptions, off: readonly Pick<ChosenWork, 'work'>[]): CostOptions =>
  off.reduce((left, { work }) => changeCostOption(left, { [switchOf(work)]: false }), options);

const switchOf = (work: CostControlName) => (work === 'fr3' ? 'fr3Enabled' : work);
