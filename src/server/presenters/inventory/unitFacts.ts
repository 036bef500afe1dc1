import type { UnitFacts } from '../../../domain/inventory/unitFacts';
import type { UnitsTable } from '../../db/schema';
import type { Selectable } from 'kysely';
import { toNumber } from '../decimal';

type UnitRow = Selectable<UnitsTable>;
type Described = Pick<
  UnitRow,
  | 'serial'
  | 'condition'
  | 'phase'
  | 'kva_rating'
  | 'primary_voltage'
  | 'secondary_voltage'
  | 'bush_type'
  | 'bush_config_description'
  | 'type_of_fluid'
  | 'winding_material'
  | 'warehouse_desc'
  | 'manufacturer'
  | 'mfg_year'
  | 'weight_lbs'
  | 'unit_cost'
  | 'list_price'
  | 'cabinet_condition'
  | 'tank_condition'
  | 'fab_notes'
  | 'comments'
>;

/** What the inventory reads of a unit. */
export const toUnitFacts = (
  row: Described & { has_photos: boolean; is_reserved: boolean; is_retired: boolean },
): UnitFacts => ({
  serial: row.serial,
  condition: row.condition,
  phase: row.phase,
  kva: Number(row.kva_rating),
  primaryVoltage: row.primary_voltage,
  secondaryVoltage: row.secondary_voltage,
  bushType: row.bush_type,
  bushConfiguration: row.bush_config_description,
  fluid: row.type_of_fluid,
  windingMaterial: row.winding_material,
  warehouse: row.warehouse_desc,
  manufacturer: row.manufacturer,
  mfgYear: row.mfg_year,
  weightLbs: toNumber(row.weight_lbs),
  unitCost: toNumber(row.unit_cost),
  listPrice: toNumber(row.list_price),
  cabinetNeedsReplacing: row.cabinet_condition === 'replace',
  tankNeedsReplacing: row.tank_condition === 'replace',
  hasPhotos: row.has_photos,
  isReserved: row.is_reserved,
  isRetired: row.is_retired,
  notes: [row.fab_notes, row.comments],
});
