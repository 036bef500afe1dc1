import type { ImportFile } from '../../../../contract/import/files';
import type { LineReading } from '../../../../contract/requests/reading';
import { unitKindOf } from '../../../../domain/matching/reading/fittings';
import { memoizedByText } from '../../../../domain/quantity/quantity';
import { readRequest } from '../../../../domain/request/readRequest';
import { quantityOf, toRequirement, type RequestedFields } from '../../../../domain/request/requirement/toRequirement';

/** What is read from a description, and the column of each file that stores it. */
const COLUMNS: readonly (readonly [keyof RequestedFields, Readonly<Record<ImportFile, string>>])[] = [
  ['phase', { units: 'phase', orders: 'phase' }],
  ['kva_rating', { units: 'kva_rating', orders: 'kva_rating' }],
  ['primary_voltage_kv', { units: 'primary_voltage', orders: 'primary_voltage_kv' }],
  ['secondary_voltage_kv', { units: 'secondary_voltage', orders: 'secondary_voltage_kv' }],
  ['bil', { units: 'primary_bil_kv', orders: 'bil' }],
  ['impedance_pct', { units: 'impedance_pct', orders: 'impedance_pct' }],
  ['tap_range_pct', { units: 'taps', orders: 'tap_range_pct' }],
  ['bush_configuration', { units: 'bush_config_description', orders: 'bush_configuration' }],
  ['sec_bush', { units: 'sec_bush', orders: 'sec_bush' }],
  ['fusing', { units: 'fusing_description', orders: 'fusing' }],
  ['coil_type', { units: 'winding_material', orders: 'coil_type' }],
  ['oil_type', { units: 'type_of_fluid', orders: 'oil_type' }],
  ['unit_type', { units: 'unit_type', orders: 'unit_type' }],
  ['order_type', { units: 'condition', orders: 'order_type' }],
];
/** Stores the description itself. */
const WHOLE = 'stock_code_desc';

export const describedColumns = (file: ImportFile): readonly string[] => [
  ...COLUMNS.map(([, names]) => names[file]),
  ...(file === 'orders' ? [WHOLE] : []),
];

const KINDS = { pad: 'Pad', pole: 'Pole', substation: 'Substation' } as const;

function kindIn(text: string): string | null {
  const kind = unitKindOf(text);
  return kind === null ? null : KINDS[kind];
}

/** Dates without a year mean nothing here. */
const ANY_DAY = '2000-01-01';
/** No description of one unit is longer. */
const MAX_LENGTH = 300;

/** Follows from the voltages for sure; other assumptions are a person's to make. */
const isSaid = ({ field, status }: LineReading): boolean => status === 'read' || field === 'phase';

interface Described {
  readonly quantity: number;
  /** '' if the text is silent. */
  readonly textOf: (name: keyof RequestedFields) => string;
}

/** Null for text that describes no transformer, or several. */
const read = memoizedByText((text): Described | null => {
  if (text.length > MAX_LENGTH || !/\d\D.*\d\d/.test(text)) return null;
  const [only, other] = readRequest(text, ANY_DAY).lines;
  if (only === undefined || other !== undefined) return null;
  const said = only.readings.filter(isSaid);
  const required = toRequirement(said);
  const isOfWork = said.some(({ field }) => field === 'condition');
  const values: Readonly<Record<keyof RequestedFields, string | number | null>> = {
    ...{ ...required, unit_type: required.unit_type ?? kindIn(text) },
    order_type: isOfWork ? required.order_type : null,
  };
  return { quantity: quantityOf(only.readings), textOf: (name) => String(values[name] ?? '') };
});

/** The text of a stored column that a description says; '' if it is silent. */
export function describedAs(file: ImportFile, column: string): (text: string) => string {
  if (column === WHOLE) return (text) => text;
  const name = COLUMNS.find(([, names]) => names[file] === column)?.[0];
  return (text) => (name === undefined || text === '' ? '' : (read(text)?.textOf(name) ?? ''));
}

export const describedQuantity = (text: string): number | null => read(text)?.quantity ?? null;

/** Whether a text says at least two of the power and the voltages of a transformer, and something else of it. */
export function isDescription(text: string): boolean {
  const described = read(text);
  const isSaid = (name: keyof RequestedFields) => (described?.textOf(name) ?? '') !== '';
  const ratings = (['kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'] as const).filter(isSaid);
  return ratings.length > 2 || (ratings.length > 1 && FITTINGS.some(isSaid));
}

const FITTINGS = ['unit_type', 'bush_configuration', 'oil_type', 'fusing', 'coil_type'] as const;
