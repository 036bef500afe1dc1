import { COST_INPUT, DEFAULT_FR3_GALLONS, DEFAULT_TURN_PULL_DETAILS } from '../../limits';
import { plainNumber } from '../../quantity/quantity';
import { isGallonsText, switchedGallons, switchedText } from '../../units/unitOptions';
import { addOnCosts, neededWork, type AddOnWork, type MeasuredUnit, type CostedUnit } from './costedUnit';
import { COST_NOT_RECORDED, workNames } from '../work';

/** Options chosen for one unit (spec section 3). Texts are input values, possibly empty. US dollars. */
export interface CostOptions {
  fr3Enabled: boolean;
  fr3EstimatedGallons: string;
  turnPull: boolean;
  turnPullDetails: string;
  reTank: boolean;
  reTankCost: string;
  feedConversion: boolean;
  feedConversionCost: number;
  replacementCabinet: boolean;
  replacementCabinetCost: number;
  additionalCabinetCost: string;
  /** The initial `reTankCost` when re-tank is turned on. */
  reTankServerCost: number;
}

export type CostChange = Partial<
  Omit<CostOptions, 'feedConversionCost' | 'replacementCabinetCost' | 'reTankServerCost'>
>;

/** Needed work with a cost starts on, everything else off. */
export function initialCostOptions(unit: MeasuredUnit): CostOptions {
  const costs = addOnCosts(unit);
  const needed = new Set(neededWork(unit).flatMap(({ work, cost }) => (cost === null ? [] : work)));
  const start = { fr3: needed.has('fr3'), turnPull: needed.has('turnPull'), reTank: needed.has('reTank') };
  return {
    fr3Enabled: start.fr3,
    fr3EstimatedGallons: start.fr3 ? gallonsOf(unit) : '',
    turnPull: start.turnPull,
    turnPullDetails: start.turnPull ? DEFAULT_TURN_PULL_DETAILS : '',
    reTank: start.reTank,
    reTankCost: start.reTank ? String(costs.reTank) : '',
    feedConversion: needed.has('feedConversion'),
    feedConversionCost: costs.feedConversion,
    replacementCabinet: needed.has('replacementCabinet'),
    replacementCabinetCost: costs.replacementCabinet,
    additionalCabinetCost: '',
    reTankServerCost: costs.reTank,
  };
}

/** The unit's own volume in whole gallons if known, else 620. */
function gallonsOf(unit: MeasuredUnit): string {
  const text = String(Math.round(plainNumber(unit.oil_volume) ?? 0));
  return text !== '0' && isGallonsText(text) ? text : DEFAULT_FR3_GALLONS;
}

/** Applies a change with the defaults and clearing of spec section 4. Invalid text leaves its field unchanged. */
export function changeCostOption(options: CostOptions, change: CostChange): CostOptions {
  return withDefaults(options, { ...options, ...accepted(options, change) });
}

/** At most as long as people can type, or as the server's cost: '4428.63'. */
const isMoneyText = (text: string, before: string) =>
  text.length <= Math.max(COST_INPUT.maxLength, before.length) && /^\d*\.?\d*$/.test(text);
const ALLOWED: Readonly<Record<string, (text: string, before: string) => boolean>> = {
  fr3EstimatedGallons: isGallonsText,
  reTankCost: isMoneyText,
  additionalCabinetCost: isMoneyText,
};

function accepted(options: CostOptions, change: CostChange): CostChange {
  const before = new Map<string, unknown>(Object.entries(options));
  const fields = Object.entries(change).filter(
    ([field, value]) => typeof value !== 'string' || (ALLOWED[field]?.(value, String(before.get(field))) ?? true),
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

export interface CostControl {
  enabled: boolean;
  whyNot: string | null;
  isNeeded: boolean;
}
export type CostControlName = AddOnWork;

/** Each control needs a cost, turn pull also a unit that requires it (spec section 5). */
export function costControls(unit: CostedUnit): Readonly<Record<CostControlName, CostControl>> {
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
