import type { Work } from '../../contract/unit/unit';
import type { EstimateInputs, EstimateOptions } from '../../contract/estimates/inputs';
import { addOnCosts } from '../cost/comparison/addOnCosts';
import type { CostedUnit } from '../cost/comparison/costedUnit';
import type { CostOptions } from '../cost/comparison/costOptions';
import { enteredNumber } from '../quantity/enteredNumber';

/** What a person chose and entered, without what the unit's costs are: those are an estimate's to read anew. */
export function chosenOptions(options: CostOptions): EstimateOptions {
  const { feedConversionCost: _feed, replacementCabinetCost: _cabinet, reTankServerCost: _reTank, ...chosen } = options;
  return chosen;
}

/** The same choices for a unit with these costs. */
export function costOptionsOf(unit: CostedUnit, chosen: EstimateOptions): CostOptions {
  const costs = addOnCosts(unit);
  return {
    ...chosen,
    feedConversionCost: costs.feedConversion,
    replacementCabinetCost: costs.replacementCabinet,
    reTankServerCost: costs.reTank,
  };
}

/** Work that is on and counts nothing, since no cost is recorded or entered for it. */
export function uncountedWork(unit: CostedUnit, chosen: EstimateOptions): Work[] {
  const costs = addOnCosts(unit);
  const entered = (dollars: string) => enteredNumber(dollars) ?? 0;
  const counted: readonly (readonly [Work, isOn: boolean, dollars: number])[] = [
    ['fr3', chosen.fr3Enabled, costs.fr3],
    ['turnPull', chosen.turnPull, costs.turnPull],
    ['feedConversion', chosen.feedConversion, costs.feedConversion],
    ['replacementCabinet', chosen.replacementCabinet, costs.replacementCabinet + entered(chosen.additionalCabinetCost)],
    ['reTank', chosen.reTank, entered(chosen.reTankCost)],
  ];
  return counted.flatMap(([work, isOn, dollars]) => (isOn && dollars === 0 ? [work] : []));
}

/** Work that is on and counts only what a person typed, since no cost is recorded for it. */
export function enteredWork(unit: CostedUnit, chosen: EstimateOptions): Work[] {
  const costs = addOnCosts(unit);
  const isEntered = (isOn: boolean, recorded: number, typed: string) =>
    isOn && recorded === 0 && (enteredNumber(typed) ?? 0) > 0;
  return [
    ...(isEntered(chosen.replacementCabinet, costs.replacementCabinet, chosen.additionalCabinetCost)
      ? (['replacementCabinet'] as const)
      : []),
    ...(isEntered(chosen.reTank, costs.reTank, chosen.reTankCost) ? (['reTank'] as const) : []),
  ];
}

/** Whether the notes say anything, such as where a cost that was typed comes from. */
export const isNoted = ({ notes }: Pick<EstimateInputs, 'notes'>): boolean => notes.trim() !== '';
