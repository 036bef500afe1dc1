import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseConfig } from '../../../src/server/config/config';
import { connect } from '../../../src/server/db/pool/connectionPool';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { openDatabase } from '../../../src/server/db/openDatabase';
import { followChangesOfUnits, judgeOrders, type Cleanup } from '../../../src/server/app/followUnits';
import { loadSampleIfEmpty } from '../../../src/server/features/import/sample/loadSample';
import type { LiveUnits } from '../../../src/server/features/matching/liveUnits';

/** The server without pages and sign-in: reports what it knows of the units and when it applied each change. */
async function serve(): Promise<void> {
  const config = parseConfig(process.env);
  const errors: string[] = [];
  const onError = (error: unknown) => void errors.push(String(error));
  const database = await openDatabase(config, () => undefined);
  const { db, close } = connect(database.url, { isPooled: database.isPooled, onConnectionError: onError });
  await migrateToLatest(db);
  if (config.sampleData) await loadSampleIfEmpty(db, config.dataDir);
  const cleanups: Cleanup[] = [close];
  const followed = await followChangesOfUnits(db, { source: database.feed, onError }, cleanups);
  const { liveUnits, feed } = followed;
  const appliedAt: Record<string, number> = {};
  let fullReads = 1;
  const onApplied: LiveUnits['onApplied'] = (judgeIsNotified) =>
    liveUnits.onApplied((change) => {
      if (change.serials.length === 0) fullReads += 1;
      for (const serial of change.serials) appliedAt[serial] = Date.now();
      judgeIsNotified(change);
    });
  judgeOrders(db, { ...followed, liveUnits: { ...liveUnits, onApplied }, onError }, cleanups);
  const tell = async () => {
    const { user, system } = process.cpuUsage();
    return {
      size: await liveUnits.size(),
      ageMs: feed.ageMs(),
      cpuMs: (user + system) / 1_000,
      ...{ fullReads, appliedAt, errors },
    };
  };
  const server = createServer((_request, response) => {
    void tell().then((reported) => response.end(JSON.stringify({ ...reported, isPooled: database.isPooled })));
  });
  server.listen(Number(process.env.CHILD_PORT), '127.0.0.1');
  await once(server, 'listening');
  await once(process, 'SIGTERM');
  for (const cleanup of cleanups.toReversed()) await cleanup();
  process.exit(0);
}

await serve();
