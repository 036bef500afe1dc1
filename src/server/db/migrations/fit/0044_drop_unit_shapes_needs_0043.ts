import type { QueryExecutorProvider } from 'kysely';
import * as unitShapes from '../production/0019_unit_shapes';

/** The index of SQL search, which memory search replaced. */
export const up = (db: QueryExecutorProvider): Promise<void> => unitShapes.down(db);

export const down = (db: QueryExecutorProvider): Promise<void> => unitShapes.up(db);
