import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDependencies } from './app';
import type { ServerConfig } from './config';
import { connect, type Connection } from './db/connect';
import { migrateToLatest } from './db/migrate';
import { openDatabase, type OpenDatabase } from './db/openDatabase';
import { openStore } from './files/store/openStore';
import { sweepFiles } from './files/sweepFiles';
import type { FileStore } from './files/store/fileStore';
import { loadSampleIfEmpty } from './import/loadSample';
import { removeLeftUploads, uploadDirOf } from './import/jobs/uploadFolders';
import { createLiveUnits } from './matching/liveUnits';
import { followDays, ratesNow } from './matching/rates/ratesOfToday';
import { startOrderJudge } from './matching/coverage/orderJudge';
import { applyNews } from './matching/changes/applyNews';
import { followChanges, type ChangeFeed } from './matching/changes/changeFeed';
import { pruneNowAndThen } from './matching/changes/pruneChanges';
import { createLiveInventory } from './matching/liveInventory';
import { createInventoryRepository } from './repositories/units/inventory';
import { createRevokedTokensRepository } from './repositories/revokedTokens';
import { secretNamed } from './repositories/secrets';
import { createUnitFilesRepository } from './repositories/unitFiles/unitFiles';
import { OLDEST_INDEX_MS } from './readiness';
import { createRatesRepository } from './repositories/rates';
import { createUnitsRepository } from './repositories/units/units';
import { createSignIn } from './signIn/signIn';

export interface RunningServer {
  /** Where the data lies. */
  readonly location: string;
  readonly app: FastifyInstance;
  /** Answers what is in flight, then closes everything, the database last. */
  stop: () => Promise<void>;
}

export interface StartOptions {
  readonly config: ServerConfig;
  /** NODE_ENV */
  readonly environment: string | undefined;
  /** Reports progress until the server listens. */
  readonly log: (message: string) => void;
}

type Cleanup = () => Promise<unknown>;

/** Starts the whole server. Where a step fails, everything started before it is stopped again. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const cleanups: Cleanup[] = [];
  const stop = async () => {
    for (let next = cleanups.pop(); next !== undefined; next = cleanups.pop()) await next();
  };
  try {
    return { ...(await assemble(options, cleanups)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble({ config, environment, log }: StartOptions, cleanups: Cleanup[]) {
  await claimPort(config);
  let report = (error: unknown) => log(String(error));
  const onError = (error: unknown) => report(error);
  const database = await openDatabase(config, log);
  const { url, isPooled, location, stop } = database;
  cleanups.push(stop);
  const connection = connect(url, { isPooled, onConnectionError: onError });
  cleanups.push(connection.close);
  const { db } = await prepare(connection, config, log);
  const live = await followUnits(connection, database, onError, cleanups);
  const indexAgeMs = live.feed.ageMs;
  judgeOrders(connection, live, onError, cleanups);
  const revokedTokens = createRevokedTokensRepository(db);
  await removeLeftUploads(uploadDirOf(config));
  const signIn = await createSignIn({ config, revokedTokens, environment, onError });
  const fileSecret = await secretNamed(db, 'unit-files');
  const fileStore = await openStore(config.fileBucket, config.dataDir);
  const app = await buildApp({
    config,
    db,
    ...live,
    indexAgeMs,
    signIn,
    fileSecret,
    fileStore,
    distDir: resolve('dist/web'),
  });
  report = (error) => app.log.error({ err: error }, 'background work failed');
  cleanups.push(() => app.close());
  await connection.warmUp();
  sweepInBackground(connection, fileStore, onError, cleanups);
  await app.listen({ host: config.host, port: config.port });
  return { app, location };
}

/** A second start on a used port ends here, before it touches anything. Throws EADDRINUSE. */
async function claimPort({ host, port }: ServerConfig): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

async function prepare(connection: Connection, config: ServerConfig, log: (message: string) => void) {
  await migrateToLatest(connection.db);
  if (config.sampleData) {
    const report = await loadSampleIfEmpty(connection.db, join(config.dataDir, 'sample'));
    if (report !== null) log(`Loaded the sample: ${report.orders.added} orders and ${report.units.added} units.`);
  }
  return connection;
}

interface Followed extends Pick<AppDependencies, 'liveUnits' | 'liveInventory'> {
  readonly feed: ChangeFeed;
  /** Has one listener told where any order may have changed. */
  readonly onOrders: (listener: () => void) => void;
}

/** The index of available units and that of the inventory, complete before the first request. */
async function followUnits(
  { db }: Connection,
  { feed: source }: OpenDatabase,
  onError: (error: unknown) => void,
  cleanups: Cleanup[],
): Promise<Followed> {
  const stopping = new AbortController();
  const options = { onError, signal: stopping.signal };
  const readRates = ratesNow(createRatesRepository(db), () => new Date());
  const liveUnits = createLiveUnits(createUnitsRepository(db), { ...options, ratesNow: readRates });
  const liveInventory = createLiveInventory(createInventoryRepository(db), options);
  let ordersChanged: () => void = () => undefined;
  const onNews = applyNews({ liveUnits, liveInventory, ordersChanged: () => ordersChanged() });
  const feed = followChanges({ ...source, onNews, onError });
  const stopTimers = [followDays(liveUnits, readRates, onError), pruneNowAndThen(db, onError)];
  cleanups.push(async () => {
    for (const stopTimer of stopTimers) stopTimer();
    stopping.abort();
    await feed.stop();
    await Promise.all([liveUnits.settled(), liveInventory.settled()]);
  });
  await Promise.all([liveUnits.ready, liveInventory.ready]);
  return { liveUnits, liveInventory, feed, onOrders: (listener) => (ordersChanged = listener) };
}

/** How the available units serve each open order, kept in the background. */
function judgeOrders(
  { db }: Connection,
  { liveUnits, feed, onOrders }: Followed,
  onError: (error: unknown) => void,
  cleanups: Cleanup[],
): void {
  const isUpToDate = () => feed.ageMs() < OLDEST_INDEX_MS;
  const judge = startOrderJudge({ db, search: liveUnits.search, onError, isUpToDate });
  liveUnits.onApplied(judge.unitsChanged);
  onOrders(judge.ordersChanged);
  cleanups.push(judge.stop);
}

/** Removes what belongs to no unit's file, once after every start. */
function sweepInBackground(
  { db }: Connection,
  store: FileStore,
  onError: (error: unknown) => void,
  cleanups: Cleanup[],
): void {
  const stopping = new AbortController();
  const swept = sweepFiles(createUnitFilesRepository(db), store, stopping.signal).catch(onError);
  cleanups.push(() => {
    stopping.abort();
    return swept;
  });
}
