import { toDollars } from '../../cost/cents';
import type { CostControlName } from '../../cost/comparison/costControls';
import { changeCostOption, type CostChange, type CostOptions } from '../../cost/comparison/costOptions';
import { neededWork } from '../../cost/comparison/neededWork';
import { jobCents, type Job } from './job';

/** An add-on that is on. */
export interface ChosenWork {
  work: CostControlName;
  /** What the job would cost less without it; US dollars. */
  dollars: number;
  /** The unit needs it for the order. */
  isNeeded: boolean;
}

const CATALOG = ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank'] as const;

/** The add-ons that are on, in the order of the card; none where the unit has no cost to count from. */
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
