interface OddOrder {
  stock_code?: null;
  stock_code_desc?: string;
  stock_code_long_desc?: string | null;
  notes?: string;
  formatted_notes?: null;
  kva_rating?: null;
  primary_voltage_kv?: null;
  secondary_voltage_kv?: null;
  impedance_pct?: 0;
  bil?: 0;
  tap_range_pct?: string;
  bush_configuration?: string;
  fusing?: string;
  oil_type?: string;
  coil_type?: string;
  sec_bush?: string;
}

/** Only the order's texts have kVA and voltages. */
const UNSTATED: OddOrder = {
  stock_code: null,
  stock_code_desc: 'Three-Phase Pad',
  kva_rating: null,
  primary_voltage_kv: null,
  secondary_voltage_kv: null,
};

const DENIALS_AND_ALTERNATIVES: readonly (readonly [string, OddOrder])[] = [
  ['SO117216-1', { oil_type: 'non-ester' }],
  ['SO117330-1', { oil_type: 'no FR3' }],
  ['SO117286-2', { oil_type: 'FR3 or mineral' }],
  ['SO117302-1', { coil_type: 'no aluminum' }],
  ['SO117332-1', { coil_type: 'Cu/Al' }],
  ['SO117265-2', { bush_configuration: 'radial only, no loop' }],
  ['SO117293-1', { bush_configuration: 'not dead front' }],
];

const OTHER_SPELLINGS: readonly (readonly [string, OddOrder])[] = [
  ['SO117286-1', { tap_range_pct: '2-2.5% FCAN & FCBN' }],
  ['SO117293-2', { tap_range_pct: '4 x 2.5%' }],
  ['SO117261-1', { sec_bush: '6-hole NEMA spade' }],
  ['SO117218-1', { fusing: 'Bayonet' }],
  ['SO117290-1', { fusing: 'BON' }],
];

const NOT_UNDERSTOOD: readonly (readonly [string, OddOrder])[] = [
  ['SO117269-1', { tap_range_pct: '99%' }],
  ['SO117344-1', { fusing: 'per utility standard' }],
  ['SO117328-1', { sec_bush: 'per drawing' }],
];

const ORDER_PLACEHOLDERS: readonly (readonly [string, OddOrder])[] = [
  ['SO117312-1', { impedance_pct: 0 }],
  ['SO117270-1', { bil: 0 }],
  ['SO117303-1', { coil_type: 'N/A' }],
  ['SO117256-1', { fusing: 'N/A' }],
];

const IN_TEXTS_ONLY: readonly (readonly [string, OddOrder])[] = [
  ['SO117338-1', { ...UNSTATED, stock_code_long_desc: '1500 kVA, 12470 delta, 480Y/277, Loop Feed Dead Front, FR3' }],
  [
    'SO117306-1',
    {
      ...UNSTATED,
      stock_code_long_desc: null,
      notes: 'Taken by phone: 300 kVA, 12470GrdY/7200 to 480Y/277. Purchase order follows by mail.',
      formatted_notes: null,
    },
  ],
];

const CONTRADICTING_DESCRIPTIONS: readonly (readonly [string, OddOrder])[] = [
  [
    'SO117314-1',
    { stock_code_long_desc: '1000KVA Three-Phase Pad, 13200GRDY/7620-480Y/277, Loop Feed Dead Front, FR3' },
  ],
  [
    'SO117230-2',
    { stock_code_long_desc: '750KVA Three-Phase Pad, 13200GRDY/7620-480Y/277, Radial Feed Live Front, FR3' },
  ],
];

/** Salespeople's spellings outside the vocabulary, by order code. */
export const ODD_ORDERS: ReadonlyMap<string, OddOrder> = new Map([
  ...DENIALS_AND_ALTERNATIVES,
  ...OTHER_SPELLINGS,
  ...NOT_UNDERSTOOD,
  ...ORDER_PLACEHOLDERS,
  ...IN_TEXTS_ONLY,
  ...CONTRADICTING_DESCRIPTIONS,
]);

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

const UNIT_PLACEHOLDERS: readonly (readonly [string, OddUnit])[] = [
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

/** The yard's spellings outside the vocabulary, by serial. */
export const ODD_UNITS: ReadonlyMap<string, OddUnit> = new Map([
  ...WINDINGS,
  ...FLUIDS,
  ...TAPS,
  ...UNIT_PLACEHOLDERS,
  ...VOLTAGES,
]);
