import type { Unit } from '../../../../contract/units/unit';
import type { ListedUnit } from '../../../../domain/comparison/exportColumns';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import { ratesName } from '../../../../domain/rates/ratesName';
import type { ComparisonState } from './rememberedComparison';
import { selectFreight, selectNamedRates, type RatedState } from '../../rates/state/selectors';
import { selectCostOptions, selectEstimate, selectManualUnits } from './comparisonChoices';

interface Listed {
  units: readonly Unit[];
  pinned: readonly Unit[];
  bestSerial: string | null;
  reserved?: ReadonlyMap<string, string> | null;
}

export function listedUnits(
  state: ComparisonState & RatedState,
  order: DisplayOrder,
  { units, pinned, bestSerial, reserved }: Listed,
): ListedUnit[] {
  const named = selectNamedRates(state);
  const manual = selectManualUnits(state, order.id);
  return units.map((unit) => ({
    unit,
    options: selectCostOptions(state, order.id, unit),
    estimate: selectEstimate(state, order.id, unit, order.price),
    isBest: String(unit.serial) === bestSerial,
    isManual: manual.includes(unit),
    isPinned: pinned.includes(unit),
    freight: selectFreight(state, unit, order),
    delivery: order.customerLocation,
    ...(named && { rates: ratesName(named) }),
    reservedFor: reserved ? (reserved.get(String(unit.serial)) ?? null) : undefined,
  }));
}
