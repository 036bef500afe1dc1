import type { MatchRequirement } from '../../../../../src/domain/matching/reading/requirement';
import type { Candidate } from '../../../../../src/domain/matching/reading/candidate';
import { createShapeIndex } from '../../../../../src/domain/matching/search/shapes/shapeIndex';
import { searchShapes } from '../../../../../src/domain/matching/search/shapes/searchShapes';
import { relaxationsByShapes, servingShapes } from '../../../../../src/domain/matching/search/shapes/servingShapes';
import { DEFAULT_RATES, type Rates } from '../../../../../src/domain/rates/rates';

/** What tells the units of one shape apart. */
const OWN = new Set([
  ...['serial', 'impedancePct', 'location', 'unitCost', 'laborCost', 'materialsCost', 'listPrice', 'oilVolumeGal'],
  ...['fr3FillCost', 'turnPullCost', 'feedConversionCost', 'replacementCabinetCost', 'retankCost'],
]);
export const shapeOf = (unit: Candidate): string =>
  JSON.stringify(Object.entries(unit).filter(([name, value]) => !OWN.has(name) && value !== undefined));

/** Units that lie elsewhere, found by their shapes; `asked` and `counted` are the shapes of each question. */
export function elsewhere(units: readonly Candidate[], rates: Rates = DEFAULT_RATES) {
  const index = createShapeIndex();
  const asked: (readonly string[])[] = [];
  const counted: (readonly string[])[] = [];
  const lying = units.map((candidate) => ({ shape: shapeOf(candidate), candidate }));
  for (const { shape, candidate } of lying) index.put(shape, candidate);
  const unitsOf = (keys: readonly string[]) => {
    asked.push(keys);
    return Promise.resolve(lying.filter(({ shape }) => keys.includes(shape)));
  };
  const countsOf = (keys: readonly string[]) => {
    counted.push(keys);
    const counts = keys.map((key) => [key, lying.filter(({ shape }) => shape === key).length] as const);
    // As of a count by groups: a shape without units has no row.
    return Promise.resolve(new Map(counts.filter(([, count]) => count > 0)));
  };
  return {
    ...{ index, lying, asked, counted },
    search: (requirement: MatchRequirement, limit: number) => searchShapes(requirement, index, limit, rates, unitsOf),
    serving: (requirement: MatchRequirement) => servingShapes(requirement, index, rates),
    relaxations: (requirement: MatchRequirement) => relaxationsByShapes(requirement, index, rates, countsOf),
  };
}
