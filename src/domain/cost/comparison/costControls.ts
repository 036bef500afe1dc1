import type { Unit } from '../../../contract/unit/unit';
import { addOnCosts } from './addOnCosts';

/** Whether a control can be used, and if not, why, in words for people. */
export interface CostControl {
  enabled: boolean;
  whyNot: string | null;
}
export type CostControlName = 'fr3' | 'turnPull' | 'feedConversion' | 'replacementCabinet' | 'reTank';
export type CostControls = Readonly<Record<CostControlName, CostControl>>;

/** Which cost controls a unit has: each needs a cost, turn pull also a unit that requires it (spec section 5). */
export function costControls(unit: Unit): CostControls {
  const costs = addOnCosts(unit);
  return {
    fr3: control(costs.fr3 > 0, 'This unit has no FR3 cost.'),
    turnPull:
      unit.requires_turn_pull === true
        ? control(costs.turnPull > 0, 'This unit has no turn pull cost.')
        : control(false, 'This unit does not require a turn pull.'),
    feedConversion: control(costs.feedConversion > 0, 'This unit has no feed conversion cost.'),
    replacementCabinet: control(costs.replacementCabinet > 0, 'This unit has no replacement cabinet cost.'),
    reTank: control(costs.reTank > 0, 'This unit has no re-tank cost.'),
  };
}

const control = (enabled: boolean, whyNot: string): CostControl => ({ enabled, whyNot: enabled ? null : whyNot });
