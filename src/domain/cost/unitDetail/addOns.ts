import { ADD_ON_PERCENT } from '../../limits';
import type { UnitOptions } from '../../unitOptions/unitOptions';

export type AddOnId = keyof typeof ADD_ON_PERCENT;

/** Work that a unit's options choose, and what it puts on every cost. */
export interface AddOn {
  id: AddOnId;
  label: string;
  /** Percent of unit, labor and materials costs (spec section 9). */
  percent: number;
}

/** Every add-on, in the order of spec section 9. */
export const addOns: readonly AddOn[] = [
  { id: 'fr3', label: 'FR3', percent: ADD_ON_PERCENT.fr3 },
  { id: 'feedConversion', label: 'Feed conversion', percent: ADD_ON_PERCENT.feedConversion },
  { id: 'replacementCabinet', label: 'Replacement cabinet', percent: ADD_ON_PERCENT.replacementCabinet },
  { id: 'turnPull', label: 'Turn pull', percent: ADD_ON_PERCENT.turnPull },
  { id: 'reTank', label: 'Re-tank', percent: ADD_ON_PERCENT.reTank },
];

/** The options that choose add-ons; the gallons of FR3 do not change its percentage. */
export type AddOnChoice = Omit<UnitOptions, 'fr3EstimatedGallons'>;

export const chosenAddOns = (options: AddOnChoice): readonly AddOn[] =>
  addOns.filter(({ id }) => options[id === 'fr3' ? 'fr3Enabled' : id]);
