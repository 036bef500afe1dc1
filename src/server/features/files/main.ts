import { parseConfig } from '../../config/config';
import { runCommand, withDatabase } from '../../db/withDatabase';
import { openStore } from '../../lib/fileStore/folderStore';
import { createUnitFilesRepository } from './repository';
import { listUnreferenced } from './sweepFiles';

const USAGE = `npm run files   list the photos and documents that no unit has, with the day on which the servers remove them

The database is that of DATABASE_URL, or the embedded one in DATA_DIR; the server may run.`;

await runCommand(async (args: string[]) => {
  if (args.length > 0) throw new Error(USAGE);
  const config = parseConfig(process.env);
  const store = await openStore(config.fileBucket, config.dataDir);
  const options = { now: new Date(), retentionDays: config.filesRetentionDays };
  const found = await withDatabase(config, (db) => listUnreferenced(createUnitFilesRepository(db), store, options));
  for (const { hash, removedAt } of found)
    console.log(`${hash}  is removed on ${removedAt.toISOString().slice(0, 10)}`);
  console.log(`No unit has ${found.length.toLocaleString('en-US')} of the photos and documents in the store.`);
});
