import { integerText } from './change';
import type { UnitOptions } from './unitOptions';

/** Whether edited options mean something else than the loaded ones ('007' gallons mean '7'). */
export const differ = (edited: UnitOptions, loaded: UnitOptions): boolean =>
  edited.fr3Enabled !== loaded.fr3Enabled ||
  integerText(edited.fr3EstimatedGallons) !== integerText(loaded.fr3EstimatedGallons) ||
  edited.reTank !== loaded.reTank ||
  edited.feedConversion !== loaded.feedConversion ||
  edited.replacementCabinet !== loaded.replacementCabinet ||
  edited.turnPull !== loaded.turnPull ||
  edited.todaysRates !== loaded.todaysRates;
