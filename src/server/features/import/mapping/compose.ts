import { ANY_VOLTS, readConnection, readConnections } from '../../../../domain/nameplate/connections';
import { readVoltage } from '../../../../domain/nameplate/voltage';
import { readRating } from '../../../../domain/nameplate/rating';
import { CONNECTION_SUFFIXES } from '../../../../domain/nameplate/winding';
import { saidByTitles, titlesIn } from '../table/shape/groupTitles';
import { measureNamed } from './measures';
import { splitFluid } from './split/splitFluid';
import { splitSize } from './split/splitSize';
import { splitVoltages } from './split/splitVoltages';

/** The text of a row's cell in the column that fills `target`; '' if it is empty or missing. */
type CellOf = (target: string) => string;

type Compose = (own: string, cell: CellOf) => string;

/** A number without a connection, such as '12,470 V'. */
const BARE = /^\d[\d,]*(?:\.\d+)?\s*(?:kv|v|volts?)?$/i;

const KILOVOLTS_BELOW = 100;

/** '12.47', '12,470 V'; without a unit, numbers below 100 are kilovolts. */
function voltsIn(bare: string): number {
  const number = Number(bare.replaceAll(/[^\d.]/g, ''));
  const isKilo = /k/i.test(bare) || (!/v/i.test(bare) && number < KILOVOLTS_BELOW);
  return Math.round(isKilo ? number * 1_000 : number);
}

/** '12470/7200', '240/120'. */
const withNeutral = (voltage: string, toNeutral: string): string =>
  BARE.test(toNeutral) ? `${voltsIn(voltage)}/${voltsIn(toNeutral)}` : voltage;

/** '1PH 3W' is about phases and wires. */
function isOfNoConnection(stated: string): boolean {
  const [token] = readVoltage(`${ANY_VOLTS} ${stated}`) ?? [];
  return token !== undefined && token.windings.every(({ connection }) => connection === null);
}

interface Connected {
  readonly one: string;
  readonly both: string;
  readonly toNeutral: string;
}

function connectedWith(voltage: string, { one, both, toNeutral }: Connected, side: 0 | 1): string {
  const stated = one === '' ? both : one;
  if (!BARE.test(voltage)) return voltage;
  const connection = one === '' ? readConnections(both)?.[side] : readConnection(one);
  if (connection) return `${voltage}${CONNECTION_SUFFIXES[connection]}`;
  const whole = withNeutral(voltage, toNeutral);
  // Unreadable, so that the row is listed with its text.
  return stated === '' || isOfNoConnection(stated) ? whole : `${whole} ${stated}`;
}

const voltageOf =
  (side: 0 | 1): Compose =>
  (own, cell) => {
    const both = cell('voltages');
    const split = own === '' && both !== '' ? splitVoltages(both) : null;
    const unsplit = side === 0 ? both : '';
    const voltage = own === '' ? (split === null ? unsplit : [split.primary, split.secondary][side]) : own;
    const name = side === 0 ? 'primary' : 'secondary';
    const [one, toNeutral] = [cell(`${name}_connection`), cell(`${name}_to_neutral`)];
    return connectedWith(voltage ?? '', { one, toNeutral, both: cell('connections') }, side);
  };

const ended = (text: string, end: string) =>
  text === '' || text.toLowerCase().includes(end.toLowerCase()) ? text : `${text} ${end}`;

/** Letters in a column of feeds or of fronts. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...[...['l', 'lp', 'lf'].map((each) => [`feed ${each}`, 'Loop'] as const)],
  ...[...['r', 'rf'].map((each) => [`feed ${each}`, 'Radial'] as const)],
  ...[...['d', 'df'].map((each) => [`front ${each}`, 'Dead'] as const)],
  ...[...['l', 'lf'].map((each) => [`front ${each}`, 'Live'] as const)],
]);
const spelled = (of: 'feed' | 'front', text: string) => LETTERS.get(`${of} ${text.toLowerCase()}`) ?? text;

const bushings: Compose = (own, cell) =>
  own === ''
    ? `${ended(spelled('feed', cell('feed')), 'Feed')} ${ended(spelled('front', cell('front')), 'Front')}`.trim()
    : own;

const winding: Compose = (own, cell) => {
  const [primary, secondary] = [cell('primary_winding'), cell('secondary_winding')];
  if (own !== '' || primary.toLowerCase() === secondary.toLowerCase()) return own === '' ? primary : own;
  return [primary === '' ? '' : `HV ${primary}`, secondary === '' ? '' : `LV ${secondary}`].filter(Boolean).join(', ');
};

/** A part that cannot be read becomes the text of the first column that it fills, which refuses it. */
const size =
  (of: 'power' | 'phase' | 'mounting'): Compose =>
  (own, cell) => {
    if (own !== '') return own;
    const text = cell('size_and_phase');
    const found = readRating(text);
    const unread = of === 'power' && (found?.power ?? null) === null ? text : '';
    const titled = of === 'power' ? null : saidByTitles(cell('group_title'))[of];
    return String(found?.[of] ?? titled ?? unread);
  };

const fluid =
  (of: 'fluid' | 'volume'): Compose =>
  (own, cell) =>
    own === '' ? splitFluid(cell('fluid_and_volume'))[of] : own;

/** Parts by the order of their sizes. */
const SIZES = [
  ['height_width_depth', 'hwd'],
  ['width_depth_height', 'wdh'],
  ['width_height_depth', 'whd'],
] as const;

/** Text that is no three sizes becomes the height, which refuses it. */
const length =
  (of: 'h' | 'w' | 'd'): Compose =>
  (own, cell) => {
    const [part, letters] = SIZES.find(([name]) => cell(name) !== '') ?? [];
    if (own !== '' || part === undefined) return own;
    return splitSize(cell(part), letters)?.[letters.indexOf(of)] ?? (of === 'h' ? cell(part) : '');
  };

/** The unit beside a number; the format of numbers refuses one that is none. */
const measured =
  (unitPart: string, compose: Compose = (own) => own): Compose =>
  (own, cell) => {
    const [text, unit] = [compose(own, cell), cell(unitPart)];
    if (unit === '' || !/\d$/.test(text)) return text;
    return measureNamed(unit) === null ? `${text} (${unit})` : `${text} ${unit}`;
  };

/** 'Mesa, AZ': the state is behind the last comma. */
const PLACE = /^(.+?)\s*,\s*([^,]+?)(?:\s+\d{5}(?:-\d{4})?)?$/;

const city: Compose = (own, cell) => (own === '' ? (PLACE.exec(cell('ship_to'))?.[1] ?? cell('ship_to')) : own);
const state: Compose = (own, cell) => (own === '' ? (PLACE.exec(cell('ship_to'))?.[2] ?? '') : own);
const work: Compose = (own, cell) => (own === '' ? (saidByTitles(cell('group_title')).work ?? '') : own);
const place: Compose = (own, cell) => (own === '' ? (titlesIn(cell('group_title')).place ?? '') : own);
const job: Compose = (own, cell) => (own === '' ? cell('own_number') : own);
const salesOrder: Compose = (own, cell) => (own === '' ? cell('own_sales_order') || cell('own_number') : own);

const COMPOSED: ReadonlyMap<string, Compose> = new Map([
  ...(['primary_voltage', 'primary_voltage_kv'] as const).map((name) => [name, voltageOf(0)] as const),
  ...(['secondary_voltage', 'secondary_voltage_kv'] as const).map((name) => [name, voltageOf(1)] as const),
  ...(['bush_config_description', 'bush_configuration'] as const).map((name) => [name, bushings] as const),
  ...(['winding_material', 'coil_type'] as const).map((name) => [name, winding] as const),
  ['kva_rating', measured('power_unit', size('power'))],
  ['phase', size('phase')],
  ['unit_type', size('mounting')],
  ...(['type_of_fluid', 'oil_type'] as const).map((name) => [name, fluid('fluid')] as const),
  ...(['oil_volume_gal', 'oil_volume_liters'] as const).map(
    (name) => [name, measured('volume_unit', fluid('volume'))] as const,
  ),
  ['weight_lbs', measured('weight_unit')],
  ...(['height_in', 'dim_h_in'] as const).map((name) => [name, measured('size_unit', length('h'))] as const),
  ...(['width_in', 'dim_w_in'] as const).map((name) => [name, measured('size_unit', length('w'))] as const),
  ...(['depth_in', 'dim_d_in'] as const).map((name) => [name, measured('size_unit', length('d'))] as const),
  ['warehouse_desc', place],
  ['condition', work],
  ['order_type', work],
  ['job_number', job],
  ['ship_city', city],
  ['ship_state', state],
  ...(['order_code', 'sales_order_number'] as const).map((name) => [name, salesOrder] as const),
]);

export const isComposed = (target: string): boolean => COMPOSED.has(target);

/** The text of a stored column, made from its own cell and from cells that hold parts of it. */
export const composed = (target: string, own: string, cell: CellOf): string => COMPOSED.get(target)?.(own, cell) ?? own;
