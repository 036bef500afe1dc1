import { toCents, toDollars } from '../../cost/cents';
import { chosenWork, withoutWork, type ChosenWork, jobCents, type Job } from './job';
import { budgetCents, isMargin } from './priceForMargin';

/**
 * Selects chosen add-ons so that the job has at least this margin in percent: needed work first, larger amounts first, then card
 * order. Smaller work can fit even if larger work does not. Null without a cost.
 */
export function workThatFits(job: Job, price: number, marginPercent: number) {
  const chosen = chosenWork(job);
  const bare = jobCents({ ...job, options: withoutWork(job.options, chosen) });
  if (bare === null || !isMargin(marginPercent)) return null;
  const room = budgetCents(toCents(price), marginPercent) - bare;
  const stays = letIn(chosen, room);
  const goes = chosen.filter((each) => !stays.includes(each));
  // `over`: US dollars by which the job exceeds the price's budget even without add-ons.
  return { stays, goes, options: withoutWork(job.options, goes), over: toDollars(Math.max(0, -room)) };
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
