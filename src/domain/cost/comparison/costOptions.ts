import type { Unit } from '../../../contract/unit/unit';
import { COST_INPUT, DEFAULT_FR3_GALLONS, DEFAULT_TURN_PULL_DETAILS } from '../../limits';
import { isGallonsText, switchedGallons, switchedText } from '../../unitOptions/addOnText';
import { addOnCosts } from './addOnCosts';

/** What the user chose for one unit (spec section 3). Texts are what the inputs hold, perhaps empty. US dollars. */
export interface CostOptions {
  fr3Enabled: boolean;
  /** US gallons. */
  fr3EstimatedGallons: string;
  turnPull: boolean;
  /** Number of turns. */
  turnPullDetails: string;
  reTank: boolean;
  reTankCost: string;
  feedConversion: boolean;
  feedConversionCost: number;
  replacementCabinet: boolean;
  replacementCabinetCost: number;
  additionalCabinetCost: string;
  /** The server's re-tank cost: where reTankCost starts whenever re-tank is turned on. */
  reTankServerCost: number;
}

/** What a user may change of the options. */
export type CostChange = Partial<
  Omit<CostOptions, 'feedConversionCost' | 'replacementCabinetCost' | 'reTankServerCost'>
>;

/** FR3 on where the unit costs FR3, everything else off; costs as the server says. */
export function initialCostOptions(unit: Unit): CostOptions {
  const costs = addOnCosts(unit);
  const fr3Enabled = costs.fr3 > 0;
  return {
    fr3Enabled,
    fr3EstimatedGallons: fr3Enabled ? DEFAULT_FR3_GALLONS : '',
    turnPull: false,
    turnPullDetails: '',
    reTank: false,
    reTankCost: '',
    feedConversion: false,
    feedConversionCost: costs.feedConversion,
    replacementCabinet: false,
    replacementCabinetCost: costs.replacementCabinet,
    additionalCabinetCost: '',
    reTankServerCost: costs.reTank,
  };
}

/**
 * The options after a change, with the defaults and clearing of spec section 4. Text that an input may not hold is
 * refused: the field keeps what it had.
 */
export function changeCostOption(options: CostOptions, change: CostChange): CostOptions {
  return withDefaults(options, { ...options, ...accepted(change) });
}

const isMoneyText = (text: string) => text.length <= COST_INPUT.maxLength && /^\d*\.?\d*$/.test(text);
const ALLOWED: Readonly<Record<string, (text: string) => boolean>> = {
  fr3EstimatedGallons: isGallonsText,
  reTankCost: isMoneyText,
  additionalCabinetCost: isMoneyText,
};

function accepted(change: CostChange): CostChange {
  const fields = Object.entries(change).filter(
    ([field, value]) => typeof value !== 'string' || (ALLOWED[field]?.(value) ?? true),
  );
  return Object.fromEntries(fields);
}

function withDefaults(before: CostOptions, after: CostOptions): CostOptions {
  return {
    ...after,
    fr3EstimatedGallons: switchedGallons(before.fr3Enabled, after.fr3Enabled, after.fr3EstimatedGallons),
    turnPullDetails: switchedText(before.turnPull, after.turnPull, after.turnPullDetails, DEFAULT_TURN_PULL_DETAILS),
    reTankCost: switchedText(before.reTank, after.reTank, after.reTankCost, String(after.reTankServerCost)),
    additionalCabinetCost: after.replacementCabinet ? after.additionalCabinetCost : '',
  };
}
