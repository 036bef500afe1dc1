import { formatDate } from '../format/date';
import { formatPrice } from '../format/money';
import { formatNumber } from '../format/number';
import { STATES } from '../distance/place';
import { recordedOrNone } from '../language/placeholder';
import type { Device } from '../language/things';
import { fluidDemand, fluidOf, fusingDemand, fusingOf } from '../matching/reading/fittings';
import { parseTaps } from '../matching/reading/taps';
import { terminalDemand, terminalsOf } from '../matching/reading/terminals';
import { CONNECTION_NAMES, type Voltage } from '../nameplate/winding';
import { parsePrimary, parseVoltage } from '../matching/reading/voltage';
import { windingDemand, windingMaterialOf } from '../matching/reading/windings';
import { capitalized, listOf } from '../format/text';

const UNREAD = 'Not understood by matching';

type Reader = (text: string) => string | null;

/** Words that need no explanation. */
const understood = (reading: unknown): string | null => (reading === null ? UNREAD : null);

const voltageWords = (voltage: Voltage | null): string =>
  voltage
    ?.map(({ volts, connection }) => [formatNumber(volts), 'V', connection && CONNECTION_NAMES[connection]])
    .map((words) => words.filter(Boolean).join(' '))
    .join(' or ') ?? UNREAD;

function tapWords(text: string): string {
  const range = parseTaps(text);
  if (range === null) return UNREAD;
  if (range.plus === 0 && range.minus === 0) return 'No taps';
  return range.plus === range.minus ? `±${range.plus}%` : `+${range.plus}% / -${range.minus}%`;
}

const terminalWords: Reader = (text) => {
  const { feed, front } = terminalsOf({ configuration: text, type: null });
  const words = [feed && `${feed} feed`, front && `${front} front`].filter((each) => each !== null);
  return words.length === 0 ? UNREAD : capitalized(words.join(', '));
};

const DEVICES = {
  bayONet: 'Bay-O-Net',
  currentLimiting: 'current-limiting fuse',
  fullRange: 'full range',
  loadbreak: 'loadbreak switch',
  isolationLink: 'isolation link',
  fuse: 'fuse',
  none: 'no fuses',
} as const satisfies Record<Device, string>;

const fusingWords: Reader = (text) => {
  const devices = [...(fusingOf(text)?.devices ?? [])].map((device) => DEVICES[device]);
  return devices.length === 0 ? UNREAD : capitalized(listOf(devices));
};

/** Of a unit, by column of the import. */
const OF_UNITS: Readonly<Record<string, Reader>> = {
  primary_voltage: (text) => voltageWords(parsePrimary(text)),
  secondary_voltage: (text) => voltageWords(parseVoltage(text)),
  taps: tapWords,
  bush_config_description: terminalWords,
  fusing_description: fusingWords,
  type_of_fluid: (text) => understood(fluidOf(text)),
  winding_material: (text) => understood(windingMaterialOf(text)),
};

/** Of an order, which may allow several. */
const OF_ORDERS: Readonly<Record<string, Reader>> = {
  primary_voltage_kv: (text) => voltageWords(parseVoltage(text)),
  secondary_voltage_kv: (text) => voltageWords(parseVoltage(text)),
  tap_range_pct: tapWords,
  bush_configuration: (text) => understood(terminalDemand(text)),
  fusing: (text) => understood(fusingDemand(text)),
  oil_type: (text) => understood(fluidDemand(text)),
  coil_type: (text) => understood(windingDemand(text)),
};

const workName: Reader = (text) => (text === 'RC' ? 'Recondition' : 'Rewind');

const PLAIN: Readonly<Record<string, Reader>> = {
  condition: workName,
  order_type: workName,
  ship_state: (text) => STATES.find(([code]) => code === text)?.[1] ?? null,
};

const read = (name: string, text: string): string | null | undefined => {
  const reader = OF_UNITS[name] ?? OF_ORDERS[name];
  return reader && recordedOrNone(text) === '' ? 'Counts as empty' : (reader ?? PLAIN[name])?.(text);
};

export interface ReadColumn {
  readonly name: string;
  readonly kind: string;
  /** Unit of measure; '' without one. */
  readonly measure: string;
}

function general(text: string, { kind, measure }: ReadColumn): string {
  if (kind === 'date') return formatDate(text);
  if (measure === 'US dollars') return formatPrice(text);
  if (kind !== 'number' || measure === '') return text;
  return measure === '%' ? `${text}%` : `${formatNumber(text)} ${measure}`;
}

/** How a stored value is understood: '12,470 V grounded wye', 'May 4, 2026'. Null if that says no more than the value. */
export function readingOf(text: string | null, column: ReadColumn): string | null {
  if (text === null) return null;
  const reading = read(column.name, text);
  const words = reading === undefined ? general(text, column) : reading;
  return words === text ? null : words;
}
