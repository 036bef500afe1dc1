import { addOnCosts, type CostedUnit } from '../../../domain/cost/comparison/costedUnit';
import {
  costControls,
  type CostControl,
  type CostControlName,
  type CostChange,
  type CostOptions,
} from '../../../domain/cost/comparison/costOptions';
import { formatMoney } from '../../../domain/format/money';
import { included, plus, switchAmount } from './switchAmount';

/** What is entered of an add-on while it is on. */
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
  /** What it adds to the cost. */
  adds: (options: CostOptions, cost: number) => string;
  input?: AddOnInput;
}

export interface AddOn extends Omit<AddOnKind, 'adds'> {
  control: CostControl;
  /** What it adds to the cost, or a word on why it is disabled. */
  amount: (options: CostOptions) => string;
}

const kinds: readonly AddOnKind[] = [
  {
    name: 'fr3',
    label: 'FR3',
    isOn: ({ fr3Enabled }) => fr3Enabled,
    change: (fr3Enabled) => ({ fr3Enabled }),
    // It is part of the unit's cost: turning it off takes its cost away.
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

/** The five add-ons of a unit. */
export function addOns(unit: CostedUnit): readonly AddOn[] {
  const controls = costControls(unit);
  const costs = addOnCosts(unit);
  return kinds.map(({ adds, ...kind }) => ({
    ...kind,
    control: controls[kind.name],
    amount: (options) => switchAmount(controls[kind.name], adds(options, costs[kind.name])),
  }));
}
