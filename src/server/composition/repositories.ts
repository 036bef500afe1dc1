import { readsOf } from '../db/replica/reads';
import { createOrdersRepository } from '../repositories/orders/orders';
import { createUnitFilesRepository } from '../repositories/unitFiles/unitFiles';
import { createUnitOptionsRepository } from '../repositories/units/unitOptions';
import { createRatesRepository } from '../repositories/rates';
import { createUnitsRepository } from '../repositories/units/units';
import type { AppDependencies } from './appDependencies';

/** The tables that more than one room reads or writes. */
export function createRepositories({ db, reads = readsOf({ db }), now }: AppDependencies) {
  return {
    orders: createOrdersRepository(reads.db, now),
    units: createUnitsRepository(db),
    unitOptions: createUnitOptionsRepository(db),
    unitFiles: createUnitFilesRepository(db),
    rates: createRatesRepository(db),
  };
}

export type Repositories = ReturnType<typeof createRepositories>;
