import type { ServerConfig } from '../config';
import { connect, UNHURRIED, type Connection } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';

/** As the owner; afterwards the database runs or is stopped as before. */
export async function withDatabase<Result>(config: ServerConfig, work: (db: Connection['db']) => Promise<Result>) {
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
