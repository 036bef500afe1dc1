import { toCents, toDollars } from '../../cost/cents';
import { formatPrice, formatMoney } from '../../format/money';
import { isCostKnown, jobCents, type Job, chosenWork, withoutWork, costedAt } from './job';
import { budgetCents, priceForMargin } from './priceForMargin';
import { workNames } from '../../cost/work';

/** How much price and cost can change before the margin crosses a floor in percent; an upper bound if a cost is not recorded. */
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

const STEP = 1_000;

/** Drivers of the margin, in sentences: 'The re-tank costs 1.2 points.' Gallons of FR3 change no cost. Empty without a unit cost. */
export function sensitivity(job: Job, price: number): readonly string[] {
  const { marginPercentage: margin } = costedAt(job, price);
  if (margin === null) return [];
  const lost = (changed: Job, at = price) => points(margin - (costedAt(changed, at).marginPercentage ?? margin));
  const costlier = (dollars: number) => lost({ ...job, unit: withCost(job, dollars) });
  return [
    ...chosenWork(job)
      .filter(({ dollars }) => dollars > 0)
      .map(({ work }) => {
        const without = { ...job, options: withoutWork(job.options, [{ work }]) };
        return `The ${workNames[work]} costs ${points((costedAt(without, price).marginPercentage ?? margin) - margin)}.`;
      }),
    `Each ${formatMoney(STEP)} more of cost takes ${costlier(STEP)}.`,
    ...(price > STEP ? [`Each ${formatMoney(STEP)} off the price takes ${lost(job, price - STEP)}.`] : []),
    ...marginRoom(job, price, job.rates.goodMargin),
  ];
}

const withCost = ({ unit }: Job, dollars: number) => ({
  ...unit,
  jcm_total_cost: toDollars(toCents(unit.jcm_total_cost ?? 0) + toCents(dollars)),
});

const points = (value: number) => (value > 0 && value < 0.05 ? 'less than 0.1 points' : `${value.toFixed(1)} points`);
