import { DEFAULT_FR3_GALLONS, FR3_GALLONS_MAX_DIGITS } from '../limits';
import type { InventoryUnit } from '../../contract/units/inventoryUnit';
import { plainNumber, type Quantity } from '../quantity/quantity';

/** The input text of an add-on (spec section 4): turning it on fills an empty text with `initial`, turning it off clears it. */
export function switchedText(wasOn: boolean, isOn: boolean, text: string, initial: string): string {
  if (!isOn) return '';
  return !wasOn && text === '' ? initial : text;
}

export const switchedGallons = (wasOn: boolean, isOn: boolean, gallons: string): string =>
  switchedText(wasOn, isOn, gallons, DEFAULT_FR3_GALLONS);

/** Empty or up to six digits (spec section 5). */
export const isGallonsText = (text: string): boolean => text.length <= FR3_GALLONS_MAX_DIGITS && /^\d*$/.test(text);

/** The add-on options on the unit detail (spec sections 3 and 4). */
export interface UnitOptions {
  fr3Enabled: boolean;
  fr3EstimatedGallons: string;
  reTank: boolean;
  feedConversion: boolean;
  replacementCabinet: boolean;
  turnPull: boolean;
  /** Switches a unit that was saved with older rates to today's. */
  todaysRates?: true;
}

export const noUnitOptions: UnitOptions = {
  fr3Enabled: false,
  fr3EstimatedGallons: '',
  reTank: false,
  feedConversion: false,
  replacementCabinet: false,
  turnPull: false,
};

/** FR3 is on if it has gallons; missing options are off. */
export function loadedOptions(unit: InventoryUnit): UnitOptions {
  const fr3EstimatedGallons = gallonsText(unit.fr3EstimatedGallons);
  return {
    fr3Enabled: fr3EstimatedGallons !== '',
    fr3EstimatedGallons,
    reTank: unit.reTank ?? false,
    feedConversion: unit.feedConversion ?? false,
    replacementCabinet: unit.replacementCabinet ?? false,
    turnPull: unit.turnPull ?? false,
  };
}

function gallonsText(value: Quantity): string {
  const gallons = Math.round(plainNumber(value) ?? -1);
  return Number.isSafeInteger(gallons) && gallons >= 0 ? String(gallons) : '';
}

export type UnitOptionsChange = Partial<UnitOptions>;

/** Switching FR3 fills or clears the gallons. Invalid gallons leave the field unchanged. */
export function changeUnitOption(options: UnitOptions, change: UnitOptionsChange): UnitOptions {
  const after = { ...options, ...change };
  const text = isGallonsText(after.fr3EstimatedGallons) ? after.fr3EstimatedGallons : options.fr3EstimatedGallons;
  return { ...after, fr3EstimatedGallons: switchedGallons(options.fr3Enabled, after.fr3Enabled, text) };
}

/** Drops leading zeros of the gallons when the field loses focus. */
export const normalizeGallons = (options: UnitOptions): UnitOptions => ({
  ...options,
  fr3EstimatedGallons: integerText(options.fr3EstimatedGallons),
});

export const integerText = (digits: string): string => (digits === '' ? '' : String(Number(digits)));

/** Whether edited options differ in meaning ('007' gallons equal '7'). */
export const differ = (edited: UnitOptions, loaded: UnitOptions): boolean =>
  edited.fr3Enabled !== loaded.fr3Enabled ||
  integerText(edited.fr3EstimatedGallons) !== integerText(loaded.fr3EstimatedGallons) ||
  edited.reTank !== loaded.reTank ||
  edited.feedConversion !== loaded.feedConversion ||
  edited.replacementCabinet !== loaded.replacementCabinet ||
  edited.turnPull !== loaded.turnPull ||
  edited.todaysRates !== loaded.todaysRates;

/** The body of a save (spec section 7). */
export interface UnitOptionsPayload {
  /** Whole US gallons; only with FR3 on (spec section 5). */
  fr3EstimatedGallons?: number;
  reTank: boolean;
  feedConversion: boolean;
  replacementCabinet: boolean;
  turnPull: boolean;
  /** Beyond the specification: see the contract. */
  todaysRates?: true;
}

export function toPayload(options: UnitOptions): UnitOptionsPayload {
  const { reTank, feedConversion, replacementCabinet, turnPull, todaysRates } = options;
  const others = { reTank, feedConversion, replacementCabinet, turnPull, ...(todaysRates && { todaysRates }) };
  return hasFr3(options) ? { fr3EstimatedGallons: Number(options.fr3EstimatedGallons), ...others } : others;
}

/** FR3 without gallons is omitted, so it is off. */
export const storedOptions = (options: UnitOptions): UnitOptions => ({
  ...options,
  fr3Enabled: hasFr3(options),
  fr3EstimatedGallons: hasFr3(options) ? integerText(options.fr3EstimatedGallons) : '',
});

const hasFr3 = ({ fr3Enabled, fr3EstimatedGallons }: UnitOptions) => fr3Enabled && fr3EstimatedGallons !== '';

export const usesStoredRates = (
  { optionsRates }: Pick<InventoryUnit, 'optionsRates'>,
  { todaysRates }: Pick<UnitOptions, 'todaysRates'>,
): boolean => Boolean(optionsRates) && todaysRates !== true;
