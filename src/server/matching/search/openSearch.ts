import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { createUnitReadings } from '../../repositories/units/unitReadings';
import { createUnitsRepository } from '../../repositories/units/units';
import { memorySearch } from './memorySearch';
import type { OpenSearch } from './unitSearch';

/** The search of the units of a database. */
export const openSearch = (db: Kysely<Database>): OpenSearch =>
  memorySearch(createUnitsRepository(db), createUnitReadings(db));
