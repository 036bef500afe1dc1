import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createOrdersRepository } from '../repositories/orders/orders';
import { createUnitFilesRepository } from '../repositories/unitFiles/unitFiles';
import { createUnitOptionsRepository } from '../repositories/units/unitOptions';
import { createRatesRepository } from '../repositories/rates';
import { createUnitsRepository } from '../repositories/units/units';

/** The tables that more than one room reads or writes, through `db`. */
export const repositoriesOn = (db: Kysely<Database>) => ({
  orders: createOrdersRepository(db),
  units: createUnitsRepository(db),
  unitOptions: createUnitOptionsRepository(db),
  unitFiles: createUnitFilesRepository(db),
  rates: createRatesRepository(db),
});
