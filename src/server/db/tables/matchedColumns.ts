import type { Selectable } from 'kysely';
import type { UnitsTable } from '../schema';

/** What matching reads of a unit. */
export type MatchedColumns = Pick<Selectable<UnitsTable>, (typeof matchedColumns)[number]>;

export const matchedColumns = [
  ...(['serial', 'condition', 'phase', 'kva_rating', 'primary_voltage', 'secondary_voltage'] as const),
  ...(['primary_bil_kv', 'taps', 'bush_type', 'bush_config_description', 'fusing_description'] as const),
  ...(['type_of_fluid', 'oil_volume_gal', 'winding_material', 'impedance_pct', 'sec_bush', 'unit_type'] as const),
  ...(['warehouse_desc', 'unit_cost', 'labor_cost', 'materials_cost', 'list_price', 'fr3_fill_cost'] as const),
  ...(['turn_pull_cost', 'feed_conversion_cost', 'replacement_cabinet_cost', 'retank_cost'] as const),
  ...(['cabinet_condition', 'tank_condition'] as const),
];
