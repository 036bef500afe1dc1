import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { checkPrepared, importPrepared } from '../importFiles';
import { inspectFile } from '../inspect/inspectFile';
import { savedProfiles } from '../savedProfiles';
import type { ImportSteps } from './importSteps';

/** The steps of an import, done with this database. */
export const importSteps = (db: Kysely<Database>): ImportSteps => ({
  inspect: async (arrived, options) =>
    inspectFile(arrived, { ...options, profiles: await savedProfiles(db, arrived.file) }),
  check: (files, options) => checkPrepared(db, files, options),
  save: (files, options) => importPrepared(db, files, options),
});
