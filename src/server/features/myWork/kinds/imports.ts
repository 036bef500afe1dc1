import { sql } from 'kysely';
import type { WorkKind } from '../workQuery';

/** Own imports that wait for their columns, or to be saved. */
export const imports: WorkKind = {
  kind: 'import',
  needs: ['import'],
  query: ({ subject }) => ({
    rows: sql`select j.id, j.waits_since as at,
        (select string_agg(f, ' and ') from json_array_elements_text(j.details -> 'files') f) as name
      from import_jobs j where j.subject = ${subject} and j.waits_since is not null`,
    order: sql`at desc, id`,
  }),
};
