import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { quotationLetters } from './composition/estimates';
import type { ServerConfig } from '../config/config';
import { connect, UNHURRIED, type Connection } from '../db/pool/connectionPool';
import { migrateToLatest, refuseOtherDatabase } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { newRead, openReads, type Reads } from '../db/replica/replicaReads';
import { waitForDatabase } from '../db/waitForDatabase';
import { withoutFloods } from '../auth/securityLog';
import { createAuditRepository } from '../features/audit/repository';
import { sweepAnswers } from '../db/idempotencyKeys';
import { createRevokedTokensRepository, secretNamed } from '../features/signIn/tokenRepository';
import { createUnitFilesRepository } from '../features/files/repository';
import { openStore } from '../lib/fileStore/folderStore';
import { sweepFiles } from '../features/files/sweepFiles';
import type { FileStore } from '../lib/fileStore/fileStore';
import { createPeriodicTask } from '../lib/periodicTask';
import { followChangesOfUnits, judgeOrders, type Cleanup } from './followUnits';
import { loadSampleIfEmpty } from '../features/import/sample/loadSample';
import { queueWorkMailsPeriodically, workLetters } from '../features/myWork/workMails';
import { releaseExpiredPeriodically } from '../features/reservations/expire';
import { removeLeftUploads, uploadDirOf } from '../features/import/jobs/uploads';
import { watchBackups } from './metrics/backups';
import { watchIndexes, createMetrics, watchPool, type Metrics } from './metrics/metrics';
import { openMetrics } from './metrics/metricsServer';
import { grantServerRole } from '../db/grants/serverGrants';
import type { OnAttempt } from '../features/signIn/interaction/interactionRoutes';
import type { RevokedTokens } from '../auth/tokens/revocations';
import { createSignIn } from '../features/signIn/signIn';
import type { Tracing } from '../lib/tracing/startTracing';

export interface RunningServer {
  readonly location: string;
  readonly app: FastifyInstance;
  /** Answers requests in flight, then closes everything. */
  stop: () => Promise<void>;
}

export interface StartOptions {
  readonly config: ServerConfig;
  /** NODE_ENV */
  readonly environment: string | undefined;
  readonly log: (message: string) => void;
  /** Aborted before `stop`: not ready, but still serving. */
  readonly shutdown: AbortSignal;
  /** The database is lost. */
  readonly onFatal: (error: Error) => void;
}

/** A failed step stops everything started before. */
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

async function assemble({ config, environment, log, shutdown, onFatal }: StartOptions, cleanups: Cleanup[]) {
  await claimPort(config);
  const tracing = await startTracing(config, cleanups);
  const metrics = createMetrics();
  if (config.metrics !== null) cleanups.push((await openMetrics(metrics, config.metrics)).close);
  let report = (error: unknown) => log(String(error));
  const onError = (error: unknown) => report(error);
  if (config.databaseUrl !== undefined) await waitForDatabase(config.databaseUrl, log);
  const database = await openDatabase(config, log);
  const { url, isPooled, location, keepRunning, stop } = database;
  cleanups.push(stop, keepRunning({ onError, onGivenUp: onFatal }).stop);
  const options = { isPooled, onConnectionError: onError, maxConnections: config.databasePoolSize };
  await prepare(connect(database.owner.url, { ...options, ...UNHURRIED }), config, log, database.serverRole);
  const connection = connect(url, options);
  cleanups.push(connection.close);
  await connection.warmUp();
  const { db } = connection;
  if (config.listenDatabaseUrl !== undefined) await refuseOtherDatabase(db, config.listenDatabaseUrl);
  watchDatabase(metrics, connection, onError, cleanups);
  const reads = await openReads(connection, { url, replicaUrl: config.readDatabaseUrl }, options);
  cleanups.push(reads.close);
  const followed = { source: database.feed, onError };
  const { feed, onOrders, ...live } = await followChangesOfUnits(db, followed, cleanups);
  const indexAgeMs = feed.ageMs;
  const { liveUnits } = live;
  const inventory = { size: liveUnits.total, isReady: liveUnits.isReady };
  watchIndexes(metrics, { available: liveUnits, inventory }, indexAgeMs);
  judgeOrders(db, { ...live, feed, onOrders, onError }, cleanups);
  const onAttempt = attemptsWatched(metrics, db, onError);
  const revokedTokens = revokedTokensOf(reads);
  await removeLeftUploads(uploadDirOf(config));
  const signIn = await createSignIn({ config, revokedTokens, environment, onError, onAttempt });
  const fileSecret = await secretNamed(db, 'unit-files');
  const fileStore = await openStore(config.fileBucket, config.dataDir);
  const files = { fileSecret, fileStore, distDir: resolve('dist/web') };
  const watched = { metrics, nameTraces: tracing?.nameTraces };
  const app = await buildApp({ config, db, reads, ...live, indexAgeMs, signIn, ...watched, ...files, shutdown });
  report = (error) => app.log.error({ err: error }, 'background work failed');
  cleanups.push(() => app.close());
  sweepPeriodically(connection, config, { app, store: fileStore, onError, cleanups });
  forgetAnswersInBackground(connection, onError, cleanups);
  cleanups.push(releaseExpiredPeriodically(db, { mailsOwner: config.mail !== null, onError }).stop);
  await mailInBackground(connection, config, { app, metrics, store: fileStore, onError, cleanups });
  await app.listen({ host: config.host, port: config.port });
  return { app, location };
}

function watchDatabase(
  metrics: Metrics,
  { pool, db }: Connection,
  onError: (error: unknown) => void,
  cleanups: Cleanup[],
): void {
  watchPool(metrics, pool);
  cleanups.push(watchBackups(metrics, db, onError).stop);
}

/** While the primary is down, the replica says who signed out. */
function revokedTokensOf({ primary, asRead }: Reads): RevokedTokens {
  const tokens = createRevokedTokensRepository(primary);
  return { ...tokens, isRevoked: (token) => asRead(newRead(), () => tokens.isRevoked(token)) };
}

function attemptsWatched(metrics: Metrics, db: Connection['db'], onError: (error: unknown) => void): OnAttempt {
  const audit = createAuditRepository(db);
  const add = withoutFloods((refusal) => audit.add(refusal));
  return async (outcome, { account, address }) => {
    metrics.signIns.inc({ outcome });
    if (outcome === 'signed_in') return;
    const by = { name: 'Unknown', address };
    const reason = outcome === 'too_many' ? 'too many attempts' : 'wrong email or password';
    await add({ action: 'refuseSignIn', by, new: { account }, reason }).catch(onError);
  };
}

async function startTracing({ traces }: ServerConfig, cleanups: Cleanup[]): Promise<Tracing | null> {
  if (!traces) return null;
  const tracing = (await import('../lib/tracing/startTracing')).startTracing();
  cleanups.push(tracing.stop);
  return tracing;
}

/** Fails early on a used port. Throws EADDRINUSE. */
async function claimPort({ host, port }: ServerConfig): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** As the owner. */
async function prepare(
  { db, close }: Connection,
  config: ServerConfig,
  log: (message: string) => void,
  serverRole: string | null,
): Promise<void> {
  try {
    await migrateToLatest(db);
    if (serverRole !== null) await grantServerRole(db, serverRole);
    if (!config.sampleData) return;
    const report = await loadSampleIfEmpty(db, join(config.dataDir, 'sample'));
    if (report !== null) log(`Loaded the sample: ${report.orders.added} orders and ${report.units.added} units.`);
  } finally {
    await close();
  }
}

const AN_HOUR_MS = 60 * 60_000;

/** Never at start: it can follow a restore to an earlier moment, and another restore can follow. */
function sweepPeriodically({ db }: Connection, config: ServerConfig, { app, store, onError, cleanups }: Background) {
  const stopping = new AbortController();
  const files = createUnitFilesRepository(db);
  const sweep = async () => {
    const options = { now: new Date(), retentionDays: config.filesRetentionDays, signal: stopping.signal };
    const removed = await sweepFiles(files, store, options);
    if (removed > 0) app.log.info({ removed }, 'contents that no unit has were removed');
  };
  const task = createPeriodicTask(() => sweep().catch(onError), AN_HOUR_MS);
  cleanups.push(() => {
    stopping.abort();
    return task.stop();
  });
}

interface Background {
  readonly app: FastifyInstance;
  readonly store: FileStore;
  readonly onError: (error: unknown) => void;
  readonly cleanups: Cleanup[];
}

interface Mailing extends Background {
  readonly metrics: Metrics;
}

async function mailInBackground({ db }: Connection, config: ServerConfig, mailing: Mailing) {
  const { mail, publicUrl } = config;
  const { app, metrics, store, onError, cleanups } = mailing;
  if (mail === null) return;
  const { startMailing } = await import('../features/mails/sendMails');
  const quotation = quotationLetters(db, store);
  const work = workLetters(db, publicUrl, () => new Date());
  const count = (outcome: string) => metrics.mails.inc({ outcome });
  const log = (fields: object, message: string) => app.log.warn(fields, message);
  cleanups.push(startMailing(db, { ...mail, publicUrl, quotation, work, count, log }));
  cleanups.push(queueWorkMailsPeriodically(db, { onError }).stop);
}

function forgetAnswersInBackground({ db }: Connection, onError: (error: unknown) => void, cleanups: Cleanup[]): void {
  const timer = setInterval(() => void sweepAnswers(db).catch(onError), AN_HOUR_MS).unref();
  cleanups.push(() => {
    clearInterval(timer);
    return Promise.resolve();
  });
}
