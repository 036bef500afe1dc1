import type { ServerConfig } from '../config/config';
import { connect, UNHURRIED, type Connection } from './pool/connectionPool';
import { migrateToLatest } from './migrate';
import { openDatabase } from './openDatabase';

/** A failure ends the process with status 1 and its message. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

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
