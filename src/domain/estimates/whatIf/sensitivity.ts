import { toCents, toDollars } from '../../cost/cents';
import { addOnCosts } from '../../cost/comparison/addOnCosts';
import { workNames } from '../../cost/workNames';
import { formatMoney } from '../../format/money';
import { plainNumber } from '../../quantity/quantity';
import { chosenWork, withoutWork } from './chosenWork';
import { costedAt, type Job } from './job';
import { marginRoom } from './marginRoom';

/** US gallons and US dollars by which amounts are varied. */
const GALLONS = 100;
const STEP = 1_000;

/**
 * What moves the margin of a job at a price, in sentences: 'Each 100 gallons of FR3 cost 1.2 points.' Points are
 * percent of the price. Empty where the unit has no cost to count from.
 */
export function sensitivity(job: Job, price: number): readonly string[] {
  const { marginPercentage: margin } = costedAt(job, price);
  if (margin === null) return [];
  const lost = (changed: Job, at = price) => points(margin - (costedAt(changed, at).marginPercentage ?? margin));
  const costlier = (dollars: number) => lost({ ...job, unit: withCost(job, dollars) });
  const gallon = job.options.fr3Enabled ? gallonPrice(job) : null;
  return [
    ...(gallon === null ? [] : [`Each ${GALLONS} gallons of FR3 cost ${costlier(gallon * GALLONS)}.`]),
    ...chosenWork(job)
      .filter(({ work, dollars }) => dollars > 0 && (work !== 'fr3' || gallon === null))
      .map(({ work }) => {
        const without = { ...job, options: withoutWork(job.options, [work]) };
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

/**
 * What a gallon of this unit's FR3 fill costs: by its own fill and volume, else the price of the rates. The gallons that were
 * entered say nothing of it: they change no cost.
 */
function gallonPrice({ unit, rates }: Job): number | null {
  const fill = addOnCosts(unit).fr3;
  const gallons = plainNumber(unit.oil_volume) ?? 0;
  return fill > 0 && gallons > 0 ? fill / gallons : rates.priceFr3Gallon;
}

const points = (value: number) => (value > 0 && value < 0.05 ? 'less than 0.1 points' : `${value.toFixed(1)} points`);
