import { optional, type Column } from './columns';
import { text } from './formats';

const MAX_LETTERS = 80;
const MAX_DESCRIPTION = 300;

interface Stored {
  /** Columns that a description of a transformer can fill. */
  readonly described: readonly string[];
  readonly primary: string;
  readonly secondary: string;
  readonly bushings: string;
  readonly winding: string;
  readonly fluid: string;
  /** Recondition or rewind. */
  readonly work: string;
  readonly volume: string;
  /** Where the unit is. */
  readonly place?: string;
  /** Height, width and depth. */
  readonly sizes: readonly string[];
}

/** Columns of people's files that replace one of ours: composed into the stored columns named here. */
export const partsOf = ({
  described,
  primary,
  secondary,
  bushings,
  winding,
  fluid,
  volume,
  work,
  place,
  sizes,
}: Stored): readonly Column[] => [
  optional(
    'voltages',
    'Both voltages in one column, the primary first.',
    text(MAX_LETTERS),
    '12470GrdY/7200-480Y/277',
    {
      fills: [primary, secondary],
      also: 'Voltage, Volts, Volt, Volt Rating, Voltage Rating, Voltage Ratio, Rated Voltage, Primary/Secondary Voltage, Primary/Secondary, Pri/Sec, HV/LV, Voltage HV/LV',
    },
  ),
  ...CONNECTIONS,
  optional('feed', 'Loop or radial feed.', text(MAX_LETTERS), 'Loop', {
    fills: [bushings],
    also: 'Feed Type, Loop/Radial, Radial/Loop, Feed Configuration, L/R, R/L',
  }),
  optional('front', 'Dead or live front.', text(MAX_LETTERS), 'Dead Front', {
    fills: [bushings],
    also: 'Front Type, Dead/Live Front, Live/Dead Front, Dead/Live, Live/Dead, DF/LF, LF/DF',
  }),
  ...windingParts(winding),
  descriptionPart(described),
  ...mixedParts(fluid, volume, [work, ...(place === undefined ? [] : [place])]),
  ...sizeParts(sizes),
  ...UNIT_COLUMNS,
];

const CONNECTIONS: readonly Column[] = [
  optional('connections', 'How both windings are connected, the primary first.', text(MAX_LETTERS), 'Delta-Wye', {
    also: 'Connection, Winding Connection, Winding Connections, Winding Configuration, Vector Group, Connection Type',
  }),
  optional('primary_connection', 'How the primary is connected.', text(MAX_LETTERS), 'Delta', {
    also: 'HV Connection, HV Conn, Pri Connection, Pri Conn, Primary Conn, High Voltage Connection, High Voltage Conn, From Conn, From Connection',
  }),
  optional('secondary_connection', 'How the secondary is connected.', text(MAX_LETTERS), 'Wye', {
    also: 'LV Connection, LV Conn, Sec Connection, Sec Conn, Secondary Conn, Low Voltage Connection, Low Voltage Conn, To Conn, To Connection',
  }),
  optional('primary_to_neutral', 'Voltage of the primary from line to neutral.', text(MAX_LETTERS), '7200', {
    measure: 'V',
    also: 'Pri LN, Pri L-N, Primary LN, Primary L-N, Pri Line-to-Neutral, Primary Line-to-Neutral, HV LN, HV L-N',
  }),
  optional('secondary_to_neutral', 'Voltage of the secondary from line to neutral.', text(MAX_LETTERS), '277', {
    measure: 'V',
    also: 'Sec LN, Sec L-N, Secondary LN, Secondary L-N, Sec Line-to-Neutral, Secondary Line-to-Neutral, LV LN, LV L-N',
  }),
];

const windingParts = (winding: string): readonly Column[] => [
  optional('primary_winding', 'Material of the primary winding.', text(MAX_LETTERS), 'Copper', {
    fills: [winding],
    also: 'HV Winding, HV Winding Material, Primary Winding Material, Pri Winding, HV Conductor, HV Coil',
  }),
  optional('secondary_winding', 'Material of the secondary winding.', text(MAX_LETTERS), 'Aluminum', {
    fills: [winding],
    also: 'LV Winding, LV Winding Material, Secondary Winding Material, Sec Winding, LV Conductor, LV Coil',
  }),
];

const descriptionPart = (fills: readonly string[]) =>
  optional(
    'unit_description',
    'What the transformer is, in free text. It fills what no other column says.',
    text(MAX_DESCRIPTION),
    '750 kVA 3-phase pad 12470GrdY/7200-480Y/277 loop dead front',
    { fills, also: 'Transformer Description, What They Need, Requirement, Specification' },
  );

/** Columns that say several things of a unit. */
const mixedParts = (fluid: string, volume: string, titled: readonly string[]): readonly Column[] => [
  optional(
    'size_and_phase',
    'Power with phases or mounting in one column.',
    text(MAX_LETTERS),
    '500 kVA, 3-phase, pad',
    {
      fills: ['kva_rating', 'phase', 'unit_type'],
    },
  ),
  optional('group_title', 'Titles between the rows, of the rows below them.', text(MAX_LETTERS), 'Three-phase pads', {
    fills: ['phase', 'unit_type', ...titled],
    also: 'Title above the rows',
  }),
  optional('fluid_and_volume', 'Fluid and its volume in one column.', text(MAX_LETTERS), 'Mineral oil 410 gal', {
    fills: [fluid, volume],
  }),
];

const sizePart = (name: string, order: string, fills: readonly string[]) =>
  optional(name, 'Three sizes in one column.', text(MAX_LETTERS), '64 x 89 x 57 in', {
    ...{ fills, measure: 'inches' },
    also: `${order}, Dimensions ${order}, Dims ${order}, Size ${order}, Overall ${order}`,
  });

const sizeParts = (sizes: readonly string[]): readonly Column[] => [
  sizePart('height_width_depth', 'H x W x D', sizes),
  sizePart('width_depth_height', 'W x D x H', sizes),
  sizePart('width_height_depth', 'W x H x D', sizes),
];

const unitPart = (name: string, what: string, of: string, example: string) => {
  const names = of
    .split(', ')
    .flatMap((each) => ['UOM', 'U/M', 'Unit', 'Units', 'Unit of Measure'].map((end) => `${each} ${end}`));
  return optional(name, `In which unit the row has its ${what}.`, text(MAX_LETTERS), example, {
    also: names.join(', '),
  });
};

/** Units of measure that differ from row to row. */
const UNIT_COLUMNS: readonly Column[] = [
  unitPart('weight_unit', 'weight', 'Weight, Wt, Wgt, Mass', 'KG'),
  unitPart('volume_unit', 'fluid volume', 'Volume, Oil, Fluid, Oil Volume, Fluid Volume, Oil Qty, Fluid Qty', 'L'),
  unitPart('size_unit', 'height, width and depth', 'Dim, Dims, Dimension, Dimensions, Size', 'IN'),
  unitPart('power_unit', 'power', 'Power, Rating, Capacity', 'KVA'),
];
