import type { Reading } from '../../../../contract/import/mapping';
import { highestVolts, parseVoltage } from '../../../../domain/matching/reading/voltage';
import { readRating } from '../../../../domain/nameplate/rating';
import type { Column } from '../columns/columns';
import type { Content, Evidence } from './evidence';
import { isDescription } from '../stated/description';
import { areUnitsOf, measureIn, measuresOf } from './measures';
import { plainName } from './names';
import { volumeIn } from './split/splitFluid';

interface Filled {
  readonly header: string;
  readonly evidence: Evidence;
}

function fits(content: Content, { name, format, measure }: Column, samples: readonly string[]): boolean {
  switch (content) {
    case 'email':
      return name === 'sales_rep_emails';
    case 'state':
      return format.kind === 'state';
    case 'condition':
      return name === 'order_type' || name === 'condition';
    case 'date':
      return format.kind === 'date';
    case 'money':
      return measure === 'US dollars';
    case 'power':
      return name === 'kva_rating';
    case 'phase':
      return name === 'phase';
    case 'year':
      return name === 'mfg_year';
    case 'rating':
      return name === 'size_and_phase';
    case 'connections':
    case 'voltages':
      return name === content;
    case 'mounting':
      return name === 'unit_type';
    case 'fluid':
      return name === 'type_of_fluid' || name === 'oil_type';
    case 'material':
      return name === 'winding_material' || name === 'coil_type';
    case 'terminals':
      return name === 'bush_config_description' || name === 'bush_configuration';
    case 'measure':
      return areUnitsOf(name, samples);
    case 'month':
    case 'voltAmperes':
      return false;
  }
}

/** A currency other than the US dollar. */
const FOREIGN = /\b(?:cad|ca?\s?\$|mxn|eur|gbp|aud)(?![a-z])|[€£¥]/i;

/** The only column that can have such cells; null if there are several. */
export function columnByContent(
  { header, evidence: { content, samples } }: Filled,
  free: readonly Column[],
): Column | null {
  if (content === 'money' && FOREIGN.test(header)) return null;
  if (content === null && samples.some(isDescription))
    return free.find(({ name }) => name === 'unit_description') ?? null;
  const candidates = content === null ? [] : free.filter((each) => fits(content, each, samples));
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

const KILOVOLT_COLUMNS = ['primary_voltage', 'primary_voltage_kv', 'secondary_voltage', 'secondary_voltage_kv'];

/** 'Daya (kVA)', 'Tegangan (kV)': the primary voltage comes first, and is above 1 kV. */
export function columnByUnit({ header, evidence }: Filled, free: readonly Column[]): Column | null {
  if (measureIn(header, ['kVA', 'MVA', 'VA']) !== null) return free.find(({ name }) => name === 'kva_rating') ?? null;
  if (measureIn(header, ['kV']) === null) return null;
  const volts = evidence.samples.map((cell) => parseVoltage(/[kv]/i.test(cell) ? cell : `${cell} kV`));
  if (volts.length === 0 || volts.some((each) => each === null)) return null;
  const isLow = volts.every((each) => each !== null && highestVolts(each) <= 1_000);
  const open = free.filter((each) => KILOVOLT_COLUMNS.includes(each.name) && measuresOf(each).includes('kV'));
  return open.find(({ name }) => name.startsWith('secondary') === isLow) ?? null;
}

export interface Contradicted {
  readonly is: string;
  readonly measure?: Reading['measure'];
}

interface Contradiction extends Contradicted {
  readonly named: readonly string[];
  readonly contradicts: (content: Content | null, samples: readonly string[]) => boolean;
  readonly headers?: readonly string[];
  /** Only in a file without these columns. */
  readonly without?: readonly string[];
}

/** '1500 kVA 3ph'. */
function saysMoreThanPower(cell: string): boolean {
  const found = readRating(cell);
  return found !== null && found.power !== null && (found.phase ?? found.mounting ?? found.quantity) !== null;
}

const isWord = (cell: string) => !/\d/.test(cell);

/** Names that mean another thing when the cells say so. 'sn' is the rated power in IEC terms, and 'S/N' a serial number. 'Pri' with words or single digits is a priority. */
const CONTRADICTIONS: readonly Contradiction[] = [
  {
    ...{ named: ['serial'], headers: ['sn'], is: 'kva_rating', measure: 'VA' },
    contradicts: (content) => content === 'voltAmperes',
  },
  { named: ['unit_type'], contradicts: (content) => content === 'phase', is: 'phase' },
  {
    ...{ named: ['bush_config_description', 'bush_configuration'], is: 'connections' },
    contradicts: (content) => content === 'connections',
  },
  {
    ...{ named: ['kva_rating'], is: 'size_and_phase' },
    contradicts: (_, samples) => samples.some(saysMoreThanPower),
  },
  {
    ...{ named: ['stock_code_desc'], is: 'size_and_phase', without: ['kva_rating'] },
    contradicts: (_, samples) => samples.every(saysMoreThanPower),
  },
  {
    ...{ named: ['type_of_fluid', 'oil_type'], is: 'fluid_and_volume' },
    contradicts: (_, samples) => samples.some((cell) => volumeIn(cell) !== null),
  },
  {
    ...{ named: ['primary_voltage', 'primary_voltage_kv'], headers: ['hwinding'], is: 'primary_winding' },
    contradicts: (_, samples) => samples.every(isWord),
  },
  {
    ...{ named: ['secondary_voltage', 'secondary_voltage_kv'], headers: ['xwinding'], is: 'secondary_winding' },
    contradicts: (_, samples) => samples.every(isWord),
  },
  {
    ...{ named: ['primary_voltage', 'primary_voltage_kv'], headers: ['pri'], is: 'priority' },
    contradicts: (_, samples) => samples.every((cell) => isWord(cell) || /^[1-9]$/.test(cell)),
  },
  {
    ...{
      named: ['kva_rating', 'unit_type', 'stock_code_desc', 'stock_code_long_desc', 'request_date'],
      is: 'unit_description',
    },
    ...{ without: [...KILOVOLT_COLUMNS, 'voltages'], contradicts: (_, samples) => samples.some(isDescription) },
  },
  { named: ['voltages'], contradicts: (content) => content !== 'voltages', is: 'voltages' },
];

export const contradictionOf = (
  target: Column,
  { header, evidence }: Filled,
  columns: readonly (Column | undefined)[],
): Contradicted | undefined =>
  CONTRADICTIONS.find(
    ({ named, contradicts, headers, without = [] }) =>
      named.includes(target.name) &&
      evidence.filled > 0 &&
      contradicts(evidence.content, evidence.samples) &&
      (headers === undefined || headers.includes(plainName(header))) &&
      !columns.some((each) => each !== undefined && each !== target && without.includes(each.name)),
  );
