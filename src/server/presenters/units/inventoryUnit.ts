import type { Selectable } from 'kysely';
import type { NamedRates } from '../../../contract/rates/rateSets';
import type { InventoryUnit } from '../../../contract/unit/inventoryUnit';
import type { UnitOptionsTable, UnitsTable } from '../../db/schema';
import { toNumber } from '../decimal';
import { toFiles, type AddedRow, type FileAddress } from './unitFiles';
import { toUnitOptions } from './unitOptions';
import { dimensionsOf, nameOf } from './unitWords';

type UnitRow = Selectable<UnitsTable>;

/** Of an order's job types (spec section 4). */
const BADGE_COLORS = { RC: 'blue', RW: 'purple' } as const;

/** One unit of the inventory (spec section 3). No order asked for it, so no specification has a status. */
export function toInventoryUnit(
  row: UnitRow,
  addressOf: FileAddress,
  options?: Selectable<UnitOptionsTable>,
  added?: readonly AddedRow[],
  rates: NamedRates | null = null,
  optionsRates: NamedRates | null = null,
): InventoryUnit {
  const files = toFiles(row, addressOf, added);
  const pictures = files.filter((file) => file.file_type === 'picture');
  return {
    itemCode: row.serial,
    itemName: nameOf(row),
    imageUrl: pictures[0]?.card_url ?? pictures[0]?.url ?? null,
    ...specifications(row),
    ...noStatuses,
    ...costs(row),
    ...toUnitOptions(options),
    rates,
    optionsRates,
    notes: row.fab_notes ?? row.comments,
    coolingType: row.cooling_class,
    retiredAt: row.retired_at?.toISOString() ?? null,
    retiredBy: row.retired_by,
    badgeText: row.condition,
    badgeColor: BADGE_COLORS[row.condition],
    pictures,
    attachments: files
      .filter((file) => file.file_type === 'pdf')
      .map(({ url, file_name, kind }) => ({ name: file_name, url, kind })),
  };
}

const specifications = (row: UnitRow) => ({
  phase: row.phase,
  kvaRating: toNumber(row.kva_rating),
  primaryVoltage: row.primary_voltage,
  secondaryVoltage: row.secondary_voltage,
  impedance: toNumber(row.impedance_pct),
  taps: row.taps,
  bushingType: row.bush_type,
  bushConfiguration: row.bush_config_description,
  fusing: row.fusing_description,
  bil: toNumber(row.primary_bil_kv),
  windingMaterial: row.winding_material,
  secondaryBushings: row.sec_bush,
  oilType: row.type_of_fluid,
  oilVolume: toNumber(row.oil_volume_gal),
  dimensions: dimensionsOf(row),
  weight: toNumber(row.weight_lbs),
  unitType: row.unit_type,
  category: row.category,
  location: row.warehouse_desc,
});

const noStatuses = {
  phaseStatus: null,
  kvaRatingStatus: null,
  primaryVoltageStatus: null,
  secondaryVoltageStatus: null,
  impedanceStatus: null,
  tapsStatus: null,
  bushingTypeStatus: null,
  bushConfigurationStatus: null,
  fusingStatus: null,
  bilStatus: null,
  windingMaterialStatus: null,
  secondaryBushingsStatus: null,
  oilTypeStatus: null,
  oilVolumeStatus: null,
  dimensionsStatus: null,
  weightStatus: null,
  unitTypeStatus: null,
  categoryStatus: null,
  locationStatus: null,
};

const costs = (row: UnitRow) => ({
  unitCost: toNumber(row.unit_cost),
  laborCosts: toNumber(row.labor_cost),
  materialsCost: toNumber(row.materials_cost),
  sellPrice: toNumber(row.list_price),
  unitPrice: toNumber(row.list_price),
});
