import type { Design } from '../designs';
import type { Random } from '../random';
import { PRIMARIES, RATINGS } from '../tables';
import { acceptableDepartures } from './acceptable';
import type { Asked } from './asked';
import { pickedFrom, when, type Departure, type StockDesign } from './stockDesign';
import { turnPulls } from './workable';

interface Costed {
  unit_cost: string;
  labor_cost: string;
  materials_cost: string;
}

const totalOf = (unit: Costed) => Number(unit.unit_cost) + Number(unit.labor_cost) + Number(unit.materials_cost);

/** A unit that costs less than the order's other ones, for a reason. */
export function lureFor({ plain, design, requests }: Asked, others: readonly Costed[], random: Random): StockDesign {
  const totalCost = Math.min(...others.map(totalOf)) * random.between(0.86, 0.95);
  const departure = pickedFrom(lures(design, requests.isAluminumForbidden), random);
  const nearly = pickedFrom(acceptableDepartures(design), random);
  return { ...plain, cabinet: 'good', tank: 'good', ...nearly, ...departure, totalCost };
}

/** What makes the cheapest unit of an order the wrong one. */
function lures(design: Design, isAluminumForbidden: boolean): readonly Departure[] {
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

/** The same kilovolts in delta for wye, and the reverse. */
function otherConnections({ primary }: Design): readonly Design['primary'][] {
  const isDelta = primary.nameplate.endsWith('D');
  return PRIMARIES.map(([each]) => each).filter(
    ({ kv, nameplate }) => kv === primary.kv && nameplate.endsWith('D') !== isDelta,
  );
}

const LEVELS = [30, 45, 60, 75, 95, 125, 150] as const;
const lowerBil = (kv: number): number => LEVELS.findLast((each) => each < kv) ?? kv;
