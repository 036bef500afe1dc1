import { parseArgs } from 'node:util';
import type { ImportFile } from '../../../../contract/import/files';
import {
  DATES,
  DECIMALS,
  ENCODINGS,
  MEASURES,
  type DateOrder,
  type DecimalMark,
  type Encoding,
  type Measure,
} from '../../../../contract/import/mapping';

export const USAGE = `npm run import -- --orders orders.xlsx --units units.csv

Either file may be given alone: a workbook (.xlsx) or text (CSV, TSV). docs/guide/data.md lists the columns.

  --photos FOLDER                photos and PDFs that the column 'photos' names: a folder, or a ZIP
  --check                        print what would change, and change nothing
  --complete                     the files have everything: what they lack is retired, and can be brought back
  --retire-many                  retire even more than 10 % of what is there
  --profile NAME                 read the files as a saved profile of this name says
  --map 'Foo=notes'              the column 'Foo' is 'notes'; 'Foo=' leaves it out
  --dates mdy                    dates have the month first (mdy), the day first (dmy) or the year first (ymd);
  --dates 'Due=dmy'              of one column
  --decimals 'Price=comma'       the decimal mark of a column: point or comma
  --measure 'Oil=gal'            the unit of a column: ${MEASURES.join(', ')}
  --sheet NAME                   the sheet of a workbook
  --header-line 3                the line with the names of the columns
  --encoding windows-1252        of text that is neither UTF-8 nor UTF-16`;

/** Keys are headers; '' applies to all columns. */
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
  readonly targets: ReadonlyMap<string, string | null>;
  readonly dates: ReadonlyMap<string, DateOrder>;
  readonly decimals: ReadonlyMap<string, DecimalMark>;
  readonly measures: ReadonlyMap<string, Measure>;
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
} as const;

/** Splits at the last '=', since headers may contain some; without '=' it applies to all columns. */
function pairOf(given: string): readonly [header: string, value: string] {
  const at = given.lastIndexOf('=');
  return at < 0 ? ['', given.trim()] : [headerKey(given.slice(0, at)), given.slice(at + 1).trim()];
}

export const headerKey = (header: string): string => header.trim().toLowerCase().replaceAll(/\s+/g, ' ');

function oneOf<Value extends string>(values: readonly Value[], given: string, option: string): Value {
  const found = values.find((each) => each.toLowerCase() === given.toLowerCase());
  if (found === undefined) throw new UsageError(`${option} is one of ${values.join(', ')}, not '${given}'.`);
  return found;
}

const pairs = <Value extends string>(given: readonly string[] = [], values: readonly Value[], option: string) =>
  new Map(given.map(pairOf).map(([header, value]) => [header, oneOf(values, value, option)] as const));

function targetsOf(given: readonly string[] = []): ReadonlyMap<string, string | null> {
  return new Map(
    given.map((each) => {
      if (!each.includes('='))
        throw new UsageError(`--map needs a column and what it is, like 'Foo=notes', not '${each}'.`);
      const [header, target] = pairOf(each);
      return [header, target === '' ? null : target] as const;
    }),
  );
}

function headerLineOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new UsageError(`--header-line is a line, 1 or below, not '${given}'.`);
  return Number(given);
}

type Values = Partial<Omit<ReturnType<typeof parseValues>, 'orders' | 'units'>>;

const parseValues = (args: readonly string[]) => parseArgs({ args: [...args], options }).values;

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
    targets: targetsOf(values.map),
    dates: pairs(values.dates, DATES, '--dates'),
    decimals: pairs(values.decimals, DECIMALS, '--decimals'),
    measures: pairs(values.measure, MEASURES, '--measure'),
  };
}

/** Null if no file is given. @throws UsageError, or an error of parseArgs */
export function readArguments(args: readonly string[]): CommandArguments | null {
  const { orders, units, ...values } = parseValues(args);
  if (orders === undefined && units === undefined) return null;
  return commandOf(values, { ...(orders !== undefined && { orders }), ...(units !== undefined && { units }) });
}
