import { startEmbeddedPostgres } from './embedded';

interface DatabaseConfig {
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

export interface OpenDatabase {
  /** Connection string, password included. */
  readonly url: string;
  /** Where the data lies, for people. */
  readonly location: string;
  /** Ends the embedded PostgreSQL, unless another process of ours still works with it. */
  readonly stop: () => Promise<void>;
}

/** The PostgreSQL of the configuration: its own, or the embedded one, which is started. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseConfig,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return startEmbeddedPostgres({ dataDir, log });
  const { host, pathname } = new URL(databaseUrl);
  return { url: databaseUrl, location: `the PostgreSQL at ${host}${pathname}`, stop: () => Promise.resolve() };
}
