/** What an order has instead of what was drawn for it. */
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

/** kVA and voltages are only in the order's texts. */
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

const PLACEHOLDERS: readonly (readonly [string, OddOrder])[] = [
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

/** Orders with fields as salespeople write them, beside the vocabulary; by order code. */
export const ODD_ORDERS: ReadonlyMap<string, OddOrder> = new Map([
  ...DENIALS_AND_ALTERNATIVES,
  ...OTHER_SPELLINGS,
  ...NOT_UNDERSTOOD,
  ...PLACEHOLDERS,
  ...IN_TEXTS_ONLY,
  ...CONTRADICTING_DESCRIPTIONS,
]);
