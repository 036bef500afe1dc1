import type { Candidate } from '../../src/domain/matching/candidate';
import type { SampleUnit } from '../../src/sample/rows';
import { sampleUnits } from '../../src/sample/units';

const toCandidate = (unit: SampleUnit, serial: string): Candidate => ({
  serial,
  condition: unit.condition,
  phase: unit.phase,
  kva: unit.kva_rating,
  primaryVoltage: unit.primary_voltage,
  secondaryVoltage: unit.secondary_voltage,
  bilKv: unit.primary_bil_kv,
  taps: unit.taps,
  bushType: unit.bush_type,
  bushConfiguration: unit.bush_config_description,
  fusing: unit.fusing_description,
  fluid: unit.type_of_fluid,
  location: unit.warehouse_desc,
  unitCost: Number(unit.unit_cost),
  laborCost: Number(unit.labor_cost),
  materialsCost: Number(unit.materials_cost),
  listPrice: unit.list_price === null ? null : Number(unit.list_price),
  fr3FillCost: Number(unit.fr3_fill_cost),
  turnPullCost: Number(unit.turn_pull_cost),
  feedConversionCost: Number(unit.feed_conversion_cost),
  replacementCabinetCost: Number(unit.replacement_cabinet_cost),
  retankCost: Number(unit.retank_cost),
  cabinetNeedsReplacing: unit.cabinet_condition === 'replace',
  tankNeedsReplacing: unit.tank_condition === 'replace',
});

/** As many units as asked for: the sample set again and again, each time with other serials. */
export function manyCandidates(count: number): Candidate[] {
  const units = sampleUnits();
  return Array.from({ length: count }, (_, index) => {
    const unit = units[index % units.length];
    if (!unit) throw new Error('The sample set is empty.');
    return toCandidate(unit, String(10_000_000 + index));
  });
}
