import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTrace } from '../src/web/inspection/file/readTrace';
import { compareTraces } from './traces/compare';
import { helpText, tracesOptions, type TracesOptions } from './traces/options';
import { record, type Session } from './traces/record';
import { changesReport } from './traces/report';
import { sessions } from './traces/sessions';

const KEPT = 'test/traces';

const traceIn = (file: string) => readTrace(readFileSync(file, 'utf8'));

/** Records a session and reports what would change; whether something would. */
async function renew(name: string, session: Session, folder: string, options: TracesOptions): Promise<boolean> {
  const made = path.join(folder, `${name}.json`);
  const kept = path.join(KEPT, `${name}.json`);
  await record(session, made).catch((cause: unknown) => {
    throw new Error(`${name} could not be recorded.`, { cause });
  });
  const isNew = !existsSync(kept);
  const changes = isNew ? [] : compareTraces(traceIn(kept), traceIn(made));
  const report = isNew ? [`${name}: new, not kept yet`] : changesReport(name, changes, options.isFull);
  for (const line of report) console.log(line);
  if (options.isUpdate) copyFileSync(made, kept);
  return isNew || changes.length > 0;
}

async function renewAll(options: TracesOptions): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'specai-traces-'));
  let changed = 0;
  try {
    for (const [name, session] of sessions)
      if (options.names.includes(name) && (await renew(name, session, folder, options))) changed += 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (changed === 0 || options.isUpdate) return 0;
  console.log(`${changed} of ${options.names.length} recordings would change: npm run traces -- --update writes them.`);
  return 1;
}

/** npm run traces: records test/traces again, and says what would change; --help says more. */
try {
  const known = [...sessions.keys()];
  const options = tracesOptions(process.argv.slice(2), known);
  if (options.wantsHelp) console.log(helpText(known));
  else process.exitCode = await renewAll(options);
} catch (error) {
  console.error(error instanceof Error && error.cause === undefined ? error.message : error);
  process.exitCode = 2;
}
