import type { Unit } from '../../../contract/units/unit';
import { addOnCosts, neededWork } from '../../cost/comparison/costedUnit';
import { costControls, type CostControl, type CostOptions } from '../../cost/comparison/costOptions';
import { formatMoney } from '../../format/money';
import { enteredNumber } from '../../quantity/quantity';

export interface SheetAddOn {
  label: string;
  isNeeded: boolean;
  isOn: boolean;
  /** The entered value; if off, the reason or the added cost. */
  detail: string;
  /** US dollars added to the unit's listed cost; negative if removed; null if not recorded. */
  dollars: number | null;
}

/** Every add-on in card order. The listed cost includes FR3, so switching it off subtracts its cost. */
export function sheetAddOns(unit: Unit, options: CostOptions): SheetAddOn[] {
  const controls = costControls(unit);
  const { fr3: fr3Cost, turnPull: pull } = addOnCosts(unit);
  const { fr3Enabled, turnPull, feedConversion, replacementCabinet, reTank } = options;
  return [
    fr3({ isOn: fr3Enabled, cost: fr3Cost, gallons: options.fr3EstimatedGallons }, controls.fr3),
    addOn('Turn pull', { isOn: turnPull, dollars: pull, detail: turns(options) }, controls.turnPull),
    addOn('Feed conversion', { isOn: feedConversion, dollars: options.feedConversionCost }, controls.feedConversion),
    addOn('Replacement cabinet', { isOn: replacementCabinet, ...cabinet(options) }, controls.replacementCabinet),
    addOn('Re-tank', { isOn: reTank, ...labor(options) }, controls.reTank),
    ...rewind(unit),
  ];
}

interface Chosen {
  isOn: boolean;
  dollars: number;
  detail?: string;
}

function addOn(label: string, { isOn, dollars, detail = '' }: Chosen, control: CostControl): SheetAddOn {
  const { isNeeded, whyNot } = control;
  if (isOn) return { label, isNeeded, isOn, detail, dollars };
  return {
    label,
    isNeeded,
    isOn,
    detail: whyNot ?? `Would add ${formatMoney(dollars)}`,
    dollars: isNeeded && whyNot !== null ? null : 0,
  };
}

interface Fr3Fill {
  isOn: boolean;
  cost: number;
  gallons: string;
}

function fr3({ isOn, cost, gallons }: Fr3Fill, control: CostControl): SheetAddOn {
  if (!isOn && control.whyNot !== null) return addOn('FR3', { isOn, dollars: cost }, control);
  const included = `${measured(gallons, 'gallons')}; ${formatMoney(cost)} is part of the cost`;
  const detail = isOn ? included : 'Taken out of the cost';
  return { label: 'FR3', isNeeded: control.isNeeded, isOn, detail, dollars: isOn ? 0 : -cost };
}

function rewind(unit: Unit): SheetAddOn[] {
  return neededWork(unit)
    .filter(({ work }) => work === 'rewind')
    .map(({ cost }) => ({
      label: 'Rewind',
      isNeeded: true,
      isOn: cost !== null,
      detail: cost === null ? 'Cost not recorded' : '',
      dollars: cost,
    }));
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

const dollarsOf = (text: string) => enteredNumber(text) ?? 0;
const measured = (text: string, measure: string) => (text === '' ? `${measure} not entered` : `${text} ${measure}`);
