import type { Kysely } from 'kysely';
import type { ImportProfile } from '../../../../contract/import/mapping';
import type { FileColumn, Said } from '../mapping/propose';
import type { ImportFile } from '../../../../contract/import/files';
import type { Database } from '../../../db/schema/schema';

export type Profile = Pick<ImportProfile, 'name' | 'file' | 'layout' | 'columns'>;

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** At least half of the file's columns, and all of the profile's, match. */
const fits = ({ columns }: Profile, headers: readonly string[]): boolean =>
  columns.length * 2 >= headers.length && columns.every(({ header }) => headers.some((each) => same(each, header)));

export function bestProfile(profiles: readonly Profile[], headers: readonly string[]): Profile | null {
  const fitting = profiles.filter((each) => fits(each, headers));
  return fitting.reduce<Profile | null>(
    (best, each) => (best === null || each.columns.length > best.columns.length ? each : best),
    null,
  );
}

export const saidBy =
  (profile: Profile | null) =>
  ({ header }: FileColumn): Said | undefined =>
    profile?.columns.find((each) => same(each.header, header));

/** Newest first. */
export const savedProfiles = (db: Kysely<Database>, file?: ImportFile): Promise<Profile[]> =>
  db
    .selectFrom('import_profiles')
    .select(['name', 'file', 'layout', 'columns'])
    .$if(file !== undefined, (q) => q.where('file', '=', file ?? null))
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
