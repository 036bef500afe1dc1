import type { FitClass } from '../../../contract/units/unit';
import { toCents } from '../../../domain/cost/cents';
import type { Ranked } from '../../../domain/matching/ranking/scoreUnit';
import type { MatchRequirement } from '../../../domain/matching/reading/requirement';
import { NONE, problemOf, type Pair } from '../../../domain/plan/assignment/problem';
import { solveAssignment } from '../../../domain/plan/assignment/solve';
import type { LiveUnits } from '../matching/liveUnits';

interface Line {
  readonly requirement: MatchRequirement;
  readonly quantity: number;
}

/** Cents by which a class counts more than any margin; other classes are not offered. */
const CLASS_VALUE: Readonly<Partial<Record<FitClass, number>>> = {
  Fits: 3e9,
  'Fits with work': 2e9,
  'Fits, to be checked': 1e9,
};

/** Distinct units for each line, best first: as many as fit, of the best classes, with the highest total margin. */
export async function assignLines(liveUnits: Pick<LiveUnits, 'search'>, lines: readonly Line[]): Promise<Ranked[][]> {
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const found = await Promise.all(lines.map(({ requirement }) => liveUnits.search(requirement, total)));
  const slots = lines.flatMap(({ quantity }, line) => Array.from({ length: quantity }, () => line));
  const serials = [...new Set(found.flat().map(({ candidate }) => candidate.serial))];
  const places = new Map(serials.map((serial, at) => [serial, at]));
  const pairs = slots.flatMap((line, order) => (found[line] ?? []).flatMap((each) => pairOf(order, each, places)));
  const { unitOf } = solveAssignment(problemOf(slots.length, serials.length, pairs));
  return lines.map((_, line) => {
    const own = new Set(slots.flatMap((of, slot) => (of === line ? (unitOf[slot] ?? NONE) : [])));
    return (found[line] ?? []).filter(({ candidate }) => own.has(places.get(candidate.serial) ?? NONE));
  });
}

function pairOf(order: number, { candidate, score }: Ranked, places: ReadonlyMap<string, number>): Pair[] {
  const [unit, ofClass] = [places.get(candidate.serial), CLASS_VALUE[score.fitClass]];
  if (unit === undefined || ofClass === undefined || score.score === null) return [];
  return [{ order, unit, value: ofClass + toCents(score.margin ?? 0) }];
}
