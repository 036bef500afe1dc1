import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, parseConfig, type ServerConfig } from '../config/config';
import { SAMPLE_PASSWORD, sampleAccounts } from '../features/signIn/interaction/sampleAccounts';
import { startServer, type RunningServer } from './start';
import { notifySystemd } from './watchdog';

const STOP_TIMEOUT_MS = 9_500;
const CRASH_STOP_TIMEOUT_MS = 4_000;

function explain(error: unknown, config: ServerConfig | null): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? error.port : config?.port;
    const variable = port === config?.metrics?.port ? 'METRICS_PORT' : 'PORT';
    return `Port ${String(port)} is in use; stop the program that uses it, or set ${variable} to another one.`;
  }
  return error instanceof Error ? error.message : String(error);
}

function announce({ location }: RunningServer, config: ServerConfig): void {
  console.log(`\nSpecAI is running at ${config.publicUrl}`);
  console.log(`Data: ${location}`);
  if (config.authMode === 'local') {
    console.log(`Sign in as ${sampleAccounts.map(({ email }) => email).join(', ')}; password ${SAMPLE_PASSWORD}`);
  }
  console.log('Ctrl-C stops it.\n');
}

/** Stops once: npm repeats Ctrl-C. SIGTERM waits for proxies; Ctrl-C does not. Returns how to stop on a fatal error. */
function stopOnSignals(
  starting: Promise<RunningServer>,
  shutdown: AbortController,
  lameDuckMs: number,
): (error: Error) => void {
  const hurry = new AbortController();
  let isStopping = false;
  const stop = (exitCode: number, within: number, lameDuckMs = 0) => {
    if (isStopping) return;
    isStopping = true;
    shutdown.abort();
    setTimeout(() => process.exit(1), lameDuckMs + within).unref();
    starting
      .then((server) => lameDuck(lameDuckMs, hurry.signal).then(server.stop))
      .then(
        () => process.exit(exitCode),
        () => process.exit(1),
      );
  };
  const crash = (error: unknown) => {
    if (!isStopping) console.error(error);
    stop(1, CRASH_STOP_TIMEOUT_MS);
  };
  process.on('SIGTERM', () => stop(0, STOP_TIMEOUT_MS, lameDuckMs));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      hurry.abort();
      stop(0, STOP_TIMEOUT_MS);
    });
  }
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  return ({ message }) => {
    console.error(message);
    stop(1, CRASH_STOP_TIMEOUT_MS);
  };
}

const lameDuck = (ms: number, hurry: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal: hurry }).catch(() => undefined);

async function main(): Promise<void> {
  let config: ServerConfig | null = null;
  try {
    config = parseConfig(process.env);
    const shutdown = new AbortController();
    let fail = (error: Error) => console.error(error.message);
    const options = { config, environment: process.env.NODE_ENV, log: console.log };
    const starting = startServer({ ...options, shutdown: shutdown.signal, onFatal: (error) => fail(error) });
    fail = stopOnSignals(starting, shutdown, config.lameDuckSeconds * 1_000);
    announce(await starting, config);
    notifySystemd(process.env, console.error);
  } catch (error) {
    console.error(explain(error, config));
    process.exit(1);
  }
}

await main();
