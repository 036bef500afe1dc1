import { setTimeout as sleep } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import { Client, DatabaseError } from 'pg';
import { findCluster, isInitialized, passwordFile, type Cluster } from './embedded/cluster';
import { startServer, stopServer, type Settings, removeStalePidFile, runningPostmaster } from './embedded/control';
import {
  initialize,
  SUPERUSER,
  asServerRole,
  createServerRole,
  HAS_SERVER_ROLE,
  refuseOtherVersion,
} from './embedded/initialize';
import { UNIQUE_VIOLATION } from '../lib/postgresErrors';

export interface RestartableServer {
  isRunning: () => Promise<boolean>;
  start: () => Promise<void>;
}

export interface RestartOptions {
  readonly onError: (error: Error) => void;
  /** It will not restart: end the process. */
  readonly onGivenUp: (error: Error) => void;
  readonly lookMs?: number;
  /** Doubles after each failure; default: 1 s. */
  readonly waitMs?: number;
}

const LOOK_MS = 1_000;
const WAIT_MS = 1_000;
const MAX_STARTS = 5;
const WINDOW_MS = 10 * 60_000;

const GIVEN_UP = `The database ended or did not start ${MAX_STARTS} times within ten minutes, so the server ends, too. The lines above say why.`;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Restarts after an unexpected exit, at most five times in ten minutes. Stop this first at shutdown. */
export function keepRunning(server: RestartableServer, options: RestartOptions): { stop: () => Promise<void> } {
  const { onError, onGivenUp, lookMs = LOOK_MS, waitMs = WAIT_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let starts: number[] = [];
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

  const isTooOften = () => {
    starts = starts.filter((at) => at > Date.now() - WINDOW_MS);
    return starts.length >= MAX_STARTS;
  };

  const startAgain = async () => {
    starts.push(Date.now());
    try {
      await server.start();
    } catch (error) {
      onError(asError(error));
      await pause(waitMs * 2 ** (starts.length - 1));
    }
  };

  const isStopped = () => signal.aborted;

  const look = async () => {
    for (;;) {
      await pause(lookMs);
      if (isStopped()) return;
      if (await server.isRunning()) continue;
      if (isTooOften()) throw new Error(GIVEN_UP);
      onError(new Error('The database ended by itself. It is started again.'));
      await startAgain();
    }
  };
  const looking = look().catch((error: unknown) => onGivenUp(asError(error)));
  return {
    stop: async () => {
      stopping.abort();
      await looking;
    },
  };
}

export interface EmbeddedPostgres {
  readonly url: string;
  readonly serverUrl: string;
  /** Not always inside dataDir (see findCluster). */
  readonly location: string;
  /** Stop it before `stop`. */
  keepRunning: (options: RestartOptions) => { stop: () => Promise<void> };
  /** Unless another of our processes uses it. Close your own connections first. */
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  readonly settings?: Settings;
}

const DATABASE = 'specai';
const ATTEMPTS = 3;
const ANSWER_WITHIN_MS = 60_000;
const POLL_MS = 50;
const LOOKS = 10;
const ALREADY_MADE: readonly unknown[] = ['42P04', UNIQUE_VIOLATION];
const WRONG_PASSWORD = '28P01';

/** Initializes `dataDir` if needed. Uses a server that already runs on it. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await findCluster(dataDir);
  if (!(await isInitialized(cluster.data))) {
    log(`Making a database in ${cluster.data}`);
    await initialize(cluster);
  }
  await refuseOtherVersion(cluster);
  const password = await readPassword(cluster);
  const port = await running(cluster, password, settings);
  const urlOf = (database: string) => connectionString(password, port, database);
  await createMissing(urlOf('postgres'), password);
  const server: RestartableServer = {
    isRunning: async () => (await runningPostmaster(cluster.data)) !== null,
    start: () => startWhereItWas(cluster, password, { ...settings, port: String(port) }),
  };
  return {
    url: urlOf(DATABASE),
    serverUrl: asServerRole(urlOf(DATABASE), password),
    location: cluster.data,
    keepRunning: (options) => keepRunning(server, options),
    stop: () => stopUnlessUsed(cluster, urlOf('postgres')),
  };
}

/** Our connections use this port. */
async function startWhereItWas(cluster: Cluster, password: string, settings: Settings): Promise<void> {
  const port = await running(cluster, password, settings);
  if (String(port) !== settings['port'])
    throw new Error(`The database was started by another process, on the port ${port}; stop that process.`);
}

const connectionString = (password: string, port: number, database: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

async function readPassword({ data }: Cluster): Promise<string> {
  const text = await readFile(passwordFile(data), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${passwordFile(data)} is missing; restore it, or choose another DATA_DIR.`);
  return text.trim();
}

/** Another process may start it first: the next attempt finds that server. */
async function running(cluster: Cluster, password: string, settings: Settings): Promise<number> {
  let failure: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = await answeringPort(cluster.data, password);
    if (port !== null) return port;
    await removeStalePidFile(cluster.data);
    failure = await startServer(cluster, settings).catch((error: unknown) => error);
  }
  const port = await answeringPort(cluster.data, password);
  if (port === null) throw failure;
  return port;
}

/** Waits for a starting or recovering server; null if none runs. */
async function answeringPort(data: string, password: string): Promise<number | null> {
  const deadline = Date.now() + ANSWER_WITHIN_MS;
  while (Date.now() < deadline) {
    const postmaster = await runningPostmaster(data);
    if (postmaster === null) return null;
    if (await answers(connectionString(password, postmaster.port, 'postgres'))) return postmaster.port;
    await sleep(POLL_MS);
  }
  throw new Error(`The PostgreSQL running on ${data} does not answer.`);
}

async function answers(url: string): Promise<boolean> {
  try {
    await query(url, 'select 1');
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === WRONG_PASSWORD) throw error;
    return false;
  }
}

const HAS_DATABASE = `select from pg_database where datname = '${DATABASE}'`;

/** Missing in data of earlier releases. */
async function createMissing(url: string, password: string): Promise<void> {
  const found = await query(url, `${HAS_DATABASE} union all ${HAS_SERVER_ROLE}`);
  if (found === 2) return;
  await query(url, createServerRole(password));
  await createDatabase(url);
}

async function createDatabase(url: string): Promise<void> {
  if ((await query(url, HAS_DATABASE)) > 0) return;
  await query(url, `create database ${DATABASE}`).catch((error: unknown) => {
    if (!(error instanceof DatabaseError && ALREADY_MADE.includes(error.code))) throw error;
  });
}

const OTHER_CLIENTS = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

async function stopUnlessUsed(cluster: Cluster, url: string): Promise<void> {
  for (let look = 1; look <= LOOKS; look += 1) {
    if ((await runningPostmaster(cluster.data)) === null) return;
    const others = await query(url, OTHER_CLIENTS).catch(() => 0);
    if (others === 0) return stopServer(cluster);
    await sleep(POLL_MS); // A connection just closed is still listed for a moment.
  }
}

async function query(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
