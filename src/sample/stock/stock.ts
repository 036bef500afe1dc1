import type { Design } from '../designs';
import type { Random } from '../random';
import { acceptableDepartures, weightlessDepartures } from './acceptable';
import type { Asked } from './asked';
import { openDepartures } from './open';
import type { Situation } from './situations';
import { pickedFrom, type Departure, type StockDesign } from './stockDesign';
import { workDepartures } from './workable';

/** How well a unit fits: as asked, standing in, after work, or never quite. */
type Fit = 'exact' | 'acceptable' | 'work' | 'worn' | 'short';

/** What the first units of an order are like, and what the rest are drawn from. */
const PLANS: Readonly<Record<Exclude<Situation, 'unstocked'>, readonly [first: readonly Fit[], rest: readonly Fit[]]>> =
  {
    stocked: [
      ['exact', 'worn', 'work'],
      ['acceptable', 'work', 'short'],
    ],
    substitute: [
      ['acceptable', 'worn', 'work'],
      ['acceptable', 'work', 'short'],
    ],
    workable: [
      ['work', 'worn', 'work'],
      ['worn', 'work', 'short'],
    ],
    short: [
      ['short', 'short'],
      ['short', 'worn'],
    ],
    contested: [
      ['short', 'worn'],
      ['work', 'short'],
    ],
  };

/** The fit of an order's unit, counted from 0. */
function fitOf(situation: Exclude<Situation, 'unstocked'>, nth: number, random: Random): Fit {
  const [first, rest] = PLANS[situation];
  return first[nth] ?? random.pick(rest);
}

const CLEAN: Departure = { cabinet: 'good', tank: 'good' };

function departure(design: Design, fit: Fit, random: Random): Departure {
  if (fit === 'exact') return CLEAN;
  const nearly = {
    ...CLEAN,
    ...pickedFrom(weightlessDepartures(design), random),
    ...pickedFrom(acceptableDepartures(design), random),
  };
  if (fit === 'acceptable') return nearly;
  if (fit === 'work') return { ...nearly, ...random.pick(workDepartures(design)) };
  if (fit === 'worn') return { ...nearly, ...random.pick(workDepartures(design)), cabinet: 'replace' };
  return { ...nearly, ...random.pick(openDepartures(design)) };
}

/** The unit that an order of this situation finds in stock, counted from 0. */
export function stockedFor(
  asked: Asked,
  situation: Exclude<Situation, 'unstocked'>,
  nth: number,
  random: Random,
): StockDesign {
  return {
    ...asked.plain,
    winding: windingFor(asked, nth),
    ...departure(asked.design, fitOf(situation, nth, random), random),
  };
}

/** Where only the notes exclude aluminum, the unit that fits best is wound with it. */
function windingFor({ design, requests }: Asked, nth: number): Design['winding'] {
  if (!requests.isAluminumForbidden || design.winding === 'Copper') return design.winding;
  return nth === 0 ? 'Aluminum' : 'Copper';
}
