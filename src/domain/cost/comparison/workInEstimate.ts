import type { Work } from '../../../contract/unit/unit';
import type { CostOptions } from './costOptions';
import { neededWork } from './neededWork';
import type { CostedUnit } from './costedUnit';

/** Needed work without a recorded cost, and a needed re-tank whose cost was emptied: an estimate cannot count it. */
export const unpricedWork = (unit: CostedUnit, options: CostOptions): readonly Work[] =>
  neededWork(unit)
    .filter(({ work, cost }) => cost === null || (work === 'reTank' && options.reTank && options.reTankCost === ''))
    .map(({ work }) => work);

/** Needed work that has a cost and is switched off; a rewind has no switch. */
export const omittedWork = (unit: CostedUnit, options: CostOptions): readonly Work[] =>
  neededWork(unit)
    .filter(({ work, cost }) => cost !== null && !isOn(work, options))
    .map(({ work }) => work);

/** Needed work that counts by the price of the rates, since its own cost is not recorded. */
export const workByRates = (unit: CostedUnit, options: CostOptions): readonly Work[] =>
  neededWork(unit)
    .filter(({ work, isByRate }) => isByRate === true && isOn(work, options))
    .map(({ work }) => work);

const isOn = (work: Work, options: CostOptions): boolean =>
  ({
    rewind: true,
    fr3: options.fr3Enabled,
    turnPull: options.turnPull,
    feedConversion: options.feedConversion,
    replacementCabinet: options.replacementCabinet,
    reTank: options.reTank,
  })[work];
