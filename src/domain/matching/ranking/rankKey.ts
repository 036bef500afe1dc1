import { knownDistance } from '../../distance/distance';
import type { Candidate, MatchRequirement } from '../features/candidate';
import { scorePoints, type Tally } from './tally';
import { gapCents, marginPercentage, moneyOf, priceCents, totalCents, type UnitMoney } from './unitMoney';

/** What a unit's place in the list hangs on, the weightiest first. */
export interface Standing {
  points: number;
  gaps: number;
  gapCents: number;
  /** Percent; -Infinity without a price. */
  marginPercentage: number;
  /** From the reference site; Infinity for an unknown place. */
  miles: number;
  serial: string;
}

/** What a standing needs of a unit whatever the requirement. */
export interface Standee {
  serial: string;
  money: UnitMoney;
  miles: number;
}

export function standeeOf(unit: Candidate): Standee {
  return { serial: unit.serial, money: moneyOf(unit), miles: knownDistance(unit.location) ?? Number.POSITIVE_INFINITY };
}

export function standingOf({ serial, money, miles }: Standee, tally: Tally, requirement: MatchRequirement): Standing {
  const price = priceCents(money, requirement.salePrice);
  return {
    serial,
    miles,
    points: scorePoints(tally.points, tally.isCapped),
    gaps: tally.gaps,
    gapCents: gapCents(money, tally),
    marginPercentage: marginPercentage(price, totalCents(money, tally)) ?? Number.NEGATIVE_INFINITY,
  };
}

/**
 * Best first: score, then fewer gaps, cheaper gaps, higher margin percentage, nearer to the reference site, lower serial
 * (numbers as numbers). Two units with different serials never tie.
 */
export function compareStandings(a: Standing, b: Standing): number {
  return (
    promiseOf(b) - promiseOf(a) ||
    a.gapCents - b.gapCents ||
    ascending(b.marginPercentage, a.marginPercentage) ||
    ascending(a.miles, b.miles) ||
    serialOrder.compare(a.serial, b.serial) ||
    ascending(a.serial, b.serial)
  );
}

/** Score and gaps as one number, the higher the better; no unit has more than 10 gaps. */
export const promiseOf = ({ points, gaps }: Pick<Standing, 'points' | 'gaps'>): number => points * 16 - gaps;

const serialOrder = new Intl.Collator('en', { numeric: true });

/** Also where both are infinite, whose difference is no number. */
const ascending = <T extends number | string>(a: T, b: T): number => (a === b ? 0 : a < b ? -1 : 1);
