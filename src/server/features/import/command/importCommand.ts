import { parseConfig } from '../../../config/config';
import type { Connection } from '../../../db/connect';
import { Principal } from '../../../auth/principal';
import { createAttachTo } from '../../files/attachFile';
import { openStore } from '../../../lib/fileStore/folderStore';
import { createUnitFilesRepository } from '../../files/repository';
import { attachPhotos, photosText, type NamedPhotos } from '../photos';
import { checkPrepared, importPrepared } from '../importFiles';
import { openPhotoSource, type PhotoSource } from '../photoSource';
import { savedProfiles, type Profile } from '../inspect/profiles';
import { ImportRefusedError } from '../staging/problems';
import type { Progress } from '../staging/stageFile';
import { withDatabase } from '../../../db/withDatabase';
import { readArguments, USAGE, type CommandArguments, headerKey, UsageError } from './arguments';
import { checkText, progressText, refusalText, reportText } from './reportText';
import type { Reading } from '../../../../contract/import/mapping';
import { IMPORT_FILES, type ImportFile } from '../../../../contract/import/files';
import type { Doubt } from '../../../../contract/import/layout';
import { applyMapping } from '../inspect/applyMapping';
import type { Inspection } from '../inspect/inspection';
import type { Answers } from '../inspect/fileLayout';
import { prepareFiles } from '../prepareFiles';

const HOW: Readonly<Record<Doubt, (header: string) => string>> = {
  target: (header) => `Answer with --map '${header}=COLUMN', or leave it out with --map '${header}='.`,
  dates: (header) => `Answer with --dates '${header}=mdy' (month first) or --dates '${header}=dmy' (day first).`,
  decimals: (header) => `Answer with --decimals '${header}=point' or --decimals '${header}=comma'.`,
  measure: (header) => `Answer with --measure '${header}=UNIT'.`,
  words: (header) => `Answer with --word '${header}=WORD=VALUE'.`,
};

const AT_TERMINAL: Answers = {
  column: (about, header) => HOW[about](header),
  encoding: "Save the file as 'CSV UTF-8', or say --encoding windows-1252 if that is what it is.",
  hiddenRows: 'Answer with --hidden-rows read, or --hidden-rows leaveOut.',
};

/** Column options override global ones. */
const optionFor = <Value>(values: ReadonlyMap<string, Value>, key: string): Value | undefined =>
  values.get(key) ?? values.get('');

function readingWithOptions(reading: Reading, key: string, { dates, decimals, measures }: CommandArguments): Reading {
  return {
    dates: optionFor(dates, key) ?? reading.dates,
    decimals: optionFor(decimals, key) ?? reading.decimals,
    measure: measures.get(key) ?? reading.measure,
  };
}

function withOptions(inspection: Inspection, args: CommandArguments): Inspection {
  const mapping = inspection.columns.flatMap(({ header }, index) => {
    const choice = inspection.choices[index];
    const key = headerKey(header);
    const target = args.targets.get(key);
    const now = target === undefined ? choice?.target?.name : target;
    const reading = readingWithOptions(choice?.reading ?? { dates: null, decimals: null, measure: null }, key, args);
    const isQuestioned = choice?.questions.some(({ about }) => about === 'target') ?? false;
    if (now === undefined || (target === undefined && isQuestioned)) return [];
    return [{ index, target: now, reading }];
  });
  const freed = mapping.filter(({ target }) => target !== null);
  return applyMapping(
    withoutTaken(
      inspection,
      freed.map(({ target }) => target ?? ''),
    ),
    mapping,
  );
}

/** Named columns take targets from proposed ones. */
function withoutTaken(inspection: Inspection, targets: readonly string[]): Inspection {
  const choices = inspection.choices.map((choice) =>
    choice.target !== null && targets.includes(choice.target.name) ? { ...choice, target: null } : choice,
  );
  return { ...inspection, choices };
}

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

function refuseUnknownHeaders({ targets, dates, decimals, measures }: CommandArguments, headers: ReadonlySet<string>) {
  const all = [targets, dates, decimals, measures].flatMap((each) => [...each.keys()]);
  const unknown = all.find((header) => header !== '' && !headers.has(header));
  if (unknown !== undefined) throw new UsageError(`No file has a column '${unknown}'.`);
}

/** @throws UsageError, MappingError, ImportRefusedError */
async function prepareWithOptions(args: CommandArguments, saved: readonly Profile[], signal: AbortSignal) {
  refuseUnknownProfile(args, saved);
  const headers = new Set<string>();
  const { sheet, encoding, headerLine, isWhole } = args;
  const wanted = {
    ...(sheet !== undefined && { sheet }),
    ...(encoding !== undefined && { encoding }),
    ...(headerLine !== undefined && { headerLine }),
  };
  const prepared = await prepareFiles(args.files, {
    signal,
    answers: AT_TERMINAL,
    inspect: (file) => ({ wanted, isWhole, profiles: profilesFor(file, args, saved) }),
    adjust: (inspection) => {
      for (const { header } of inspection.columns) headers.add(headerKey(header));
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
