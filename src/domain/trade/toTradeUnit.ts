import type { Unit } from '../../contract/units/unit';
import { plainNumber } from '../quantity/quantity';
import { EMPTY_UNIT } from '../unitStore/storedUnit';
import type { TradeUnit } from './trait';

const known = new WeakMap<Unit, TradeUnit>();

/** A unit of a response in the fields of trade terms. */
export function toTradeUnit(unit: Unit): TradeUnit {
  const read = known.get(unit) ?? tradeUnitOf(unit);
  known.set(unit, read);
  return read;
}

const textOf = (value: Unit['primary_voltage']): string | null => (value === null ? null : String(value));

function tradeUnitOf(unit: Unit): TradeUnit {
  const needs = (work: string) => unit.needed_work.some((each) => each.work === work);
  return {
    ...EMPTY_UNIT,
    ...{ condition: unit.condition, phase: plainNumber(unit.phase), kva: plainNumber(unit.kva_rating) },
    ...{ primaryVoltage: textOf(unit.primary_voltage), secondaryVoltage: textOf(unit.secondary_voltage) },
    ...{ taps: unit.taps, bushType: unit.bush_type, bushConfiguration: unit.bush_config_description },
    ...{ fusing: unit.fusing_description, fluid: unit.type_of_fluid, windingMaterial: unit.winding_material },
    ...{ bilKv: plainNumber(unit.bil), location: unit.warehouse_desc },
    ...{ cabinetNeedsReplacing: needs('replacementCabinet'), tankNeedsReplacing: needs('reTank') },
  };
}
