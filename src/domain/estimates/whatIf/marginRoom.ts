import { toCents, toDollars } from '../../cost/cents';
import { formatPrice } from '../../format/money';
import { isCostKnown, jobCents, type Job } from './job';
import { budgetCents, priceForMargin } from './priceForMargin';

/**
 * How far price and cost are from where the margin crosses a floor in percent, in one sentence; none without a cost. Where a
 * cost is not recorded, room is the most there can be.
 */
export function marginRoom(job: Job, price: number, floor: number): readonly string[] {
  const cost = jobCents(job);
  const lowest = priceForMargin(job, floor);
  if (cost === null || lowest === null) return [];
  const inPrice = toCents(price) - toCents(lowest);
  const inCost = budgetCents(toCents(price), floor) - cost;
  const [most, least, why] = isCostKnown(job) ? ['', '', ''] : ['at most ', 'at least ', ': a cost is not recorded'];
  return [
    inPrice >= 0
      ? `The price can fall by ${most}${amount(inPrice)}, or the cost rise by ${most}${amount(inCost)}, and keep ${floor}%${why}.`
      : `For ${floor}%, the price must rise by ${least}${amount(-inPrice)}, or the cost fall by ${least}${amount(-inCost)}${why}.`,
  ];
}

const amount = (cents: number) => formatPrice(toDollars(cents));
