import { Client } from 'pg';

interface BackupRecord {
  readonly madeAt: string;
  readonly file: string;
  readonly isVerified: boolean;
}

/** For the metric of the last backup. A database of an earlier release has no such table. */
export async function recordBackup(url: string, { madeAt, file, isVerified }: BackupRecord): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'specai backup' });
  await client.connect();
  try {
    const { rows } = await client.query<{ is: boolean }>(`select to_regclass('backups') is not null as is`);
    if (rows[0]?.is !== true) return;
    await client.query('insert into backups (made_at, file, is_verified) values ($1, $2, $3)', [
      madeAt,
      file,
      isVerified,
    ]);
  } finally {
    await client.end();
  }
}
