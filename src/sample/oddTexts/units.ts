/** What a unit has instead of what was drawn for it. */
interface OddUnit {
  primary_voltage?: string;
  secondary_voltage?: string;
  primary_bil_kv?: 0;
  impedance_pct?: 0;
  taps?: string;
  type_of_fluid?: string;
  winding_material?: string;
}

const WINDINGS: readonly (readonly [string, OddUnit])[] = [
  ['643339069', { winding_material: 'Alum' }],
  ['261931', { winding_material: 'Alum' }],
  ['533841737', { winding_material: 'COP' }],
  ['66413347', { winding_material: 'COP' }],
  ['85194131', { winding_material: 'Cu/Al' }],
  ['603624', { winding_material: 'Cu/Al' }],
  ['96866308', { winding_material: 'HV AL / LV CU' }],
  ['69875047', { winding_material: 'HV AL / LV CU' }],
  ['7027601', { winding_material: 'Unknown' }],
  ['609225', { winding_material: 'Unknown' }],
];

const FLUIDS: readonly (readonly [string, OddUnit])[] = [
  ['5064887', { type_of_fluid: 'RTemp' }],
  ['3194899', { type_of_fluid: 'RTemp' }],
  ['74165626', { type_of_fluid: 'MO' }],
  ['2342372', { type_of_fluid: 'MO' }],
  ['11865477', { type_of_fluid: 'FR 3' }],
  ['6696856', { type_of_fluid: 'FR 3' }],
  ['909522059', { type_of_fluid: 'see nameplate' }],
  ['82117846', { type_of_fluid: 'Type II' }],
];

const TAPS: readonly (readonly [string, OddUnit])[] = [
  ['363373314', { taps: '(2) 2.5% above, (2) 2.5% below' }],
  ['67345498', { taps: '(2) 2.5% above, (2) 2.5% below' }],
  ['155492249', { taps: '+/-5% (2.5% steps)' }],
  ['65544281', { taps: '+/-5% (2.5% steps)' }],
  ['457384', { taps: '25%' }],
  ['893842', { taps: '25%' }],
];

const PLACEHOLDERS: readonly (readonly [string, OddUnit])[] = [
  ['122735', { primary_bil_kv: 0 }],
  ['689249', { primary_bil_kv: 0 }],
  ['40407833', { impedance_pct: 0 }],
  ['656157398', { impedance_pct: 0 }],
];

const VOLTAGES: readonly (readonly [string, OddUnit])[] = [
  ['477775', { secondary_voltage: '0.48 kV' }],
  ['923123', { secondary_voltage: '0.48 kV' }],
  ['1425187', { secondary_voltage: '480V' }],
  ['63413842', { secondary_voltage: '480V' }],
  ['84518310', { primary_voltage: '12.47' }],
];

/** Units with fields as the yard writes them, beside the vocabulary; by serial. */
export const ODD_UNITS: ReadonlyMap<string, OddUnit> = new Map([
  ...WINDINGS,
  ...FLUIDS,
  ...TAPS,
  ...PLACEHOLDERS,
  ...VOLTAGES,
]);
