import type { Selectable } from 'kysely';
import type { Unit } from '../../../contract/unit/unit';
import type { Score } from '../../../domain/matching/ranking/scoreUnit';
import type { UnitsTable } from '../../db/schema';
import { toNumber } from '../decimal';
import { toFiles, type AddedRow, type FileAddress } from './unitFiles';

type UnitRow = Selectable<UnitsTable>;

/** A unit judged against a requirement, as it crosses the wire (spec section 3). */
export function toUnit(row: UnitRow, score: Score, addressOf: FileAddress, added?: readonly AddedRow[]): Unit {
  return { ...toJudgedUnit(row, score), images: toFiles(row, addressOf, added) };
}

/** The same without photos and documents. */
export const toJudgedUnit = (row: UnitRow, score: Score): Omit<Unit, 'images'> => ({
  ...nameplate(row),
  ...judged(score),
});

/** What is of the unit alone. */
const nameplate = (row: UnitRow) => ({
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
});

/** What is of the unit and a requirement. */
const judged = (score: Score) => ({
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
