import type { Selectable } from 'kysely';
import type { UnitsTable } from '../db/schema';

/** What drawings and documents say of a unit: a row of the units table, or a part of one. Numerics are text. */
export type DocumentUnit = Pick<
  Selectable<UnitsTable>,
  | 'serial'
  | 'condition'
  | 'phase'
  | 'kva_rating'
  | 'primary_voltage'
  | 'secondary_voltage'
  | 'primary_bil_kv'
  | 'impedance_pct'
  | 'taps'
  | 'bush_type'
  | 'bush_config_description'
  | 'fusing_description'
  | 'type_of_fluid'
  | 'oil_volume_gal'
  | 'width_in'
  | 'depth_in'
  | 'height_in'
  | 'weight_lbs'
  | 'manufacturer'
  | 'mfg_year'
  | 'cooling_class'
  | 'winding_material'
  | 'unit_type'
>;
