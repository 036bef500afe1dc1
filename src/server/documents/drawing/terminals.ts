import { parseVoltage } from '../../../domain/matching/reading/voltage';
import type { DocumentUnit } from '../documentUnit';

/** What stands behind the doors, read from the words of a unit's record. */
export interface Terminals {
  /** 'H1A' … row by row; two rows where the feed loops through. */
  primary: readonly (readonly string[])[];
  /** 'X0' … 'X3'; no neutral on a delta. */
  secondary: readonly string[];
  isLiveFront: boolean;
  hasBayonet: boolean;
  hasCanisters: boolean;
  hasSwitch: boolean;
  hasTaps: boolean;
}

const has = (text: string | null, words: RegExp) => words.test((text ?? '').toLowerCase());

function primaryRows(phases: readonly number[], isLoop: boolean): string[][] {
  if (!isLoop) return [phases.map((each) => `H${each}`)];
  return ['A', 'B'].map((row) => phases.map((each) => `H${each}${row}`));
}

function secondaryNames(unit: DocumentUnit, phases: readonly number[]): string[] {
  const [winding] = parseVoltage(unit.secondary_voltage) ?? [];
  const isDelta = winding?.connection === 'delta';
  return [...(isDelta ? [] : ['X0']), ...phases.map((each) => `X${each}`)];
}

export function terminalsOf(unit: DocumentUnit): Terminals {
  const phases = unit.phase === 1 ? [1] : [1, 2, 3];
  return {
    primary: primaryRows(phases, has(unit.bush_config_description, /loop/)),
    secondary: unit.phase === 1 ? ['X1', 'X2', 'X3'] : secondaryNames(unit, phases),
    isLiveFront: has(unit.bush_config_description, /live/),
    hasBayonet: has(unit.fusing_description, /bay.?o.?net/),
    hasCanisters: has(unit.fusing_description, /full range/),
    hasSwitch: has(unit.fusing_description, /switch/),
    hasTaps: unit.taps !== null && !has(unit.taps, /none/),
  };
}
