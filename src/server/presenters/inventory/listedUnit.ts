import type { Selectable } from 'kysely';
import type { ListedUnit } from '../../../contract/inventory/inventoryList';
import { connectionText, terminalTexts, windingMaterialText } from '../../../domain/inventory/facetValues';
import type { UnitsTable } from '../../db/schema';
import { toNumber } from '../decimal';
import { toFiles, type AddedRow, type FileAddress } from '../units/unitFiles';

type ListedRow = Selectable<UnitsTable> & { reserved_for: number | null; reserved_for_job: string | null };

/** A unit in the list of the inventory; connection, feed, front and winding as the facets have them. */
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
  };
}
