import { noteConstraints } from '../../../../src/domain/orders/noteConstraints';
import type { SampleOrder } from '../../../../src/sample/orders';
import { sampleUnits } from '../../../../src/sample/units';
import type { Requested, BookUnit } from './finding';

const numberOf = (value: unknown) => (value === null || value === '' ? null : Number(value));

/** The units of the sample, as matching reads them. */
export const unitsOfTheSample = (): BookUnit[] =>
  sampleUnits().map((row) => ({
    serial: row.serial,
    condition: row.condition,
    phase: row.phase,
    kva: row.kva_rating,
    primaryVoltage: row.primary_voltage,
    secondaryVoltage: row.secondary_voltage,
    bilKv: row.primary_bil_kv,
    impedancePct: row.impedance_pct,
    taps: row.taps,
    bushType: row.bush_type,
    bushConfiguration: row.bush_config_description,
    fusing: row.fusing_description,
    fluid: row.type_of_fluid,
    oilVolumeGal: row.oil_volume_gal,
    windingMaterial: row.winding_material,
    secondaryBushings: row.sec_bush,
    unitType: row.unit_type,
    location: row.warehouse_desc,
    unitCost: numberOf(row.unit_cost),
    laborCost: numberOf(row.labor_cost),
    materialsCost: numberOf(row.materials_cost),
    listPrice: numberOf(row.list_price),
    fr3FillCost: numberOf(row.fr3_fill_cost),
    turnPullCost: numberOf(row.turn_pull_cost),
    feedConversionCost: numberOf(row.feed_conversion_cost),
    replacementCabinetCost: numberOf(row.replacement_cabinet_cost),
    retankCost: numberOf(row.retank_cost),
    cabinetNeedsReplacing: row.cabinet_condition === 'replace',
    tankNeedsReplacing: row.tank_condition === 'replace',
  }));

/** What an order of the sample requires, with what its notes demand where that is accepted. */
export function requiredBySample(row: SampleOrder, isAccepted: boolean): Requested {
  const accepted = isAccepted ? noteConstraints(row.notes ?? '').flatMap(({ constraint }) => constraint ?? []) : [];
  return {
    quote: { ...row, order_id: row.order_code, accepted_constraints: accepted },
    fusing: row.fusing,
    impedancePct: row.impedance_pct,
  };
}
