import { fitClasses } from '../../../../src/contract/units/unit';
import type { Rates } from '../../../../src/domain/rates/rates';
import type { Requested, BookUnit } from './finding';
import { judge, type BookJudgment } from './judge';
import { words } from './reading/text';

export interface Ranked<U extends BookUnit> {
  unit: U;
  judgment: BookJudgment;
}

/** All units, the best first: judged one by one and sorted as a whole. */
export function rankByTheBook<U extends BookUnit>(
  units: readonly U[],
  requested: Requested,
  rates: Rates,
): Ranked<U>[] {
  const keyed = units.map((unit) => {
    const judgment = judge(requested, unit, rates);
    return { unit, judgment, key: keyOf(judgment, unit, rates) };
  });
  return keyed
    .sort((a, b) => firstDifference(a.key, b.key) || bySerial(a.unit, b.unit))
    .map(({ unit, judgment }) => ({ unit, judgment }));
}

const firstDifference = (a: number[], b: number[]): number =>
  a.map((each, at) => (each === b[at] ? 0 : each - b[at]!)).find(Boolean) ?? 0;
const bySerial = (a: BookUnit, b: BookUnit) =>
  Number(a.serial) - Number(b.serial) || (a.serial < b.serial ? -1 : Number(a.serial > b.serial));

/** Smaller is better, place by place. Scores go by class, and where there are none the class decides. */
function keyOf(judgment: BookJudgment, unit: BookUnit, rates: Rates): number[] {
  const { class: fitClass, score, margin } = judgment;
  const known = margin.complete ? 0 : 1;
  return [
    fitClasses.indexOf(fitClass),
    -(score ?? 0),
    margin.percent === null ? 2 : known,
    -(margin.percent ?? 0),
    milesTo(unit, rates) ?? Infinity,
  ];
}

/** From the reference site, by its own city; null for a place that the table does not have. */
function milesTo(unit: BookUnit, { referenceSite, distances }: Rates): number | null {
  const city = words(unit.location).split(',')[0]!;
  const [place, site] = [city, words(referenceSite).split(',')[0]!];
  if (place === site) return 0;
  const pair = distances.find(({ from, to }) => {
    const ends = [words(from), words(to)];
    return ends.includes(place) && ends.includes(site);
  });
  return pair?.miles ?? null;
}
