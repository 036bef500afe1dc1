import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseConfig } from '../../config/config';
import type { FileStore } from '../../lib/fileStore/fileStore';
import { openStore } from '../../lib/fileStore/folderStore';
import { openDatabase } from '../openDatabase';
import { runCommand } from '../withDatabase';
import { backUp } from './backUp';
import { openBackup, type Manifest, type TableEntry } from './backupFile';
import { recordBackup } from './recordBackup';
import { restore } from './restore';
import { verifyBackup } from './verifyBackup';

async function withInstallation<Result>(
  log: (message: string) => void,
  work: (url: string, store: FileStore) => Promise<Result>,
): Promise<Result> {
  const config = parseConfig(process.env);
  const store = await openStore(config.fileBucket, config.dataDir);
  const database = await openDatabase(config, log);
  try {
    // Bypasses a pooler if configured: its idle connections look as if SpecAI were running.
    return await work(database.owner.directUrl, store);
  } finally {
    await database.stop();
  }
}

const USAGE = `npm run backup                      write all data to specai-<date>-<time>.zip, while the server runs
npm run backup -- FILE              write it to FILE
npm run backup -- --verify          and restore it into a scratch database and compare every table
npm run backup -- FILE --verify     the same; a FILE that exists is only verified
npm run restore -- FILE             read it into an empty database; stop every server first
npm run restore -- FILE --replace   remove what the database holds before
npm run restore -- FILE --check     only say whether the file is complete and undamaged

The database is that of DATABASE_URL, or the embedded one in DATA_DIR. docs/operate/deployment.md says more.`;

const count = (rows: number) => rows.toLocaleString('en-US');
const onTable = ({ name, rows }: TableEntry) => console.log(`  ${name.padEnd(24)} ${count(rows).padStart(12)} rows`);

const total = ({ tables, files }: Manifest) =>
  `${count(tables.reduce((sum, { rows }) => sum + rows, 0))} rows and ${count(files.length)} files`;

/** 'specai-20260305-153000.zip', UTC. */
const nameAt = (now: Date) =>
  `specai-${now
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z/g, '')
    .replace('T', '-')}.zip`;

async function makeBackup(given: string | undefined, verifies: boolean): Promise<void> {
  if (verifies && given !== undefined && existsSync(given)) return verify(given);
  const now = new Date();
  const file = given ?? nameAt(now);
  await withInstallation(console.log, async (url, store) => {
    report(file, await backUp(url, file, { now, store, onTable }));
    if (verifies) await verify(file);
    const record = { madeAt: now.toISOString(), file, isVerified: verifies };
    // A standby takes no rows.
    await recordBackup(url, record).catch((error: unknown) =>
      console.error(`It could not be recorded: ${String(error)}`),
    );
  });
}

async function verify(file: string): Promise<void> {
  const manifest = await verifyBackup(file);
  const compared = manifest.timeZone === undefined ? 'row count' : 'row count and checksum';
  console.log(`Verified: restored ${total(manifest)} into a scratch database, and every ${compared} is as in ${file}.`);
}

function report(file: string, manifest: Manifest): void {
  const missing = manifest.missingFiles.length;
  if (missing > 0)
    console.error(`${count(missing)} photos or documents are missing from the store and from the backup.`);
  console.log(`Backed up ${total(manifest)} to ${file}.`);
}

async function checkBackup(file: string): Promise<void> {
  const { manifest, close } = await openBackup(file);
  close();
  console.log(`${file} is complete: ${total(manifest)} of ${manifest.madeAt}.`);
}

async function restoreBackup(file: string, replaces: boolean): Promise<void> {
  const manifest = await withInstallation(console.log, (url, store) =>
    restore(url, file, { replaces, store, onTable }),
  );
  console.log(`Restored ${total(manifest)} of ${manifest.madeAt} from ${file}.`);
}

const flag = { type: 'boolean' } as const;

await runCommand(async ([command, ...args]) => {
  const parsed = parseArgs({ args, allowPositionals: true, options: { replace: flag, check: flag, verify: flag } });
  const { values, positionals } = parsed;
  const [file] = positionals;
  if (command === 'backup' && positionals.length < 2) await makeBackup(file, values.verify === true);
  else if (file === undefined || positionals.length > 1) throw new Error(`Name one file.\n\n${USAGE}`);
  else if (values.check === true) await checkBackup(file);
  else await restoreBackup(file, values.replace === true);
});
