import type { CostedUnit } from './costedUnit';
import { addOnCosts } from './addOnCosts';
import { COST_NOT_RECORDED } from '../recordedCost';
import { workNames } from '../workNames';
import { neededWork } from './neededWork';

/** Whether a control can be used, and if not, why, in words for people. */
export interface CostControl {
  enabled: boolean;
  whyNot: string | null;
  /** The unit needs this work for the order. */
  isNeeded: boolean;
}
export type CostControlName = 'fr3' | 'turnPull' | 'feedConversion' | 'replacementCabinet' | 'reTank';
export type CostControls = Readonly<Record<CostControlName, CostControl>>;

/** Which cost controls a unit has: each needs a cost, turn pull also a unit that requires it (spec section 5). */
export function costControls(unit: CostedUnit): CostControls {
  const costs = addOnCosts(unit);
  const needed = new Set(neededWork(unit).map(({ work }) => work));
  const control = (name: CostControlName): CostControl => {
    const isNeeded = needed.has(name);
    const isRequired = name !== 'turnPull' || unit.requires_turn_pull === true || isNeeded;
    const enabled = isRequired && costs[name] > 0;
    return { enabled, isNeeded, whyNot: enabled ? null : whyNot(name, isNeeded, isRequired) };
  };
  return {
    fr3: control('fr3'),
    turnPull: control('turnPull'),
    feedConversion: control('feedConversion'),
    replacementCabinet: control('replacementCabinet'),
    reTank: control('reTank'),
  };
}

function whyNot(name: CostControlName, isNeeded: boolean, isRequired: boolean): string {
  if (isNeeded) return `This unit needs ${name === 'fr3' ? 'an' : 'a'} ${workNames[name]}: ${COST_NOT_RECORDED}.`;
  return isRequired
    ? `This unit has no ${name === 'fr3' ? 'FR3' : workNames[name]} cost.`
    : 'This unit does not require a turn pull.';
}
