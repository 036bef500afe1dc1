import type { Reading } from '../../../contract/imports/mapping';
import { IMPORT_FILES, type ImportFile } from '../../../contract/imports/files';
import type { Doubt } from '../../../contract/imports/layout';
import { applyMapping } from '../inspect/applyMapping';
import type { Inspection } from '../inspect/inspection';
import type { Answers } from '../inspect/fileLayout';
import type { Profile } from '../inspect/profiles';
import { prepareFiles } from '../prepareFiles';
import { headerKey, UsageError, type CommandArguments } from './arguments';

const HOW: Readonly<Record<Doubt, (header: string) => string>> = {
  target: (header) => `Answer with --map '${header}=COLUMN', or leave it out with --map '${header}='.`,
  dates: (header) => `Answer with --dates '${header}=mdy' (month first) or --dates '${header}=dmy' (day first).`,
  decimals: (header) => `Answer with --decimals '${header}=point' or --decimals '${header}=comma'.`,
  measure: (header) => `Answer with --measure '${header}=UNIT'.`,
};

const AT_TERMINAL: Answers = {
  column: (about, header) => HOW[about](header),
  encoding: "Save the file as 'CSV UTF-8', or say --encoding windows-1252 if that is what it is.",
};

/** Column options override global ones. */
const said = <Value>(values: ReadonlyMap<string, Value>, key: string): Value | undefined =>
  values.get(key) ?? values.get('');

function readingAsSaid(reading: Reading, key: string, { dates, decimals, measures }: CommandArguments): Reading {
  return {
    dates: said(dates, key) ?? reading.dates,
    decimals: said(decimals, key) ?? reading.decimals,
    measure: measures.get(key) ?? reading.measure,
  };
}

function asSaid(inspection: Inspection, args: CommandArguments): Inspection {
  const mapping = inspection.columns.flatMap(({ header }, index) => {
    const choice = inspection.choices[index];
    const key = headerKey(header);
    const target = args.targets.get(key);
    const now = target === undefined ? choice?.target?.name : target;
    const reading = readingAsSaid(choice?.reading ?? { dates: null, decimals: null, measure: null }, key, args);
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
export async function prepareAsSaid(args: CommandArguments, saved: readonly Profile[], signal: AbortSignal) {
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
      return asSaid(inspection, args);
    },
  });
  if (IMPORT_FILES.every((file) => (args.files[file] === undefined) === (prepared[file] === undefined)))
    refuseUnknownHeaders(args, headers);
  return prepared;
}
