import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { IMPORT_FILES, type ImportFile, type Retirement } from '../../../contract/import/files';
import type { ImportTableReport } from '../../../contract/import/job';
import { record, type Actor } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import type { PreparedFile } from './inspect/inspection';
import type { PreparedFiles } from './prepareFiles';

export const COMMAND_LINE: Actor = { name: 'Command line' };

interface Imported {
  readonly actor: Actor;
  readonly files: PreparedFiles;
  readonly done: Readonly<Record<ImportFile, ImportTableReport>> & { readonly retirements: readonly Retirement[] };
  readonly importId: number;
  readonly note: string | undefined;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function describeFile({ original, table }: PreparedFile, file: ImportFile, { done }: Imported) {
  const { read, added, changed } = done[file];
  const retirement = done.retirements.find((each) => each.file === file);
  const { retired = 0, returned = 0 } = retirement ?? {};
  return { file, name: original, sha256: await sha256Of(table.path), read, added, changed, retired, returned };
}

export async function recordImport(trx: Transaction<Database>, imported: Imported): Promise<void> {
  const { actor, files, importId, note = null } = imported;
  const described = [];
  for (const file of IMPORT_FILES) {
    const prepared = files[file];
    if (prepared !== undefined) described.push(await describeFile(prepared, file, imported));
  }
  await record(trx, { action: 'import', by: actor, new: { importId, files: described }, reason: note });
}
