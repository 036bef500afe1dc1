import type { Kysely } from 'kysely';
import type { ImportProfile, RowsValue } from '../../../../contract/import/mapping';
import type { FileColumn, Decision } from '../mapping/propose';
import { distinctNames } from '../mapping/sameNames';
import type { ImportFile } from '../../../../contract/import/files';
import type { Database } from '../../../db/schema/schema';

export type Profile = Pick<ImportProfile, 'name' | 'file' | 'layout' | 'columns'>;

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Without the values of all rows. */
export const columnsOf = ({ columns }: Profile) => columns.filter(({ value }) => value === undefined);

export const valuesOf = (profile: Profile | null): readonly RowsValue[] =>
  (profile?.columns ?? []).flatMap(({ target, value }) =>
    target === null || value === undefined ? [] : [{ target, value }],
  );

/** At least half of the file's columns, and all of the profile's, match. */
function fits(profile: Profile, headers: readonly string[]): boolean {
  const known = distinctNames(columnsOf(profile).map(({ header }) => header));
  const names = distinctNames(headers);
  return known.length * 2 >= names.length && known.every((name) => names.some((each) => same(each, name)));
}

export function bestProfile(profiles: readonly Profile[], headers: readonly string[]): Profile | null {
  const fitting = profiles.filter((each) => fits(each, headers));
  return fitting.reduce<Profile | null>(
    (best, each) => (best === null || columnsOf(each).length > columnsOf(best).length ? each : best),
    null,
  );
}

/** Of several columns of one name, each has its own. */
export function decisionsOf(profile: Profile | null, columns: readonly FileColumn[]) {
  const said = profile === null ? [] : columnsOf(profile);
  const known = distinctNames(said.map(({ header }) => header));
  const names = distinctNames(columns.map(({ header }) => header));
  return (_column: FileColumn, index: number): Decision | undefined =>
    said[known.findIndex((each) => same(each, names[index] ?? ''))];
}

/** Newest first. */
export const savedProfiles = (db: Kysely<Database>, file?: ImportFile): Promise<Profile[]> =>
  db
    .selectFrom('import_profiles')
    .select(['name', 'file', 'layout', 'columns'])
    .$if(file !== undefined, (q) => q.where('file', '=', file ?? null))
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
