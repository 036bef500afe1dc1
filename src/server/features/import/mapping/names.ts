import type { Measure } from '../../../../contract/import/mapping';
import type { Column, FileKind } from '../columns/columns';
import { englishHeader } from '../columns/foreignHeaders';
import { GROUP_MARK } from '../table/shape/secondHeader';
import { areThousands, measureNamed, measuresOf } from './measures';

const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '#': 'number',
    no: 'number',
    num: 'number',
    nbr: 'number',
    '%': 'percent',
    pct: 'percent',
    ph: 'phase',
    rtg: 'rating',
    rng: 'range',
    cnt: 'count',
    nm: 'name',
    loc: 'location',
    wt: 'weight',
    wgt: 'weight',
    qty: 'quantity',
    amt: 'amount',
    vol: 'volume',
    conn: 'connection',
    cond: 'condition',
    ref: 'reference',
    ord: 'order',
  }),
);

/** 'SERIALNUM' of databases. */
const GLUED = /(?<=[a-z]{3})(?:num|nbr)$/;

/** Ignores case, spaces and punctuation: 'Job No.', 'job #', 'JobNumber' and 'JOBNUM' are equal. */
export const plainName = (name: string): string => wordsOf(name).join('');

const wordsOf = (name: string): readonly string[] =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+|[#%]/gu) ?? []).map(
    (word) => SAME_WORDS.get(word) ?? word.replace(GLUED, 'number'),
  );

/** 'Volts Pri' and 'Pri Volts' are of the same words; '' for one word. */
function sameWords(name: string): string {
  const words = wordsOf(name);
  return words.length < 2 ? '' : words.toSorted().join(' ');
}

export const WAYS = ['name', 'plainName', 'alias', 'withoutUnit', 'likely', 'makers'] as const;
type Way = (typeof WAYS)[number];

export interface NamedColumn {
  readonly column: Column;
  readonly way: Way;
}

/** 'Volume (L)', 'Weight, kg', 'Width in'. */
function withoutUnit(header: string): { readonly name: string; readonly unit: Measure } | null {
  const found = /^(.+?)[\s,_]*[([]([^)\]]+)[)\]]\s*$/.exec(header) ?? /^(.+?)[\s,_]+([^\s,_]+)\s*$/.exec(header);
  const unit = measureNamed(found?.[2] ?? '');
  return found?.[1] === undefined || unit === null ? null : { name: found[1], unit };
}

/** 'Price (USD)', 'Cost, US$'. Other currencies stay, and are no dollars. */
const IN_DOLLARS = /^(.+?)[\s,_]*[([]?(?:USD|US\s?\$|\$)[)\]]?\s*$/i;

/** 'Cost (US$ x 1000)' is named 'Cost'; null without such a unit. */
function withoutThousands(header: string): string | null {
  const [, name = '', unit = ''] = /^([^()[\],]+)[,([]([^()[\]]+)[)\]]?\s*$/.exec(header) ?? [];
  return areThousands(unit) ? name : null;
}

export const isInThousands = (header: string): boolean => withoutThousands(header) !== null;

/** 'Imp. (%)', 'Z_PCT'. */
const IN_PERCENT = /^(.+?)[\s,_]*[([]?(?:%|pct|percent)[)\]]?\s*$/i;

type FindColumn = (header: string) => NamedColumn | null;
type Columns = ReadonlyMap<string, Column>;

const byNames = (columns: readonly Column[], namesOf: (column: Column) => readonly string[]): Columns =>
  new Map(columns.flatMap((column) => namesOf(column).map((name) => [plainName(name), column])));

type NamedKind = Pick<FileKind, 'columns'> & Partial<Pick<FileKind, 'parts'>>;

/** Names in French and Spanish count where none is known in English. */
export function createColumnFinder(kind: NamedKind): FindColumn {
  const inEnglish = finderOf(kind, (named) => named);
  const inAny = finderOf(kind, (named) => (header) => named(header) ?? named(englishHeader(header) ?? ''));
  const byWords = wordFinderOf(kind);
  const find = (header: string) => inEnglish(header) ?? inAny(header);
  return (header) => find(header) ?? inOneOf(header, inEnglish) ?? inOneOf(header, inAny) ?? byWords(header);
}

/** Names of the same words in another order, for a person to confirm. */
function wordFinderOf({ columns, parts = [] }: NamedKind): FindColumn {
  const byWords = new Map(
    [...columns, ...parts].flatMap((column) =>
      [column.name, ...column.aliases].map((name) => [sameWords(name), column] as const),
    ),
  );
  return (header) => {
    const words = sameWords(header);
    const column = words === '' ? undefined : byWords.get(words);
    return column === undefined ? null : { column, way: 'likely' };
  };
}

function finderOf(kind: NamedKind, translate: (named: FindColumn) => FindColumn): FindColumn {
  const columns = [...kind.columns, ...(kind.parts ?? [])];
  const byName = new Map(columns.map((column) => [column.name, column]));
  const byWay: readonly (readonly [Way, Columns])[] = [
    ['plainName', byNames(columns, ({ name }) => [name])],
    ['alias', byNames(columns, ({ aliases }) => aliases)],
    ['likely', byNames(columns, ({ likely }) => likely)],
    ['makers', byNames(columns, ({ makers }) => makers)],
  ];
  const byPlainName = (header: string): NamedColumn | null => {
    const plain = plainName(header);
    const found = byWay.flatMap(([way, names]) => ({ column: names.get(plain), way })).find(isFound);
    return found ?? null;
  };
  const named = translate((header) => {
    const name = byName.get(header.trim().toLowerCase());
    if (name !== undefined) return { column: name, way: 'name' };
    return byPlainName(header);
  });
  const measured = (header: string): NamedColumn | null => {
    const bare = withoutUnit(header);
    if (bare === null) return null;
    // 'Oil (US gal)' is a volume and 'Oil' a fluid.
    const found = [bare.name, `${bare.name} ${bare.unit}`].map(named).find((each) => hasMeasure(each, bare.unit));
    return found ? { ...found, way: found.way === 'likely' ? 'likely' : 'withoutUnit' } : null;
  };
  const priced = (header: string): NamedColumn | null => {
    const found = named(withoutThousands(header) ?? IN_DOLLARS.exec(header)?.[1] ?? '');
    return found?.column.measure === 'US dollars' ? found : null;
  };
  const percent = (header: string): NamedColumn | null => {
    const found = named(IN_PERCENT.exec(header)?.[1] ?? '');
    return found?.column.measure === '%' ? found : null;
  };
  const whole = (header: string) => named(header) ?? measured(header) ?? priced(header) ?? percent(header);
  return (header) => whole(header) ?? belowGroup(header, whole);
}

const isFound = (each: { readonly column: Column | undefined; readonly way: Way }): each is NamedColumn =>
  each.column !== undefined;

const hasMeasure = (found: NamedColumn | null, unit: Measure): boolean =>
  found !== null && measuresOf(found.column).includes(unit);

const BETWEEN_NAMES = /\s*\n\s*|\s\/\s/;

/** 'No unité / Unit No.': one of them is known, and a person confirms it. Those of two columns are none. */
function inOneOf(header: string, find: FindColumn): NamedColumn | null {
  const names = header.split(BETWEEN_NAMES);
  if (names.length < 2 || names.some((name) => measureNamed(name) !== null)) return null;
  const [only, other] = names.map(find).filter((each) => each !== null);
  return only === undefined || (other !== undefined && other.column !== only.column)
    ? null
    : { ...only, way: 'likely' };
}

const OF_ONE_SIDE = /\b(?:[hlx]\.?v?\b|high|low|pri|sec|primary|secondary)/i;
const OF_HIGH_SIDE = /\b(?:h\.?v?\b|high|pri)/i;
/** Of the unit as a whole, whatever group of columns they stand in. */
const WHOLE_UNIT = ['US gallons', 'litres', 'inches', 'pounds', 'US dollars', '%'];

const likely = (found: NamedColumn | null): NamedColumn | null => found && { ...found, way: 'likely' };

/**
 * 'Tank · Height' is a height, and 'HV Winding · Volts' are 'HV Volts'. 'Low Voltage · BIL' is not that of the unit: a title of one
 * side belongs to the name. 'Tank · Cond., inches' has a unit that it cannot have, so the title of a text file may end before it.
 */
function belowGroup(header: string, find: FindColumn): NamedColumn | null {
  const at = header.lastIndexOf(GROUP_MARK);
  if (at < 0) return null;
  const [title, name] = [header.slice(0, at), header.slice(at + GROUP_MARK.length)];
  if (!OF_ONE_SIDE.test(title)) return find(name) ?? likely(find(name.replace(/, [^,]+$/, '')));
  const ofSide = find(`${OF_HIGH_SIDE.test(title) ? 'HV' : 'LV'} ${name}`);
  const found = ofSide ?? find(name);
  return ofSide !== null || (found !== null && WHOLE_UNIT.includes(found.column.measure)) ? found : null;
}
