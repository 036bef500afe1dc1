import { formatPrice } from '../format/money';
import type { AuditEntry } from '../../contract/people/audit';
import { rateFields, rateText } from '../rates/rateFields';

/** Guarded fields of units, orders and estimates, US dollars. */
export const guardedFields: readonly string[] = [
  ...['unit_cost', 'labor_cost', 'materials_cost', 'list_price', 'sale_price'],
  ...['fr3_fill_cost', 'turn_pull_cost', 'feed_conversion_cost', 'replacement_cabinet_cost', 'retank_cost'],
  ...['price', 'all_costs', 'margin', 'additional_cabinet_cost', 're_tank_labor', 'entered_price'],
];

function listText(list: readonly unknown[]): string {
  if (list.every((each) => typeof each === 'string')) return list.join(', ') || 'none';
  return list.length === 1 ? '1 row' : `${list.length} rows`;
}

export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'number') return guardedFields.includes(name) ? formatPrice(value) : String(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const OWN: Readonly<Record<string, string>> = {
  kva_rating: 'kVA',
  primary_voltage_kv: 'primary voltage (kV)',
  secondary_voltage_kv: 'secondary voltage (kV)',
  primary_bil_kv: 'primary BIL (kV)',
  bil: 'BIL (kV)',
  impedance_pct: 'impedance (%)',
  tap_range_pct: 'tap range (%)',
  bush_type: 'bushing type',
  bush_config_description: 'bushing configuration',
  bush_configuration: 'bushing configuration',
  sec_bush: 'secondary bushings',
  fusing_description: 'fusing',
  type_of_fluid: 'fluid',
  oil_volume_gal: 'oil volume (gal)',
  oil_volume_liters: 'oil volume (L)',
  width_in: 'width (in)',
  depth_in: 'depth (in)',
  height_in: 'height (in)',
  dim_w_in: 'width (in)',
  dim_d_in: 'depth (in)',
  dim_h_in: 'height (in)',
  weight_lbs: 'weight (lb)',
  mfg_year: 'year of manufacture',
  warehouse_desc: 'location',
  fab_notes: 'fabrication notes',
  fr3_fill_cost: 'FR3 fill cost',
  retank_cost: 're-tank cost',
  re_tank: 're-tank',
  re_tank_labor: 're-tank labor',
  fr3: 'FR3',
  entered_price: 'price entered',
  accepted: "accepted from the order's texts",
  fr3_estimated_gallons: 'FR3 (gal)',
  request_date: 'delivery date',
  ship_city: 'delivery city',
  ship_state: 'delivery state',
  sales_rep: 'salesperson',
  sales_rep_emails: "salesperson's email",
  assigned_serial: 'reserved unit',
  stock_code_desc: 'stock code description',
  stock_code_long_desc: 'long stock code description',
};

/** A field of a unit or an order inside a sentence: 'replacement cabinet cost'. */
export const fieldWords = (name: string): string =>
  (Object.hasOwn(OWN, name) ? OWN[name] : undefined) ?? name.replaceAll('_', ' ');

export interface AuditChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

type Values = Readonly<Pick<AuditEntry, 'action' | 'old' | 'new'>>;

const CHANGES: readonly string[] = [
  ...[
    'changeRow',
    'correct',
    'takeSource',
    'saveOptions',
    'changeRates',
    'captionFile',
    'orderFiles',
    'saveEstimate',
    'changeQuotations',
    'readWord',
  ],
  ...['saveView', 'saveProfile'],
];
/** Earlier releases recorded these without old values, so a missing old value does not mean empty. */
const NEEDS_OLD: readonly string[] = ['captionFile'];
/** Fields that identify the entry's subject; listed only if they changed. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['saveView', ['name', 'list']],
  ['saveProfile', ['name', 'file']],
]);
const namesOf = (action: string): readonly string[] => NAMES.get(action) ?? ['name'];
const RATES: ReadonlyMap<string, string> = new Map([
  ['referenceSite', 'Reference site'],
  ['distances', 'Distances between places'],
]);

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function rateChange(name: string, before: unknown, after: unknown): AuditChange {
  const field = rateFields.find(({ id }) => id === name);
  const text = (value: unknown) => (field ? rateText(field, number(value)) : valueText(name, value));
  const label = field ? `${field.group}: ${field.label}` : (RATES.get(name) ?? name);
  return { label, before: text(before), after: text(after) };
}

export function changesOf({ action, old, new: now }: Values): readonly AuditChange[] {
  if (!CHANGES.includes(action) || (old === null && NEEDS_OLD.includes(action))) return [];
  return Object.entries(now ?? {})
    .filter(([name, after]) => name !== 'holdsFrom' && (!namesOf(action).includes(name) || after !== old?.[name]))
    .map(([name, after]) => {
      const before = old?.[name];
      if (action === 'changeRates') return rateChange(name, before, after);
      return { label: fieldWords(name), before: valueText(name, before), after: valueText(name, after) };
    });
}
