import {
  type CostControl,
  costControls,
  type CostControlName,
  type CostChange,
  type CostOptions,
} from '../../../../../domain/cost/comparison/costOptions';
import { formatMoney } from '../../../../../domain/format/money';
import { addOnCosts, type CostedUnit } from '../../../../../domain/cost/comparison/costedUnit';

function switchAmount({ enabled, isNeeded }: CostControl, amount: string): string {
  if (!enabled) return isNeeded ? 'Cost not recorded' : 'Not required';
  return isNeeded ? `${amount} · needed` : amount;
}

export const plus = (dollars: number) => (dollars > 0 ? `+${formatMoney(dollars)}` : formatMoney(dollars));
const included = (dollars: number) => `${formatMoney(dollars)} included`;

export interface AddOnInput {
  label: string;
  value: (options: CostOptions) => string;
  change: (value: string) => CostChange;
  isMoney?: boolean;
  unitOfMeasure?: string;
  placeholder?: string;
}

interface AddOnKind {
  name: CostControlName;
  label: string;
  isOn: (options: CostOptions) => boolean;
  change: (isOn: boolean) => CostChange;
  adds: (options: CostOptions, cost: number) => string;
  input?: AddOnInput;
}

export interface AddOn extends Omit<AddOnKind, 'adds'> {
  control: CostControl;
  amount: (options: CostOptions) => string;
}

const kinds: readonly AddOnKind[] = [
  {
    name: 'fr3',
    label: 'FR3',
    isOn: ({ fr3Enabled }) => fr3Enabled,
    change: (fr3Enabled) => ({ fr3Enabled }),
    // Already part of the unit's cost.
    adds: ({ fr3Enabled }, cost) => (fr3Enabled ? included(cost) : formatMoney(-cost)),
    input: {
      label: 'Estimated gallons',
      value: ({ fr3EstimatedGallons }) => fr3EstimatedGallons,
      change: (fr3EstimatedGallons) => ({ fr3EstimatedGallons }),
      unitOfMeasure: 'gal',
      placeholder: 'Enter gallons',
    },
  },
  {
    name: 'turnPull',
    label: 'Turn pull',
    isOn: ({ turnPull }) => turnPull,
    change: (turnPull) => ({ turnPull }),
    adds: (_options, cost) => plus(cost),
    input: {
      label: 'Turn pull details',
      value: ({ turnPullDetails }) => turnPullDetails,
      change: (turnPullDetails) => ({ turnPullDetails }),
      unitOfMeasure: 'turns',
    },
  },
  {
    name: 'feedConversion',
    label: 'Feed conversion',
    isOn: ({ feedConversion }) => feedConversion,
    change: (feedConversion) => ({ feedConversion }),
    adds: ({ feedConversionCost }) => plus(feedConversionCost),
  },
  {
    name: 'replacementCabinet',
    label: 'Replacement cabinet',
    isOn: ({ replacementCabinet }) => replacementCabinet,
    change: (replacementCabinet) => ({ replacementCabinet }),
    adds: ({ replacementCabinetCost }) => plus(replacementCabinetCost),
    input: {
      label: 'Additional cabinet cost',
      value: ({ additionalCabinetCost }) => additionalCabinetCost,
      change: (additionalCabinetCost) => ({ additionalCabinetCost }),
      isMoney: true,
    },
  },
  {
    name: 'reTank',
    label: 'Re-tank',
    isOn: ({ reTank }) => reTank,
    change: (reTank) => ({ reTank }),
    adds: (_options, cost) => plus(cost),
    input: {
      label: 'Re-tank labor cost',
      value: ({ reTankCost }) => reTankCost,
      change: (reTankCost) => ({ reTankCost }),
      isMoney: true,
    },
  },
];

export function addOns(unit: CostedUnit): readonly AddOn[] {
  const controls = costControls(unit);
  const costs = addOnCosts(unit);
  return kinds.map(({ adds, ...kind }) => ({
    ...kind,
    control: controls[kind.name],
    amount: (options) => switchAmount(controls[kind.name], adds(options, costs[kind.name])),
  }));
}
