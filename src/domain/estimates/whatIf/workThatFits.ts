import { toCents, toDollars } from '../../cost/cents';
import type { CostOptions } from '../../cost/comparison/costOptions';
import { chosenWork, withoutWork, type ChosenWork, jobCents, type Job } from './job';
import { budgetCents, isMargin } from './priceForMargin';

interface WorkThatFits {
  stays: readonly ChosenWork[];
  goes: readonly ChosenWork[];
  /** With the remaining work only. */
  options: CostOptions;
  /** US dollars by which the job exceeds the price's budget even without add-ons. */
  over: number;
}

/**
 * Selects chosen add-ons so that the job has at least this margin in percent: needed work first, larger amounts first, then card
 * order. Smaller work can fit even if larger work does not. Null without a cost.
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
