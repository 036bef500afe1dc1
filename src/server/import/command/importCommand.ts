import { parseConfig } from '../../config';
import type { Connection } from '../../db/connect';
import { Principal } from '../../access/principal';
import { createAttachTo } from '../../files/attachFile';
import { openStore } from '../../files/store/folderStore';
import { createUnitFilesRepository } from '../../repositories/units/unitFiles';
import { attachPhotos, photosText, type NamedPhotos } from '../photos';
import { checkPrepared, importPrepared } from '../importFiles';
import { openPhotoSource, type PhotoSource } from '../photoSource';
import { savedProfiles } from '../inspect/profiles';
import { ImportRefusedError } from '../staging/problems';
import type { Progress } from '../staging/stageFile';
import { withDatabase } from '../withDatabase';
import { readArguments, USAGE, type CommandArguments } from './arguments';
import { prepareAsSaid } from './prepareAsSaid';
import { checkText, progressText, refusalText, reportText } from './reportText';

const FAILED = 1;
const INTERRUPTED = 130;

interface Running {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  output: Pick<Console, 'log' | 'error'>;
}

const showProgress =
  (output: Running['output']) =>
  (progress: Progress): void => {
    const isDone = progress.bytes === progress.totalBytes;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${progressText(progress)}${isDone ? '\n' : ''}`);
    else if (isDone || progress.rows % 100_000 === 0) output.log(progressText(progress));
  };

async function work(db: Connection['db'], args: CommandArguments, running: Running): Promise<boolean> {
  const { env, signal, output } = running;
  const files = await prepareAsSaid(args, await savedProfiles(db), signal);
  const photos = args.photos === undefined ? undefined : await openPhotoSource(args.photos);
  try {
    const { mayRetireMany } = args;
    const mails = parseConfig(env).mail !== null;
    const options = { onProgress: showProgress(output), signal, photos, mayRetireMany, mails };
    if (!args.isCheck) {
      const report = await importPrepared(db, files, options);
      output.log(reportText(report));
      return photos === undefined || (await addPhotos(db, report.photos, photos, running));
    }
    const report = await checkPrepared(db, files, options);
    output.log(checkText(report));
    return report.problemCount === 0;
  } finally {
    photos?.close();
  }
}

const OPERATOR = Principal.onBehalfOf({ name: 'Import', subject: 'import' }, ['editUnitFiles']);

class PhotosStoppedError extends Error {}

async function addPhotos(
  db: Connection['db'],
  named: readonly NamedPhotos[],
  source: PhotoSource,
  { env, signal, output }: Running,
) {
  const { fileBucket, dataDir } = parseConfig(env);
  const attach = createAttachTo(await openStore(fileBucket, dataDir))(createUnitFilesRepository(db));
  const report = await attachPhotos(named, source, attach, { by: OPERATOR, signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    throw new PhotosStoppedError('Stopped. The rows are saved; import again to add the other photos.', {
      cause: error,
    });
  });
  output.log(photosText(report));
  return report.refused.length === 0;
}

function explain(error: unknown): string {
  if (error instanceof ImportRefusedError) return refusalText(error);
  return error instanceof Error ? error.message : String(error);
}

/** Returns the exit code. */
export async function importCommand(words: readonly string[], running: Running): Promise<number> {
  const { env, signal, output } = running;
  try {
    const args = readArguments(words);
    if (args === null) output.log(USAGE);
    return args !== null && (await withDatabase(parseConfig(env), (db) => work(db, args, running))) ? 0 : FAILED;
  } catch (error) {
    const isUnchanged = signal.aborted && !(error instanceof PhotosStoppedError);
    output.error(isUnchanged ? 'Stopped. Nothing was changed.' : explain(error));
    return signal.aborted ? INTERRUPTED : FAILED;
  }
}
