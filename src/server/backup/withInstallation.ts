import { parseConfig } from '../config';
import type { FileStore } from '../files/store/fileStore';
import { openStore } from '../files/store/openStore';
import { openDatabase } from '../db/openDatabase';

/** Works with the configured database and the store of files, and stops it afterwards where nobody else uses it. */
export async function withInstallation<Result>(
  log: (message: string) => void,
  work: (url: string, store: FileStore) => Promise<Result>,
): Promise<Result> {
  const config = parseConfig(process.env);
  const store = await openStore(config.fileBucket, config.dataDir);
  const database = await openDatabase(config, log);
  try {
    // Past a pooler, where the configuration says how: its idle connections look as if SpecAI were running.
    return await work(database.owner.directUrl, store);
  } finally {
    await database.stop();
  }
}
