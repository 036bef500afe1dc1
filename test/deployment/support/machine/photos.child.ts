/** photos.child.ts URL FOLDER add NAME | sweep DAYS | show: a unit's documents, by the code of the servers. */
import { connect } from '../../../../src/server/db/pool/connectionPool';
import { migrateToLatest } from '../../../../src/server/db/migrate';
import { createAttachTo } from '../../../../src/server/features/files/attachFile';
import { createUnitFilesRepository } from '../../../../src/server/features/files/repository';
import { sweepFiles } from '../../../../src/server/features/files/sweepFiles';
import { createFolderStore } from '../../../../src/server/lib/fileStore/folderStore';
import { pdf } from '../../../server/features/files/pictures';
import { insertRows, unitRow } from '../../../support/server/database';
import { principal } from '../../../support/server/principals';

const DAY_MS = 24 * 60 * 60_000;
const [url = '', folder = '', verb = '', argument = ''] = process.argv.slice(2);
const { db, close } = connect(url);
const files = createUnitFilesRepository(db);
const store = createFolderStore(folder);

async function show() {
  const names: string[] = [];
  const missing: string[] = [];
  for (const { name, hash } of await files.ofUnit('A')) {
    names.push(name);
    const file = await store.open(hash);
    file?.stream.destroy();
    if (file === null) missing.push(name);
  }
  return { names, missing };
}

async function add(name: string) {
  await migrateToLatest(db);
  if ((await db.selectFrom('units').select('serial').execute()).length === 0)
    await insertRows(db, { units: [unitRow({ serial: 'A' })] });
  await createAttachTo(store)(files)({
    serial: 'A',
    bytes: pdf(name),
    name,
    by: principal({ name: 'Dana', subject: 'dana' }),
  });
}

if (verb === 'add') await add(argument);
if (verb === 'sweep')
  await sweepFiles(files, store, { now: new Date(Date.now() + Number(argument) * DAY_MS), retentionDays: 30 });
process.stdout.write(`${JSON.stringify(await show())}\n`);
await close();
