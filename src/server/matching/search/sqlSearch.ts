import { createShapeIndex, type ShapeIndex } from '../../../domain/matching/search/shapes/shapeIndex';
import { searchShapes, type ShapedUnit } from '../../../domain/matching/search/shapes/searchShapes';
import { relaxationsByShapes } from '../../../domain/matching/search/shapes/servingShapes';
import { toCandidate } from '../../presenters/units/candidate';
import type { MatchedRow, UnitShapesRepository } from '../../repositories/units/unitShapes';
import type { OpenSearch } from './unitSearch';

const SHAPES_PER_READ = 1_000;
/** More in one question could take longer than a statement may. */
const SHAPES_PER_COUNT = 5_000;

/** MATCHING=sql: the units stay in the database; this process knows which shapes they have. */
export const sqlSearch =
  (shapes: UnitShapesRepository): OpenSearch =>
  async (rates) => {
    const index = await readShapes(shapes);
    let size: Promise<number> | null = null;
    const countsOf = (keys: readonly string[]) => countInTurns(shapes, keys);
    const unitsOf = async (keys: readonly string[]) => (await shapes.unitsOf(keys)).map(toShapedUnit);
    return {
      search: (requirement, limit) => searchShapes(requirement, index, limit, rates, unitsOf),
      relaxations: (requirement) => relaxationsByShapes(requirement, index, rates, countsOf),
      size: () =>
        (size ??= shapes.size().catch((error: unknown) => {
          size = null;
          throw error;
        })),
      take: async (serials) => {
        size = null;
        const rows = await shapes.availableAmong(serials);
        addShapes(index, rows);
        return { serials, mayServeMore: rows.length > 0 };
      },
    };
  };

/** In batches: none takes long, though there may be very many. */
async function readShapes(shapes: UnitShapesRepository): Promise<ShapeIndex> {
  const index = createShapeIndex();
  let from: string | null = null;
  do {
    const { units, last } = await shapes.shapesAfter(from, SHAPES_PER_READ);
    addShapes(index, units);
    from = last;
  } while (from !== null);
  return index;
}

async function countInTurns(shapes: UnitShapesRepository, keys: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let from = 0; from < keys.length; from += SHAPES_PER_COUNT) {
    const counted = await shapes.countsOf(keys.slice(from, from + SHAPES_PER_COUNT));
    for (const [key, count] of counted) counts.set(key, count);
  }
  return counts;
}

function addShapes(index: ShapeIndex, rows: readonly MatchedRow[]): void {
  for (const row of rows) index.put(row.shape, toCandidate(row));
}

const toShapedUnit = (row: MatchedRow): ShapedUnit => ({ shape: row.shape, candidate: toCandidate(row) });
