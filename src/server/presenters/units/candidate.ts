import type { Candidate } from '../../../domain/matching/reading/candidate';
import type { Selectable } from 'kysely';
import type { UnitsTable } from '../../db/schema';
import { toNumber } from '../decimal';

type UnitRow = Selectable<UnitsTable>;

/** What matching reads of a unit. */
export function toCandidate(row: UnitRow): Candidate {
  return {
    serial: row.serial,
    condition: row.condition,
    phase: row.phase,
    kva: toNumber(row.kva_rating),
    primaryVoltage: row.primary_voltage,
    secondaryVoltage: row.secondary_voltage,
    bilKv: toNumber(row.primary_bil_kv),
    taps: row.taps,
    bushType: row.bush_type,
    bushConfiguration: row.bush_config_description,
    fusing: row.fusing_description,
    fluid: row.type_of_fluid,
    oilVolumeGal: toNumber(row.oil_volume_gal),
    windingMaterial: row.winding_material,
    impedancePct: toNumber(row.impedance_pct),
    secondaryBushings: row.sec_bush,
    unitType: row.unit_type,
    location: row.warehouse_desc,
    ...costsOf(row),
  };
}

const costsOf = (row: UnitRow) => ({
  unitCost: toNumber(row.unit_cost),
  laborCost: toNumber(row.labor_cost),
  materialsCost: toNumber(row.materials_cost),
  listPrice: toNumber(row.list_price),
  fr3FillCost: toNumber(row.fr3_fill_cost),
  turnPullCost: toNumber(row.turn_pull_cost),
  feedConversionCost: toNumber(row.feed_conversion_cost),
  replacementCabinetCost: toNumber(row.replacement_cabinet_cost),
  retankCost: toNumber(row.retank_cost),
  cabinetNeedsReplacing: row.cabinet_condition === 'replace',
  tankNeedsReplacing: row.tank_condition === 'replace',
});
