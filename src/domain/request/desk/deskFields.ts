import type { LineField, RequestField } from '../../../contract/requests/reading';

export interface DeskField<Name extends string = LineField | RequestField> {
  readonly field: Name;
  readonly label: string;
  readonly unitOfMeasure?: string;
  /** Usual values; others stay possible if a text says them. */
  readonly choices?: readonly string[];
}

/** The requirement of a line as the request desk lists it. */
export const lineGroups = [
  {
    title: 'Electrical',
    fields: [
      { field: 'quantity', label: 'Quantity' },
      { field: 'phase', label: 'Phase', choices: ['1', '3'] },
      { field: 'kva_rating', label: 'KVA Rating', unitOfMeasure: 'kVA' },
      { field: 'primary_voltage_kv', label: 'Primary Voltage', unitOfMeasure: 'V' },
      { field: 'secondary_voltage_kv', label: 'Secondary Voltage', unitOfMeasure: 'V' },
      { field: 'tap_range_pct', label: 'Taps', unitOfMeasure: '%' },
      { field: 'bil', label: 'BIL', unitOfMeasure: 'kV' },
      { field: 'secondary_bil', label: 'Secondary BIL', unitOfMeasure: 'kV' },
      { field: 'impedance_pct', label: 'Impedance', unitOfMeasure: '%' },
    ],
  },
  {
    title: 'Terminals',
    fields: [
      { field: 'feed', label: 'Feed', choices: ['loop', 'radial'] },
      { field: 'front', label: 'Front', choices: ['dead', 'live'] },
      { field: 'bushing_rating', label: 'Bushing Rating', unitOfMeasure: 'A' },
      { field: 'sec_bush', label: 'Secondary Bushings' },
      { field: 'fusing', label: 'Fusing' },
    ],
  },
  {
    title: 'Fluid and windings',
    fields: [
      { field: 'oil_type', label: 'Oil Type' },
      { field: 'coil_type', label: 'Winding Material', choices: ['Copper', 'Aluminum', 'Copper or Aluminum'] },
      { field: 'no_load_loss_w', label: 'No-Load Loss', unitOfMeasure: 'W' },
      { field: 'load_loss_w', label: 'Load Loss', unitOfMeasure: 'W' },
      { field: 'total_loss_w', label: 'Total Loss', unitOfMeasure: 'W' },
    ],
  },
  {
    title: 'Limits',
    fields: [
      { field: 'unit_type', label: 'Unit Type', choices: ['pad', 'pole', 'substation'] },
      { field: 'condition', label: 'Condition', choices: ['New', 'Reconditioned', 'Used', 'Rewound'] },
      { field: 'or_equal', label: 'Or Equal', choices: ['yes', 'no'] },
      { field: 'max_price', label: 'Highest Price', unitOfMeasure: '$' },
      { field: 'max_width_in', label: 'Width, at most', unitOfMeasure: 'in' },
      { field: 'max_depth_in', label: 'Depth, at most', unitOfMeasure: 'in' },
      { field: 'max_height_in', label: 'Height, at most', unitOfMeasure: 'in' },
      { field: 'max_weight_lb', label: 'Weight, at most', unitOfMeasure: 'lb' },
      { field: 'sound_db', label: 'Sound Level, at most', unitOfMeasure: 'dB' },
    ],
  },
] as const satisfies readonly { title: string; fields: readonly DeskField<LineField>[] }[];

/** Fields that apply to all lines of a request. */
export const requestGroup = {
  title: 'Delivery and customer',
  fields: [
    { field: 'place', label: 'Delivery Place' },
    { field: 'date', label: 'Delivery Date' },
    { field: 'customer', label: 'Customer' },
    { field: 'contact', label: 'Contact' },
    { field: 'email', label: 'Email' },
    { field: 'phone', label: 'Phone' },
  ],
} as const satisfies { title: string; fields: readonly DeskField<RequestField>[] };
