import type { LineField, LineReading, RequestField, RequestReading } from '../../../contract/requests/reading';
import { stateCodeOf } from '../../distance/place';
import { plainNumber } from '../../quantity/quantity';

type TextField =
  | 'primary_voltage_kv'
  | 'secondary_voltage_kv'
  | 'tap_range_pct'
  | 'bushing_type'
  | 'bush_configuration'
  | 'sec_bush'
  | 'fusing'
  | 'oil_type'
  | 'coil_type'
  | 'unit_type'
  | 'stock_code_desc';
type NumberField =
  | 'phase'
  | 'kva_rating'
  | 'bil'
  | 'impedance_pct'
  | 'dim_w_in'
  | 'dim_d_in'
  | 'dim_h_in'
  | 'weight_lbs';

/** The fields of an order row that a line of a request states; null if it is silent. */
export type RequestedFields = Readonly<
  Record<TextField, string | null> & Record<NumberField, number | null> & { order_type: 'RC' | 'RW' }
>;

type Read<Field> = Readonly<{ field: Field; value: string }>;
type Values<Field extends string> = ReadonlyMap<Field, string>;

const valuesOf = <Field extends string>(readings: readonly Read<Field>[]): Values<Field> =>
  new Map(readings.map(({ field, value }) => [field, value.trim()]));

/** Of alternative ratings ('1500 or 2000', '750 to 1000') an order can state only the first. */
export function toRequirement(readings: readonly Pick<LineReading, 'field' | 'value'>[]): RequestedFields {
  const values = valuesOf<LineField>(readings);
  const first = (field: LineField) => values.get(field)?.split(/ (?:or|to) /)[0] || null;
  const number = (field: LineField, below: number) => numberBelow(first(field), below);
  const text = (field: LineField) => values.get(field) || null;
  const [phase, kva] = [number('phase', 10), number('kva_rating', 100_000)];
  const unitType = unitTypeOf(text('unit_type'), phase);
  const amperes = first('bushing_rating');
  return {
    phase,
    kva_rating: kva,
    primary_voltage_kv: text('primary_voltage_kv'),
    secondary_voltage_kv: text('secondary_voltage_kv'),
    bil: number('bil', 100_000),
    tap_range_pct: text('tap_range_pct'),
    impedance_pct: number('impedance_pct', 1000),
    bush_configuration: configurationOf(text('feed'), text('front')),
    bushing_type: amperes && `${amperes} A`,
    sec_bush: text('sec_bush'),
    fusing: text('fusing'),
    oil_type: text('oil_type'),
    coil_type: text('coil_type'),
    dim_w_in: number('max_width_in', 100_000),
    dim_d_in: number('max_depth_in', 100_000),
    dim_h_in: number('max_height_in', 100_000),
    weight_lbs: number('max_weight_lb', 10_000_000),
    unit_type: unitType,
    stock_code_desc: [kva === null ? '' : `${kva}KVA`, unitType ?? ''].join(' ').trim() || null,
    order_type: text('condition') === 'Rewound' ? 'RW' : 'RC',
  };
}

/** Numbers that fit a column of the database. */
function numberBelow(text: string | null, below: number): number | null {
  const value = plainNumber(text);
  return value !== null && value > 0 && value < below ? value : null;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** 'Loop Feed Dead Front' */
const configurationOf = (feed: string | null, front: string | null): string | null =>
  [feed && `${capitalized(feed)} Feed`, front && `${capitalized(front)} Front`].filter(Boolean).join(' ') || null;

const KINDS: Readonly<Record<string, string>> = { pad: 'Pad', pole: 'Pole Mount', substation: 'Substation' };

/** 'Three-Phase Pad' */
function unitTypeOf(kind: string | null, phase: number | null): string | null {
  const name = kind && (KINDS[kind.toLowerCase()] ?? kind);
  if (name === null) return null;
  const phases = { 1: 'Single-Phase ', 3: 'Three-Phase ' }[phase ?? 0] ?? '';
  return `${phases}${name}`;
}

/** Units of one line, at least 1. */
export const quantityOf = (readings: readonly Pick<LineReading, 'field' | 'value'>[]): number =>
  Math.max(1, Math.trunc(plainNumber(valuesOf<LineField>(readings).get('quantity')) ?? 1));

/** The delivery of a request, in the fields of an order. */
export interface RequestedDelivery {
  readonly ship_city: string | null;
  readonly ship_state: string | null;
  /** ISO 8601 date. */
  readonly request_date: string | null;
}

/** `today` (ISO 8601 date) is the day from which '8 weeks' counts. */
export function toDelivery(
  readings: readonly Pick<RequestReading, 'field' | 'value'>[],
  today: string,
): RequestedDelivery {
  const values = valuesOf<RequestField>(readings);
  return { ...cityAndState(values.get('place') ?? ''), request_date: dayOf(values.get('date') ?? '', today) };
}

const PROVINCES: Readonly<Record<string, string>> = {
  ...{ alberta: 'AB', 'british columbia': 'BC', manitoba: 'MB', 'new brunswick': 'NB', newfoundland: 'NL' },
  ...{ 'nova scotia': 'NS', ontario: 'ON', 'prince edward island': 'PE', quebec: 'QC', québec: 'QC' },
  ...{ saskatchewan: 'SK', yukon: 'YT', 'northwest territories': 'NT', nunavut: 'NU' },
};
const PROVINCE_CODES: ReadonlySet<string> = new Set(Object.values(PROVINCES));

function regionOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  return stateCodeOf(text) ?? PROVINCES[text.trim().toLowerCase()] ?? (PROVINCE_CODES.has(code) ? code : null);
}

/** 'Fresno, CA', 'Barrie, ON', 'Youngstown Ohio'; a state or a city alone. */
function cityAndState(place: string): Pick<RequestedDelivery, 'ship_city' | 'ship_state'> {
  const words = place.trim().split(/[\s,]+/);
  const whole = regionOf(place);
  if (whole !== null) return { ship_city: null, ship_state: whole };
  for (const count of [3, 2, 1]) {
    const state = words.length > count ? regionOf(words.slice(-count).join(' ')) : null;
    if (state !== null) return { ship_city: words.slice(0, -count).join(' '), ship_state: state };
  }
  return { ship_city: place.trim() || null, ship_state: null };
}

/** '2027-06-30' or '8 weeks'; null for 'ASAP'. */
function dayOf(text: string, today: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isDay(text) ? text : null;
  const weeks = Number(/^(\d{1,3}) weeks$/.exec(text)?.[1]);
  if (Number.isNaN(weeks)) return null;
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + weeks * 7);
  return day.toISOString().slice(0, 10);
}

/** JavaScript reads February 31 as March 3. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
