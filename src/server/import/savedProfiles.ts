import type { Kysely } from 'kysely';
import type { ImportFile } from '../../contract/imports/files';
import type { Database } from '../db/schema';
import type { Profile } from './inspect/profiles';

/** The saved ways of reading files; of one kind of file where one is given. Of equal ones the latest counts. */
export const savedProfiles = (db: Kysely<Database>, file?: ImportFile): Promise<Profile[]> =>
  db
    .selectFrom('import_profiles')
    .select(['name', 'file', 'layout', 'columns'])
    .$if(file !== undefined, (q) => q.where('file', '=', file ?? null))
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
