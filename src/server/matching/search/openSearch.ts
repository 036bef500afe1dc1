import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { createUnitShapesRepository } from '../../repositories/units/unitShapes';
import { createUnitReadings } from '../../repositories/units/unitReadings';
import { createUnitsRepository } from '../../repositories/units/units';
import { memorySearch } from './memorySearch';
import { sqlSearch } from './sqlSearch';
import type { OpenSearch } from './unitSearch';

/** The search of the configuration. */
export const openSearch = (mode: 'memory' | 'sql', db: Kysely<Database>): OpenSearch =>
  mode === 'sql'
    ? sqlSearch(createUnitShapesRepository(db))
    : memorySearch(createUnitsRepository(db), createUnitReadings(db));
