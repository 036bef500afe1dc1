import type { Selectable } from 'kysely';
import type { UnitOptionsRequest, InventoryUnit } from '../../../contract/units/inventoryUnit';
import type { UnitOptionsTable, UnitsTable } from '../../db/schema/schema';
import type { NamedRates } from '../../../contract/rates/rateSets';
import { toNumber, dimensionsOf, nameOf } from '../units/presenter';
import { missingFields } from '../../../domain/units/incomplete';
import { toFiles, type AddedRow, type FileAddress } from '../files/presenter';
import type { ListedUnit } from '../../../contract/inventory/inventoryList';
import { connectionText, terminalTexts, windingMaterialText } from '../../../domain/inventory/facetValues';

type UnitOptionsRow = Selectable<UnitOptionsTable>;

/** Spec section 3: null, and version 0, if unsaved. */
export const toUnitOptions = (row: UnitOptionsRow | undefined) => ({
  fr3EstimatedGallons: row?.fr3_estimated_gallons ?? null,
  reTank: row?.re_tank ?? null,
  feedConversion: row?.feed_conversion ?? null,
  replacementCabinet: row?.replacement_cabinet ?? null,
  turnPull: row?.turn_pull ?? null,
  optionsVersion: row?.version ?? 0,
});

export const toOptionColumns = (options: UnitOptionsRequest) => ({
  fr3_estimated_gallons: options.fr3EstimatedGallons ?? null,
  re_tank: options.reTank,
  feed_conversion: options.feedConversion,
  replacement_cabinet: options.replacementCabinet,
  turn_pull: options.turnPull,
});

type UnitRow = Selectable<UnitsTable>;

/** Spec section 4. */
const BADGE_COLORS = { RC: 'blue', RW: 'purple' } as const;

/** Spec section 3. Without an order, no specification has a status. */
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
    ...(missingFields(row).length > 0 && { isIncomplete: true }),
    badgeText: row.condition,
    badgeColor: row.condition && BADGE_COLORS[row.condition],
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

type ListedRow = Selectable<UnitsTable> & { reserved_for: number | null; reserved_for_job: string | null };

export function toListedUnit(row: ListedRow, addressOf: FileAddress, added?: readonly AddedRow[]): ListedUnit {
  const picture = toFiles(row, addressOf, added).find((file) => file.file_type === 'picture');
  const { feed, front } = terminalTexts({ bushConfiguration: row.bush_config_description, bushType: row.bush_type });
  return {
    serial: row.serial,
    kva_rating: toNumber(row.kva_rating),
    primary_voltage: row.primary_voltage,
    secondary_voltage: row.secondary_voltage,
    connection: connectionText({ primaryVoltage: row.primary_voltage, secondaryVoltage: row.secondary_voltage }),
    phase: row.phase,
    type_of_fluid: row.type_of_fluid,
    feed,
    front,
    winding_material: windingMaterialText({ windingMaterial: row.winding_material }),
    condition: row.condition,
    warehouse_desc: row.warehouse_desc,
    manufacturer: row.manufacturer,
    mfg_year: row.mfg_year,
    total_weight: toNumber(row.weight_lbs),
    unit_cost: toNumber(row.unit_cost),
    list_price: toNumber(row.list_price),
    needs_cabinet: row.cabinet_condition === 'replace',
    needs_tank: row.tank_condition === 'replace',
    image_url: picture?.list_url ?? picture?.url ?? null,
    image_kind: picture?.kind ?? null,
    notes: row.fab_notes ?? row.comments,
    reserved_for: row.reserved_for,
    reserved_for_job: row.reserved_for_job,
    retired_at: row.retired_at?.toISOString() ?? null,
    ...(missingFields(row).length > 0 && { is_incomplete: true }),
  };
}
