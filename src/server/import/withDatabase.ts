import type { ServerConfig } from '../config';
import { connect, UNHURRIED, type Connection } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';

/** Works on the server's database as its owner, whether or not the server runs, and leaves it as it was found: running or stopped. */
export async function withDatabase<Result>(
  config: ServerConfig,
  work: (db: Connection['db']) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config, console.log);
  const connection = connect(database.owner.url, { ...UNHURRIED, isPooled: database.isPooled });
  try {
    await migrateToLatest(connection.db);
    return await work(connection.db);
  } finally {
    await connection.close();
    await database.stop();
  }
}
