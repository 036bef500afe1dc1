export type Unit = Readonly<Record<string, string>>;

export const FIELDS = [
  ...['serial', 'condition', 'phase', 'kva_rating', 'primary_voltage', 'secondary_voltage', 'impedance_pct', 'taps'],
  ...['bush_type', 'bush_config_description', 'fusing_description', 'type_of_fluid', 'oil_volume_gal', 'weight_lbs'],
  ...['warehouse_desc', 'manufacturer', 'mfg_year', 'fab_notes', 'comments'],
];

export async function fetchUnits(count: number): Promise<readonly Unit[]> {
  const units = (await (await fetch(`/data/units?count=${count}`)).json()) as Record<string, unknown>[];
  const cells = [...FIELDS, 'unit_cost', 'list_price'];
  return units.map((unit) => Object.fromEntries(cells.map((name) => [name, String(unit[name] ?? '')])));
}

export const root = () => document.querySelector('#root')!;

export function cardOf(unit: Unit, more = ''): string {
  const specs = FIELDS.slice(1).map((name) => `<div class="spec"><span>${name}</span><span>${unit[name]}</span></div>`);
  return `<article class="card"><b>${unit.serial}</b>${specs.join('')}${more}</article>`;
}

const COSTS = {
  FR3: 1_800,
  'Turn pull': 950,
  'Feed conversion': 2_200,
  'Replacement cabinet': 3_100,
  'Re-tank': 4_000,
};
export type Option = keyof typeof COSTS;
export type Choices = Record<Option, boolean>;
export const OPTIONS = Object.keys(COSTS) as Option[];
export const noChoices = () => Object.fromEntries(OPTIONS.map((option) => [option, false])) as Choices;

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

export function sumsOf({ unit_cost: cost, list_price: price }: Unit, choices: Choices): string {
  const total = OPTIONS.reduce((sum, option) => sum + (choices[option] ? COSTS[option] : 0), Number(cost));
  const margin = Number(price) - total;
  return `Total ${dollars(total)} Margin ${dollars(margin)} (${((margin / Number(price)) * 100).toFixed(1)}%)`;
}
