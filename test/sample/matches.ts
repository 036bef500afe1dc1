import { quoteSchema } from '../../src/contract/matching/quote';
import type { Candidate } from '../../src/domain/matching/reading/candidate';
import { toMatchRequirement, type MatchRequirement } from '../../src/domain/matching/reading/requirement';
import type { SampleUnit } from '../../src/sample/jobs';
import type { SampleOrder } from '../../src/sample/orders';

/** A sample unit as matching reads it. */
export function candidateOf(unit: SampleUnit): Candidate {
  return {
    serial: unit.serial,
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
    windingMaterial: unit.winding_material,
    impedancePct: unit.impedance_pct,
    secondaryBushings: unit.sec_bush,
    unitType: unit.unit_type,
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
  };
}

/** A sample order's requirements, as matching reads them. */
export function requirementOf(order: SampleOrder): MatchRequirement {
  const quote = quoteSchema.parse({
    order_id: order.order_code,
    order_type: order.order_type,
    sale_price: order.sale_price,
    phase: order.phase,
    kva_rating: order.kva_rating,
    primary_voltage_kv: order.primary_voltage_kv,
    secondary_voltage_kv: order.secondary_voltage_kv,
    tap_range_pct: order.tap_range_pct,
    bushing_type: order.bushing_type,
    bush_configuration: order.bush_configuration,
    oil_type: order.oil_type,
    bil: order.bil,
    coil_type: order.coil_type,
    sec_bush: order.sec_bush,
    unit_type: order.unit_type,
    stock_code_desc: order.stock_code_desc,
    stock_code_long_desc: order.stock_code_long_desc,
  });
  return toMatchRequirement(quote, { fusing: order.fusing, impedancePct: order.impedance_pct });
}
