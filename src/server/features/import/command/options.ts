import { IMPORT_FILES, type ImportFile } from '../../../../contract/import/files';
import type { Doubt } from '../../../../contract/import/layout';
import type { Reading, RowsValue } from '../../../../contract/import/mapping';
import { applyMapping, checkedValues } from '../inspect/applyMapping';
import type { Answers } from '../inspect/fileLayout';
import type { Inspection } from '../inspect/inspection';
import { columnNamed } from '../mapping/propose';
import { distinctNames } from '../mapping/sameNames';
import { headerKey, UsageError, type CommandArguments, type Given } from './arguments';

const HOW: Readonly<Record<Doubt, (header: string) => string>> = {
  target: (header) => `Answer with --map '${header}=COLUMN', or leave it out with --map '${header}='.`,
  dates: (header) => `Answer with --dates '${header}=mdy' (month first) or --dates '${header}=dmy' (day first).`,
  decimals: (header) => `Answer with --decimals '${header}=point' or --decimals '${header}=comma'.`,
  measure: (header) => `Answer with --measure '${header}=UNIT'.`,
  words: (header) => `Answer with --word '${header}=WORD=VALUE'.`,
};

export const AT_TERMINAL: Answers = {
  column: (about, header) => HOW[about](header),
  encoding: "Save the file as 'CSV UTF-8', or say --encoding windows-1252 if that is what it is.",
  hiddenRows: 'Answer with --hidden-rows read, or --hidden-rows leaveOut.',
  missing: (name) => `Add this column, or give it one value for all rows: --set ${name}=VALUE.`,
};

/** A column of one file comes before one of both, and that before all columns. */
function valueFor<Value>(given: readonly Given<Value>[], file: ImportFile, header: string): Value | undefined {
  const fitting = given.filter((each) => each.file === null || each.file === file);
  const found =
    fitting.find((each) => each.file === file && each.header === header) ??
    fitting.find((each) => each.header === header) ??
    fitting.find((each) => each.header === '');
  return found?.value;
}

function readingWithOptions(reading: Reading, file: ImportFile, key: string, args: CommandArguments): Reading {
  return {
    dates: valueFor(args.dates, file, key) ?? reading.dates,
    decimals: valueFor(args.decimals, file, key) ?? reading.decimals,
    measure: valueFor(args.measures, file, key) ?? reading.measure,
  };
}

const wordsFor = ({ words }: CommandArguments, file: ImportFile, key: string) =>
  words.filter((each) => (each.file === null || each.file === file) && each.header === key).map(({ value }) => value);

/** The target that the command gives a column; undefined without one. With two files, one can lack it. */
function targetFor({ file, kind }: Inspection, key: string, { targets, files }: CommandArguments) {
  const target = valueFor(targets, file, key);
  const isOther = IMPORT_FILES.some((each) => each !== file && files[each] !== undefined);
  const isOfOne = targets.some((each) => each.file === file && each.header === key);
  const isKnown = target === undefined || target === null || columnNamed(kind, target) !== null;
  return !isKnown && isOther && !isOfOne ? undefined : target;
}

function valuesFor({ file, kind, values }: Inspection, args: CommandArguments): readonly RowsValue[] {
  const isOther = IMPORT_FILES.some((each) => each !== file && args.files[each] !== undefined);
  const given = args.values.filter((each) => {
    if (each.file !== null) return each.file === file;
    return !isOther || kind.columns.some(({ name }) => name === each.header);
  });
  const set = given.map(({ header, value }) => ({ target: header, value }));
  return [...values.filter(({ target }) => !set.some((each) => each.target === target)), ...set];
}

/** 'winding' and 'winding (2)', if the file has two of one name. */
export const columnKeys = ({ columns }: Inspection): readonly string[] =>
  distinctNames(columns.map(({ header }) => header)).map(headerKey);

/** @throws MappingError */
export function withOptions(before: Inspection, args: CommandArguments): Inspection {
  const inspection = { ...before, values: checkedValues(before, valuesFor(before, args)) };
  const { file } = inspection;
  const keys = columnKeys(inspection);
  const mapping = inspection.choices.flatMap((choice, index) => {
    const key = keys[index] ?? '';
    const target = targetFor(inspection, key, args);
    const now = target === undefined ? (choice.target?.name ?? null) : target;
    const isQuestioned = choice.questions.some(({ about }) => about === 'target');
    if (target === undefined && isQuestioned && !args.acceptsSuggestions) return [];
    const reading = readingWithOptions(choice.reading, file, key, args);
    const words = [...(choice.words ?? []), ...wordsFor(args, file, key)];
    return [{ index, target: now, reading, ...(words.length > 0 && { words }) }];
  });
  const taken = mapping.flatMap(({ target }) => (target === null ? [] : [target]));
  return applyMapping(withoutTaken(inspection, taken), mapping);
}

/** Named columns take targets from proposed ones. */
function withoutTaken(inspection: Inspection, targets: readonly string[]): Inspection {
  const choices = inspection.choices.map((choice) =>
    choice.target !== null && targets.includes(choice.target.name) ? { ...choice, target: null } : choice,
  );
  return { ...inspection, choices };
}

export type Headers = Readonly<Record<ImportFile, Set<string>>>;

/** @throws UsageError */
export function refuseUnknownHeaders(args: CommandArguments, headers: Headers): void {
  const all = [args.targets, args.dates, args.decimals, args.measures, args.words].flat();
  const isUnknown = ({ file, header }: Given<unknown>) =>
    header !== '' && !(file === null ? IMPORT_FILES : [file]).some((each) => headers[each].has(header));
  const unknown = all.find(isUnknown);
  if (unknown === undefined) return;
  const { file, header } = unknown;
  throw new UsageError(
    file === null ? `No file has a column '${header}'.` : `The ${file} file has no column '${header}'.`,
  );
}
