import { parseConfig } from '../config';
import { openDatabase } from '../db/openDatabase';

/** Works with the configured database, and stops it afterwards where nobody else uses it. */
export async function withDatabase<Result>(
  log: (message: string) => void,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(parseConfig(process.env), log);
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
