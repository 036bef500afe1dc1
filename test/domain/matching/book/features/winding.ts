import { found, worst, type Finding } from '../finding';
import { metalsIn, type Metal, type Metals } from '../reading/metals';
import type { Named } from '../reading/named';
import { statedText } from '../reading/text';

const COPPER: Named<Metal> = { named: ['copper'], excluded: [], only: [] };

export function winding(requested: unknown, recorded: unknown, isCopperAccepted: boolean): Finding {
  const [requiredText, recordedText] = [statedText(requested), statedText(recorded)];
  if (requiredText === '' && !isCopperAccepted) return found('not required');
  if (requiredText === recordedText && !isCopperAccepted) return found('exact');
  const required: Metals | null = isCopperAccepted ? { HV: COPPER, LV: COPPER } : metalsIn(requiredText);
  if (!required) return found('not understood');
  const actual = metalsIn(recordedText);
  return worst((['HV', 'LV'] as const).map((side) => one(required[side], actual?.[side] ?? null)));
}

function one(required: Named<Metal> | null, actual: Named<Metal> | null): Finding {
  if (!required) return found('not required');
  return actual ? worst(metalsOf(actual).map((metal) => metalAgainst(required, metal))) : found('not recorded');
}

/** 'Cu/Al' is one winding of each, and 'no aluminum' is copper. */
function metalsOf({ named, excluded }: Named<Metal>): Metal[] {
  if (named.length > 0) return named;
  return [excluded.includes('aluminum') ? 'copper' : 'aluminum'];
}

function metalAgainst({ named, excluded, only }: Named<Metal>, metal: Metal): Finding {
  if (excluded.includes(metal)) return found('does not fit');
  if (named.length === 0 || named.includes(metal)) return found('exact');
  return found(metal === 'copper' && only.length === 0 ? 'acceptable' : 'does not fit');
}
