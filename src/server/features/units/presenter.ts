import type { Selectable } from 'kysely';
import { formatKva } from '../../../domain/format/number';
import type { UnitsTable } from '../../db/schema/schema';
import type { Candidate } from '../../../domain/matching/reading/candidate';
import type { Unit } from '../../../contract/units/unit';
import type { Score } from '../../../domain/matching/ranking/scoreUnit';
import { toFiles, type AddedRow, type FileAddress } from '../files/presenter';

/** A numeric column as a number; null if not recorded. */
export const toNumber = (value: string | null): number | null => (value === null ? null : Number(value));

type UnitRow = Selectable<UnitsTable>;
type Named = Pick<UnitRow, 'manufacturer' | 'kva_rating' | 'primary_voltage' | 'secondary_voltage'>;
type Measured = Pick<UnitRow, 'width_in' | 'depth_in' | 'height_in'>;

/** 'ABB 500 kVA 12470GrdY/7200 480Y/277' */
export function nameOf(row: Named): string {
  const words = [row.manufacturer, formatKva(row.kva_rating), row.primary_voltage, row.secondary_voltage];
  return words.filter(Boolean).join(' ');
}

/** Width x depth x height, inches; null unless all three are known. */
export function dimensionsOf(row: Measured): string | null {
  const sides = [row.width_in, row.depth_in, row.height_in];
  return sides.includes(null) ? null : `${sides.map(Number).join(' x ')} in`;
}

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

/** A unit judged against a requirement, as it crosses the wire (spec section 3). */
export const toUnit = (row: UnitRow, score: Score, addressOf: FileAddress, added?: readonly AddedRow[]): Unit => {
  const unit = toJudgedUnit(row, score);
  return Object.assign(unit, { images: toFiles(row, addressOf, added) });
};

/** One literal: spreads of many fields are slow (decision 133). */
export const toJudgedUnit = (row: UnitRow, score: Score): Omit<Unit, 'images'> => ({
  serial: row.serial,
  condition: row.condition,
  phase: row.phase,
  kva_rating: toNumber(row.kva_rating),
  primary_voltage: row.primary_voltage,
  secondary_voltage: row.secondary_voltage,
  impedence: toNumber(row.impedance_pct),
  taps: row.taps,
  bush_type: row.bush_type,
  bush_config_description: row.bush_config_description,
  fusing_description: row.fusing_description,
  type_of_fluid: row.type_of_fluid,
  oil_volume: toNumber(row.oil_volume_gal),
  unit_width: toNumber(row.width_in),
  unit_depth: toNumber(row.depth_in),
  unit_height: toNumber(row.height_in),
  total_weight: toNumber(row.weight_lbs),
  warehouse_desc: row.warehouse_desc,
  fab_notes: row.fab_notes,
  comments: row.comments,
  mfg_year: row.mfg_year,
  unit_cost: toNumber(row.unit_cost),
  labor_cost: toNumber(row.labor_cost),
  materials_cost: toNumber(row.materials_cost),
  bil: toNumber(row.primary_bil_kv),
  winding_material: row.winding_material,
  sec_bush: row.sec_bush,
  jcm_total_cost: score.totalCost,
  jcm_result: { cost_breakdown: score.costs },
  m_price: score.price,
  list_price: score.listPrice,
  margin: score.margin,
  margin_percentage: score.marginPercentage,
  reason: score.reason(),
  match_score: score.score,
  fit: score.fit,
  can_serve: score.canServe,
  needed_work: score.neededWork.map(({ work, cost, isByRate }) => ({ work, cost, ...(isByRate && { by_rate: true }) })),
  requires_turn_pull: score.requiresTurnPull,
  feature_match: score.featureMatch,
  score_details: score.features,
});
