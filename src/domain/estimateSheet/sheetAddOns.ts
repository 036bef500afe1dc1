import type { Unit } from '../../contract/unit/unit';
import { addOnCosts } from '../cost/comparison/addOnCosts';
import { costControls } from '../cost/comparison/costControls';
import type { CostOptions } from '../cost/comparison/costOptions';
import { formatMoney } from '../format/money';

/** One add-on of a unit, as chosen. */
export interface SheetAddOn {
  label: string;
  isOn: boolean;
  /** What was entered for it; where it is off, why, or what it would add. Perhaps empty. */
  detail: string;
  /** US dollars that it adds to the cost of the unit as listed; below zero where it takes away. */
  dollars: number;
}

/** Every add-on in the order of the card. FR3 is part of the cost as listed: turned off, its cost is taken away. */
export function sheetAddOns(unit: Unit, options: CostOptions): SheetAddOn[] {
  const controls = costControls(unit);
  const { turnPull: pull } = addOnCosts(unit);
  const { fr3Enabled, turnPull, feedConversion, replacementCabinet, reTank } = options;
  return [
    fr3({ isOn: fr3Enabled, cost: addOnCosts(unit).fr3, gallons: options.fr3EstimatedGallons }, controls.fr3.whyNot),
    addOn('Turn pull', { isOn: turnPull, dollars: pull, detail: turns(options) }, controls.turnPull.whyNot),
    addOn(
      'Feed conversion',
      { isOn: feedConversion, dollars: options.feedConversionCost },
      controls.feedConversion.whyNot,
    ),
    addOn('Replacement cabinet', { isOn: replacementCabinet, ...cabinet(options) }, controls.replacementCabinet.whyNot),
    addOn('Re-tank', { isOn: reTank, ...labor(options) }, controls.reTank.whyNot),
  ];
}

interface Chosen {
  isOn: boolean;
  dollars: number;
  detail?: string;
}

const addOn = (label: string, { isOn, dollars, detail = '' }: Chosen, whyNot: string | null): SheetAddOn =>
  isOn
    ? { label, isOn, detail, dollars }
    : { label, isOn, detail: whyNot ?? `Would add ${formatMoney(dollars)}`, dollars: 0 };

function fr3({ isOn, cost, gallons }: { isOn: boolean; cost: number; gallons: string }, whyNot: string | null) {
  const included = `${measured(gallons, 'gallons')}; ${formatMoney(cost)} is part of the cost`;
  return {
    label: 'FR3',
    isOn,
    detail: isOn ? included : (whyNot ?? 'Taken out of the cost'),
    dollars: isOn ? 0 : -cost,
  };
}

const turns = ({ turnPullDetails }: CostOptions) =>
  measured(turnPullDetails, turnPullDetails === '1' ? 'turn' : 'turns');

function cabinet({ replacementCabinetCost, additionalCabinetCost }: CostOptions) {
  const more = dollarsOf(additionalCabinetCost);
  const detail = more === 0 ? '' : `Cabinet ${formatMoney(replacementCabinetCost)}, additional ${formatMoney(more)}`;
  return { dollars: replacementCabinetCost + more, detail };
}

const labor = ({ reTank, reTankCost, reTankServerCost }: CostOptions) =>
  reTank ? { dollars: dollarsOf(reTankCost), detail: 'Labor as entered' } : { dollars: reTankServerCost };

const dollarsOf = (text: string) => Number(text) || 0;
const measured = (text: string, measure: string) => (text === '' ? `${measure} not entered` : `${text} ${measure}`);
