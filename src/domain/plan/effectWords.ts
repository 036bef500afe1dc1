import type { EffectKind, PlanEffect, PlanEffects } from '../../contract/plan/planEffects';
import type { PlanSettings } from '../../contract/plan/planRequest';
import { capitalized } from '../format/capitalized';
import { costText } from './planWords';

const OUTSIDE: Readonly<Record<Exclude<EffectKind, 'choice' | 'change'>, (settings: PlanSettings) => string>> = {
  reserved: () => 'reserved',
  'not in stock': () => 'no longer in stock',
  'does not fit': () => 'does not fit this order',
  'below the class': ({ fit }) => `class below ‘${fit}’`,
  'cost not recorded': () => 'cost not recorded',
  'no price': () => 'no price',
  'not compared': () => 'not among the units compared',
};

/** What choosing a unit would do to the whole plan: 'Costs the plan $3,140: J59260 would fall back to 772735054'. */
export function effectText({ kind, cost, moves }: PlanEffect, settings: PlanSettings): string {
  if (kind === 'choice') return "The plan's choice";
  if (kind === 'change') return capitalized(costText(cost, moves));
  return `Not in the plan: ${OUTSIDE[kind](settings)}`;
}

/** Why there is nothing to say of any unit; null where there is. */
export function noEffectsText({ is_left_out, is_too_large }: PlanEffects): string | null {
  if (is_left_out) return 'The plan leaves this order out: it has its unit, or is closed';
  return is_too_large ? 'Too many pairs to plan beside other work. Open Plan instead' : null;
}
