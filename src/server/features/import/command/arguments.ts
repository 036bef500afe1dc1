import { parseArgs } from 'node:util';
import { basename } from 'node:path';
import { IMPORT_FILES, type ImportFile } from '../../../../contract/import/files';
import {
  DATES,
  DECIMALS,
  ENCODINGS,
  HIDDEN_ROWS,
  LEADING_ZEROS,
  MEASURES,
  type DateOrder,
  type DecimalMark,
  type Encoding,
  type HiddenRows,
  type LeadingZeros,
  type Measure,
} from '../../../../contract/import/mapping';
import type { Meaning } from '../mapping/cellReader';

export const USAGE = `npm run import -- --orders orders.xlsx --units units.csv

Either file may be given alone: a workbook (.xlsx) or text (CSV, TSV). docs/guide/data.md lists the columns.

  --photos FOLDER                photos and PDFs that the column 'photos' names: a folder, or a ZIP
  --check                        print what would change, and change nothing
  --complete                     the files have everything: what they lack is retired, and can be brought back
  --retire-many                  retire even more than 10 % of what is there
  --profile NAME                 read the files as a saved profile of this name says
  --map 'Foo=notes'              the column 'Foo' is 'notes'; 'Foo=' leaves it out
  --accept                       accept what is suggested for unknown columns; without a suggestion they are left out
  --set condition=RC             a column that the file lacks has one value for all rows
  --word 'Cond=Fair=RC'          the word 'Fair' in the column 'Cond' means RC; 'Cond=Fair=' leaves it empty
  --dates mdy                    dates have the month first (mdy), the day first (dmy) or the year first (ymd);
  --dates 'Due=dmy'              of one column
  --decimals 'Price=comma'       the decimal mark of a column: point or comma
  --measure 'Oil=gal'            the unit of a column: ${MEASURES.join(', ')}
  --hidden-rows read             rows that a sheet hides are read, or leaveOut
  --leading-zeros restore        IC#s and order codes that lost their zeros are the known ones, or asWritten: other ones
  --without-refused              import without the refused rows and the cells that cannot be read, and list them
  --refused FILE.csv             write the refused rows there, each with the reason, to correct and import them;
                                 FILE.xlsx is a workbook
  --sheet NAME                   the sheet of a workbook
  --header-line 3                the line with the names of the columns
  --encoding windows-1252        of text that is neither UTF-8 nor UTF-16
  --help                         print this

With two files, --map, --set, --word, --dates, --decimals and --measure can name one: 'units.csv:Foo=notes'.`;

/** An answer; `file` is null for both files, and `header` '' for all columns. */
export interface Given<Value> {
  readonly file: ImportFile | null;
  readonly header: string;
  readonly value: Value;
}

export interface CommandArguments {
  readonly files: Readonly<Partial<Record<ImportFile, string>>>;
  readonly isCheck: boolean;
  readonly isWhole: boolean;
  readonly mayRetireMany: boolean;
  readonly photos: string | undefined;
  readonly profile: string | null;
  readonly sheet: string | undefined;
  readonly encoding: Encoding | undefined;
  readonly headerLine: number | undefined;
  readonly targets: readonly Given<string | null>[];
  readonly dates: readonly Given<DateOrder>[];
  readonly decimals: readonly Given<DecimalMark>[];
  readonly measures: readonly Given<Measure>[];
  /** The header is the name of the column that is set. */
  readonly values: readonly Given<string>[];
  readonly words: readonly Given<Meaning>[];
  readonly hiddenRows: HiddenRows | undefined;
  readonly leadingZeros: LeadingZeros | undefined;
  readonly acceptsSuggestions: boolean;
  readonly withoutRefused: boolean;
  /** Path of the file of refused rows. */
  readonly refused: string | undefined;
}

export class UsageError extends Error {}

const yes = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const options = {
  ...{
    orders: text,
    units: text,
    photos: text,
    check: yes,
    complete: yes,
    'retire-many': yes,
    profile: text,
    sheet: text,
    encoding: text,
  },
  ...{ 'header-line': text, map: texts, dates: texts, decimals: texts, measure: texts },
  ...{
    set: texts,
    word: texts,
    accept: yes,
    'hidden-rows': text,
    'leading-zeros': text,
    'without-refused': yes,
    refused: text,
    help: yes,
  },
} as const;

export const headerKey = (header: string): string => header.trim().toLowerCase().replaceAll(/\s+/g, ' ');

type Files = CommandArguments['files'];

/** 'units.csv:Foo' or 'units:Foo': of one file. */
function ofFile(given: string, files: Files): readonly [file: ImportFile | null, rest: string] {
  const at = given.indexOf(':');
  const name = headerKey(given.slice(0, Math.max(at, 0)));
  const file = IMPORT_FILES.find((each) => {
    const path = files[each];
    return path !== undefined && (name === each || name === headerKey(basename(path)));
  });
  return file === undefined ? [null, given] : [file, given.slice(at + 1)];
}

/** Splits at the last '=', since headers may contain some; without '=' it applies to all columns. */
function pairOf(text: string, files: Files): Given<string> {
  const [file, given] = ofFile(text, files);
  const at = given.lastIndexOf('=');
  if (at < 0) return { file, header: '', value: given.trim() };
  return { file, header: headerKey(given.slice(0, at)), value: given.slice(at + 1).trim() };
}

function oneOf<Value extends string>(values: readonly Value[], given: string, option: string): Value {
  const found = values.find((each) => each.toLowerCase() === given.toLowerCase());
  if (found === undefined) throw new UsageError(`${option} is one of ${values.join(', ')}, not '${given}'.`);
  return found;
}

type Texts = readonly string[] | undefined;

const pairs = <Value extends string>(given: Texts, files: Files, values: readonly Value[], option: string) =>
  (given ?? []).map((each): Given<Value> => {
    const pair = pairOf(each, files);
    return { ...pair, value: oneOf(values, pair.value, option) };
  });

function named(given: Texts, files: Files, option: string, example: string): readonly Given<string>[] {
  return (given ?? []).map((each) => {
    if (!each.includes('='))
      throw new UsageError(`${option} needs a column and what it is, like '${example}', not '${each}'.`);
    return pairOf(each, files);
  });
}

const targetsOf = (given: Texts, files: Files): CommandArguments['targets'] =>
  named(given, files, '--map', 'Foo=notes').map((each) => ({ ...each, value: each.value === '' ? null : each.value }));

/** 'Cond=Fair=RC': the column, the word and its meaning. */
const wordsOf = (given: Texts, files: Files): CommandArguments['words'] =>
  named(given, files, '--word', 'Cond=Fair=RC').map(({ file, header, value }) => {
    const at = header.lastIndexOf('=');
    if (at < 0) throw new UsageError(`--word needs a column, a word and what it means, like 'Cond=Fair=RC'.`);
    const meaning = { word: header.slice(at + 1).trim(), value: value === '' ? null : value };
    return { file, header: headerKey(header.slice(0, at)), value: meaning };
  });

function headerLineOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new UsageError(`--header-line is a line, 1 or below, not '${given}'.`);
  return Number(given);
}

type Values = Partial<Omit<ReturnType<typeof parseValues>, 'orders' | 'units'>>;

const parseValues = (args: readonly string[]) => parseArgs({ args: [...args], options }).values;

function acceptedOf(values: Values, files: Files) {
  const [hidden, zeros] = [values['hidden-rows'], values['leading-zeros']];
  return {
    values: named(values.set, files, '--set', 'condition=RC'),
    words: wordsOf(values.word, files),
    hiddenRows: hidden === undefined ? undefined : oneOf(HIDDEN_ROWS, hidden, '--hidden-rows'),
    leadingZeros: zeros === undefined ? undefined : oneOf(LEADING_ZEROS, zeros, '--leading-zeros'),
    acceptsSuggestions: values.accept === true,
    withoutRefused: values['without-refused'] === true,
    refused: values.refused,
  };
}

/** @throws UsageError */
function commandOf(values: Values, files: CommandArguments['files']): CommandArguments {
  const { encoding } = values;
  return {
    files,
    isCheck: values.check === true,
    isWhole: values.complete === true,
    mayRetireMany: values['retire-many'] === true,
    photos: values.photos,
    profile: values.profile ?? null,
    sheet: values.sheet,
    encoding: encoding === undefined ? undefined : oneOf(ENCODINGS, encoding, '--encoding'),
    headerLine: headerLineOf(values['header-line']),
    targets: targetsOf(values.map, files),
    dates: pairs(values.dates, files, DATES, '--dates'),
    decimals: pairs(values.decimals, files, DECIMALS, '--decimals'),
    measures: pairs(values.measure, files, MEASURES, '--measure'),
    ...acceptedOf(values, files),
  };
}

/** Null if no file is given, and for help. @throws UsageError, or an error of parseArgs */
export function readArguments(args: readonly string[]): CommandArguments | null {
  const { orders, units, ...values } = parseValues(args);
  if (values.help === true || (orders === undefined && units === undefined)) return null;
  return commandOf(values, { ...(orders !== undefined && { orders }), ...(units !== undefined && { units }) });
}
