import { sql, type Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../../db/schema/schema';
import { createPeriodicTask, type PeriodicTask } from '../../lib/periodicTask';
import type { Metrics } from './metrics';

const A_MINUTE_MS = 60_000;

/** Not read at a scrape, which must not wait for the database. */
export function watchBackups(
  { registry }: Pick<Metrics, 'registry'>,
  db: Kysely<Database>,
  onError: (error: unknown) => void,
): PeriodicTask {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const lastBackup = gauge('specai_last_backup_timestamp_seconds', 'When the last good backup was made; 0: never');
  const isFailing = gauge(
    'specai_wal_archiving_fails',
    'Whether PostgreSQL failed to archive the last segment: 1 or 0',
  );
  const read = async () => {
    const { rows } = await sql<{ seconds: number; fails: number }>`select
      coalesce((select extract(epoch from max(made_at)) from backups), 0)::float8 as seconds,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)::int as fails
      from pg_stat_archiver`.execute(db);
    lastBackup.set(rows[0]?.seconds ?? 0);
    isFailing.set(rows[0]?.fails ?? 0);
  };
  const task = createPeriodicTask(() => read().catch(onError), A_MINUTE_MS);
  task.now();
  return task;
}
