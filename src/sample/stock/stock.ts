import type { Design } from '../designs';
import type { Random } from '../random';
import {
  acceptableDepartures,
  weightlessDepartures,
  openDepartures,
  pickedFrom,
  type Departure,
  type StockDesign,
  workDepartures,
  when,
  turnPulls,
} from './departures';
import type { OrderRequirements } from './requirements';
import type { Situation } from './situations';
import { PRIMARIES, RATINGS } from '../tables';

/** How well a unit fits: exactly, as a substitute, after work, or not quite. */
type Fit = 'exact' | 'acceptable' | 'work' | 'worn' | 'short';

/** The fits of an order's first units, and of the others. */
const PLANS: Readonly<
  Record<Exclude<Situation, 'unavailable'>, readonly [first: readonly Fit[], rest: readonly Fit[]]>
> = {
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

function fitOf(situation: Exclude<Situation, 'unavailable'>, nth: number, random: Random): Fit {
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

export function stockedFor(
  requirements: OrderRequirements,
  situation: Exclude<Situation, 'unavailable'>,
  nth: number,
  random: Random,
): StockDesign {
  return {
    ...requirements.plain,
    winding: windingFor(requirements, nth),
    ...departure(requirements.design, fitOf(situation, nth, random), random),
  };
}

/** If only the notes exclude aluminum, the best unit has aluminum windings. */
function windingFor({ design, requests }: OrderRequirements, nth: number): Design['winding'] {
  if (!requests.isAluminumForbidden || design.winding === 'Copper') return design.winding;
  return nth === 0 ? 'Aluminum' : 'Copper';
}

interface Costed {
  unit_cost: string;
  labor_cost: string;
  materials_cost: string;
}

const totalOf = (unit: Costed) => Number(unit.unit_cost) + Number(unit.labor_cost) + Number(unit.materials_cost);

/** A flawed unit that costs less than the order's others. */
export function decoyFor(
  { plain, design, requests }: OrderRequirements,
  others: readonly Costed[],
  random: Random,
): StockDesign {
  const totalCost = Math.min(...others.map(totalOf)) * random.between(0.86, 0.95);
  const departure = pickedFrom(decoys(design, requests.isAluminumForbidden), random);
  const nearly = pickedFrom(acceptableDepartures(design), random);
  return { ...plain, cabinet: 'good', tank: 'good', ...nearly, ...departure, totalCost };
}

function decoys(design: Design, isAluminumForbidden: boolean): readonly Departure[] {
  if (isAluminumForbidden) return [{ winding: 'Aluminum' }];
  return [
    { cabinet: 'replace', tank: 'replace' },
    { ...(design.fluid === 'FR3' ? { fluid: 'Mineral Oil' } : {}), tank: 'replace' },
    ...turnPulls(design).map((each) => ({ ...each, hasTurnPullCost: false })),
    ...when(design.condition === 'RC', { condition: 'RW' }),
    ...otherConnections(design).map((primary) => ({ primary })),
    { primary: { ...design.primary, bilKv: lowerBil(design.primary.bilKv) } },
    ...RATINGS.filter(({ kva }) => kva < design.kva)
      .slice(-1)
      .map(({ kva }) => ({ kva })),
  ];
}

function otherConnections({ primary }: Design): readonly Design['primary'][] {
  const isDelta = primary.nameplate.endsWith('D');
  return PRIMARIES.map(([each]) => each).filter(
    ({ kv, nameplate }) => kv === primary.kv && nameplate.endsWith('D') !== isDelta,
  );
}

const LEVELS = [30, 45, 60, 75, 95, 125, 150] as const;
const lowerBil = (kv: number): number => LEVELS.findLast((each) => each < kv) ?? kv;
