import type {
  ImportColumn,
  ColumnMapping,
  DateOrder,
  DecimalMark,
  Measure,
  Reading,
} from '../../../../../contract/import/mapping';
import type { FoundColumn } from '../../../../../contract/import/layout';
import { formatDate } from '../../../../../domain/format/date';
import { dateIn, numberIn } from '../../../../../domain/import/cells';
import type { SelectOption } from '../../../../ui/field/SelectField';

const dateNames: Readonly<Record<DateOrder, string>> = {
  mdy: 'Month first',
  dmy: 'Day first',
  ymd: 'Year first',
  serial: 'Day number of a spreadsheet',
};
const decimalNames: Readonly<Record<DecimalMark, string>> = { point: 'Decimal point', comma: 'Decimal comma' };
const measureNames: Readonly<Record<Measure, string>> = {
  ...{ gal: 'US gallons', L: 'liters', V: 'volts', kV: 'kilovolts', kVA: 'kVA', MVA: 'MVA', VA: 'volt-amperes' },
  ...{ in: 'inches', mm: 'millimeters', cm: 'centimeters', ft: 'feet', lb: 'pounds', kg: 'kilograms' },
  ...{ ton: 'US tons (2,000 lb)', t: 'tonnes' },
};

function exampleOf<T>(
  samples: readonly string[],
  ways: readonly T[],
  way: T,
  read: (cell: string, way: T) => string | null,
) {
  const readable = samples.filter((cell) => read(cell, way) !== null);
  const differs = (cell: string) => new Set(ways.map((each) => read(cell, each))).size > 1;
  return readable.find(differs) ?? readable[0];
}

/** 'Month first: 3/4/2026 is 4 March 2026' */
function dateWords({ samples }: FoundColumn, order: DateOrder): string {
  const sample = exampleOf(samples, ['mdy', 'dmy', 'serial'], order, dateIn);
  return sample === undefined
    ? dateNames[order]
    : `${dateNames[order]}: ${sample} is ${formatDate(dateIn(sample, order))}`;
}

/** 'Decimal comma: 1.234,50 is 1234.50' */
function decimalWords({ samples }: FoundColumn, mark: DecimalMark): string {
  const sample = exampleOf(samples, ['point', 'comma'], mark, numberIn);
  return sample === undefined
    ? decimalNames[mark]
    : `${decimalNames[mark]}: ${sample} is ${numberIn(sample, mark) ?? ''}`;
}

export function choicesOf(
  column: FoundColumn,
  about: keyof Reading,
  readings: { dates: readonly DateOrder[]; decimals: readonly DecimalMark[]; measures: readonly Measure[] } | undefined,
): { readonly value: string; readonly label: string; readonly reading: Reading }[] {
  const { reading } = column.mapping;
  if (!readings) return [];
  const choice = (value: string, label: string, part: Partial<Reading>) => ({
    value,
    label,
    reading: { ...reading, ...part },
  });
  if (about === 'dates') return readings.dates.map((dates) => choice(dates, dateWords(column, dates), { dates }));
  if (about === 'decimals')
    return readings.decimals.map((decimals) => choice(decimals, decimalWords(column, decimals), { decimals }));
  return readings.measures.map((measure) => choice(measure, measureNames[measure], { measure }));
}

const LEFT_OUT = '';

const optionOf = ({ name, meaning, isRequired }: ImportColumn): SelectOption<string> => ({
  value: name,
  label: meaning === null ? name : `${name}: ${meaning}`,
  group: isRequired ? 'Required' : 'Optional',
});

export const targetOptions = (targets: readonly ImportColumn[]): SelectOption<string>[] => [
  { value: LEFT_OUT, label: 'Leave out' },
  ...targets.filter(({ isRequired }) => isRequired).map(optionOf),
  ...targets.filter(({ isRequired }) => !isRequired).map(optionOf),
];

export const targetValue = ({ mapping }: FoundColumn): string => mapping.target ?? LEFT_OUT;

/** The meaning of one more word. */
export const withWord = ({ mapping }: FoundColumn, word: string, value: string | null): ColumnMapping => ({
  ...mapping,
  words: [...(mapping.words ?? []).filter((each) => each.word !== word), { word, value }],
});

export const withTarget = ({ mapping }: FoundColumn, value: string): ColumnMapping => ({
  index: mapping.index,
  target: value === LEFT_OUT ? null : value,
  reading: value === (mapping.target ?? LEFT_OUT) ? mapping.reading : { dates: null, decimals: null, measure: null },
});
