import type { QueryExecutorProvider } from 'kysely';
import * as unitShapes from '../production/0019_unit_shapes';

/** Units are searched in memory alone, so the index by which SQL found them only slows their writes. */
export const up = (db: QueryExecutorProvider): Promise<void> => unitShapes.down(db);

export const down = (db: QueryExecutorProvider): Promise<void> => unitShapes.up(db);
