import { sql, type Kysely, type Selectable } from 'kysely';
import type { ImportJob } from '../../../../contract/imports/job';
import type { Database } from '../../../db/schema';
import type { ImportJobsTable } from '../../../db/importTables';

export const JOB_COLUMNS = ['id', 'state', 'progress', 'details'] as const;
type JobRow = Pick<Selectable<ImportJobsTable>, (typeof JOB_COLUMNS)[number]>;

export const jobOf = ({ id, state, progress, details }: JobRow): ImportJob => ({ ...details, id, state, progress });

/** What a row says of a job. */
export const valuesOf = ({ state, progress, ...details }: ImportJob) => ({
  state,
  progress: JSON.stringify(progress),
  details: JSON.stringify(details),
});

/** Of a job that no server runs and that does not wait. */
export const ENDED = { runner: null, heartbeat_at: null, inspections: null, waits_since: null } as const;

export const WAITS_NOW = { runner: null, heartbeat_at: null, waits_since: sql<Date>`now()` } as const;

export const runBy = (server: string) => ({
  ...{ runner: server, heartbeat_at: sql<Date>`now()` },
  ...{ waits_since: null, is_cancelled: false, holds_slot: true },
});

export async function forgetFiles(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('import_job_files').where('job_id', '=', id).execute();
}
