import { parseArgs } from 'node:util';
import { parseConfig, type ServerConfig } from '../config';
import { connect } from '../db/connect';
import { startEmbeddedPostgres } from '../db/embedded';
import { migrateToLatest } from '../db/migrate';
import { importFiles, type ImportFiles } from './importFiles';
import { ImportRefusedError } from './staging/problems';
import { progressText, refusalText, reportText } from './reportText';
import type { Progress } from './staging/stageFile';

const USAGE = `npm run import -- --orders orders.csv --units units.csv

Either file may be given alone. docs/data.md lists the columns.`;
const FAILED = 1;
const INTERRUPTED = 130;

function readArguments(): ImportFiles | null {
  const { values } = parseArgs({ options: { orders: { type: 'string' }, units: { type: 'string' } } });
  return values.orders === undefined && values.units === undefined ? null : values;
}

/** On a terminal one line that counts up; in a log one line per million bytes or so is enough. */
function showProgress(progress: Progress): void {
  const isDone = progress.bytes === progress.totalBytes;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${progressText(progress)}${isDone ? '\n' : ''}`);
  else if (isDone || progress.rows % 100_000 === 0) console.log(progressText(progress));
}

async function openDatabase({ databaseUrl, dataDir }: ServerConfig) {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ dataDir, log: console.log });
}

async function run(files: ImportFiles, signal: AbortSignal): Promise<void> {
  const database = await openDatabase(parseConfig(process.env));
  const connection = connect(database.url);
  try {
    await migrateToLatest(connection.db);
    console.log(reportText(await importFiles(connection.db, files, showProgress, signal)));
  } finally {
    await connection.close();
    await database.stop();
  }
}

function explain(error: unknown): string {
  if (error instanceof ImportRefusedError) return refusalText(error);
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<number> {
  const stop = new AbortController();
  process.on('SIGINT', () => stop.abort());
  try {
    const files = readArguments();
    if (files === null) console.log(USAGE);
    else await run(files, stop.signal);
    return files === null ? FAILED : 0;
  } catch (error) {
    console.error(stop.signal.aborted ? 'Stopped. Nothing was changed.' : explain(error));
    return stop.signal.aborted ? INTERRUPTED : FAILED;
  }
}

process.exitCode = await main();
