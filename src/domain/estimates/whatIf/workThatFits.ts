import { toCents, toDollars } from '../../cost/cents';
import type { CostOptions } from '../../cost/comparison/costOptions';
import { chosenWork, withoutWork, type ChosenWork, jobCents, type Job } from './job';
import { budgetCents, isMargin } from './priceForMargin';

/** Which of the chosen add-ons a price has room for. */
export interface WorkThatFits {
  /** In the order in which they were let in. */
  stays: readonly ChosenWork[];
  goes: readonly ChosenWork[];
  /** With only the work that stays. */
  options: CostOptions;
  /** US dollars that the job without any add-on is above what the price allows; 0 where it is not. */
  over: number;
}

/**
 * The chosen add-ons that may stay at a price in US dollars for the job to keep at least a margin in percent of it. What
 * the unit needs for the order is let in first, then what is wished beyond it; each time the largest amount first, and of
 * equal ones the first on the card. One that has no room goes, and a smaller one after it may still stay. Null where the
 * unit has no cost to count from.
 */
export function workThatFits(job: Job, price: number, marginPercent: number): WorkThatFits | null {
  const chosen = chosenWork(job);
  const options = withoutWork(
    job.options,
    chosen.map(({ work }) => work),
  );
  const bare = jobCents({ ...job, options });
  if (bare === null || !isMargin(marginPercent)) return null;
  const room = budgetCents(toCents(price), marginPercent) - bare;
  const stays = letIn(chosen, room);
  const goes = chosen.filter((each) => !stays.includes(each));
  return {
    ...{ stays, goes, over: toDollars(Math.max(0, -room)) },
    options: withoutWork(
      job.options,
      goes.map(({ work }) => work),
    ),
  };
}

function letIn(chosen: readonly ChosenWork[], room: number): readonly ChosenWork[] {
  let left = room;
  return [...chosen].sort(firstIn).filter(({ dollars }) => {
    const cents = toCents(dollars);
    if (cents > left) return false;
    left -= cents;
    return true;
  });
}

const firstIn = (a: ChosenWork, b: ChosenWork) => Number(b.isNeeded) - Number(a.isNeeded) || b.dollars - a.dollars;
