import { parseConfig } from '../../../config/config';
import type { Connection } from '../../../db/pool/connectionPool';
import { Principal } from '../../../auth/principal';
import { createAttachTo } from '../../files/attachFile';
import { openStore } from '../../../lib/fileStore/folderStore';
import { createUnitFilesRepository } from '../../files/repository';
import { attachPhotos, photosText, type NamedPhotos } from '../photos';
import { checkPrepared, importPrepared, type CheckReport } from '../importFiles';
import { openPhotoSource, type PhotoSource } from '../photoSource';
import { savedProfiles, type Profile } from '../inspect/profiles';
import { ImportRefusedError } from '../staging/problems';
import type { Progress } from '../staging/stageFile';
import { withDatabase } from '../../../db/withDatabase';
import { readArguments, USAGE, type CommandArguments, headerKey, UsageError } from './arguments';
import { checkText, fileLines, progressText, refusalText, reportText } from './reportText';
import { IMPORT_FILES, type ImportFile } from '../../../../contract/import/files';
import { prepareFiles, type PreparedFiles } from '../prepareFiles';
import { writeRefusedRows } from '../refusedRows';
import { AT_TERMINAL, columnKeys, refuseUnknownHeaders, withOptions, type Headers } from './options';

function profilesFor(file: ImportFile, { profile }: CommandArguments, saved: readonly Profile[]) {
  const ofFile = saved.filter((each) => each.file === file);
  return profile === null ? ofFile : ofFile.filter(({ name }) => headerKey(name) === headerKey(profile));
}

function refuseUnknownProfile({ profile, files }: CommandArguments, saved: readonly Profile[]): void {
  if (profile === null) return;
  const known = saved.filter(({ file }) => files[file] !== undefined);
  if (known.some(({ name }) => headerKey(name) === headerKey(profile))) return;
  const names = known.map(({ name }) => `'${name}'`).join(', ');
  throw new UsageError(`There is no profile '${profile}' for these files.${names === '' ? '' : ` There is ${names}.`}`);
}

/** @throws UsageError, MappingError, ImportRefusedError */
async function prepareWithOptions(args: CommandArguments, saved: readonly Profile[], signal: AbortSignal) {
  refuseUnknownProfile(args, saved);
  const headers: Headers = { orders: new Set(), units: new Set() };
  const { sheet, encoding, headerLine, isWhole, hiddenRows = null, leadingZeros = null } = args;
  const wanted = {
    ...(sheet !== undefined && { sheet }),
    ...(encoding !== undefined && { encoding }),
    ...(headerLine !== undefined && { headerLine }),
  };
  const prepared = await prepareFiles(args.files, {
    signal,
    answers: AT_TERMINAL,
    inspect: (file) => ({ wanted, isWhole, hiddenRows, leadingZeros, profiles: profilesFor(file, args, saved) }),
    adjust: (inspection) => {
      for (const key of columnKeys(inspection)) headers[inspection.file].add(key);
      return withOptions(inspection, args);
    },
  });
  if (IMPORT_FILES.every((file) => (args.files[file] === undefined) === (prepared[file] === undefined)))
    refuseUnknownHeaders(args, headers);
  return prepared;
}

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
  const files = await prepareWithOptions(args, await savedProfiles(db), signal);
  const photos = args.photos === undefined ? undefined : await openPhotoSource(args.photos);
  try {
    const { mayRetireMany } = args;
    const mails = parseConfig(env).mail !== null;
    const accepted = args.withoutRefused ? ANYTHING : undefined;
    const options = { onProgress: showProgress(output), signal, photos, mayRetireMany, mails, accepted };
    for (const line of fileLines(files)) output.log(line);
    if (!args.isCheck) {
      const report = await importPrepared(db, files, options);
      output.log(reportText(report));
      if (args.refused !== undefined) await writeRefused(args.refused, files, report, running);
      return photos === undefined || (await addPhotos(db, report.photos, photos, running));
    }
    const report = await checkPrepared(db, files, options);
    output.log(checkText(report));
    if (args.refused !== undefined) await writeRefused(args.refused, files, report, running);
    return report.problemCount === 0;
  } finally {
    photos?.close();
  }
}

/** Whatever is found. */
const ANYTHING = { rows: Number.MAX_SAFE_INTEGER, cells: Number.MAX_SAFE_INTEGER };

/** A workbook if the name ends in .xlsx, otherwise CSV. */
async function writeRefused(
  path: string,
  files: PreparedFiles,
  { reasonsOf }: Pick<CheckReport, 'reasonsOf'>,
  { signal, output }: Running,
): Promise<void> {
  const refused = IMPORT_FILES.filter((each) => reasonsOf(files[each]?.name ?? '').size > 0);
  for (const file of refused) {
    const prepared = files[file];
    if (prepared === undefined) continue;
    const target = refused.length === 1 ? path : path.replace(/(\.[^.]*)?$/, (end) => `-${file}${end}`);
    await writeRefusedRows(target, prepared, reasonsOf(prepared.name), signal);
    output.log(`Refused rows of the ${file}: ${target}`);
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
    if (args === null) {
      output.log(USAGE);
      return words.includes('--help') ? 0 : FAILED;
    }
    return (await withDatabase(parseConfig(env), (db) => work(db, args, running))) ? 0 : FAILED;
  } catch (error) {
    const isUnchanged = signal.aborted && !(error instanceof PhotosStoppedError);
    output.error(isUnchanged ? 'Stopped. Nothing was changed.' : explain(error));
    return signal.aborted ? INTERRUPTED : FAILED;
  }
}
