import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { UnitOptions } from '../../unitOptions/unitOptions';

export type AddOnId = 'fr3' | 'feedConversion' | 'replacementCabinet' | 'turnPull' | 'reTank';

/** Work that a unit's options choose, and what it puts on every cost. */
export interface AddOn {
  id: AddOnId;
  label: string;
  /** Percent of unit, labor and materials costs, as the rates say. */
  percent: number;
}

/** Every add-on, in the order of spec section 9. */
export const addOns = (rates: Rates = DEFAULT_RATES): readonly AddOn[] => [
  { id: 'fr3', label: 'FR3', percent: rates.addOnFr3 },
  { id: 'feedConversion', label: 'Feed conversion', percent: rates.addOnFeedConversion },
  { id: 'replacementCabinet', label: 'Replacement cabinet', percent: rates.addOnReplacementCabinet },
  { id: 'turnPull', label: 'Turn pull', percent: rates.addOnTurnPull },
  { id: 'reTank', label: 'Re-tank', percent: rates.addOnReTank },
];

/** The options that choose add-ons; the gallons of FR3 do not change its percentage. */
export type AddOnChoice = Omit<UnitOptions, 'fr3EstimatedGallons'>;

export const chosenAddOns = (options: AddOnChoice, rates: Rates = DEFAULT_RATES): readonly AddOn[] =>
  addOns(rates).filter(({ id }) => options[id === 'fr3' ? 'fr3Enabled' : id]);
