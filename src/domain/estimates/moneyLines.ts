import type { EstimateInputs } from '../../contract/estimates/inputs';
import type { Work } from '../../contract/unit/unit';
import type { WorkedEstimate } from '../../contract/estimates/figures';
import { toCents, toDollars } from '../cost/cents';
import { allCosts } from '../cost/comparison/allCosts';
import { marginShare } from '../cost/comparison/estimateWords';
import { costOptionsOf, enteredWork } from './options';

/** Where the money of a job goes, one amount. */
export interface MoneyLine {
  /** The same line of another estimate has the same name. */
  readonly line: string;
  readonly label: string;
  readonly kind: 'dollars' | 'percent';
  /** US dollars or percent of the price; null where it is not known. */
  readonly value: number | null;
  /** A part of the cost, one of the sums, or the margin. */
  readonly role: 'part' | 'sum';
}

/** What is said of a cost that a person typed for work without a recorded one. */
export const ENTERED_BY_HAND = 'entered by hand';

/** Every line of an estimate, from the price over all parts of the cost to the margin; the parts add up to the cost in whole cents. */
export function moneyLines({ inputs, worked }: { inputs: EstimateInputs; worked: WorkedEstimate }): MoneyLine[] {
  const { figures } = worked;
  return [
    sum('price', 'Sale price', figures.salePrice),
    ...unitLines(worked),
    ...workLines(inputs, worked),
    sum('total', 'All costs', allCosts(figures)),
    sum('margin', 'Margin', figures.margin),
    { ...sum('marginPercentage', 'Margin %', marginShare(figures)), kind: 'percent' },
  ];
}

function unitLines({ figures: { cost, costParts: parts } }: WorkedEstimate): MoneyLine[] {
  if (parts === null) return [part('unit', 'Unit with its work', cost)];
  return [
    part('unit', 'Unit', parts.unit),
    part('unitLabor', 'Unit labor', parts.labor),
    part('unitMaterials', 'Unit materials', parts.materials),
    part('fr3', 'FR3 fill', parts.fr3Fill),
    part('turnPull', 'Turn pull', parts.turnPull),
    part('rewind', 'Rewind', parts.rewind),
  ];
}

function workLines({ options }: EstimateInputs, { unit, figures }: WorkedEstimate): MoneyLine[] {
  const { feedConversionCost, replacementCabinetCost } = costOptionsOf(unit, options);
  const feed = options.feedConversion ? feedConversionCost : 0;
  const cabinet = options.replacementCabinet ? replacementCabinetCost : 0;
  const entered = enteredWork(unit, options);
  const mark = (work: Work) => (entered.includes(work) ? ` (${ENTERED_BY_HAND})` : '');
  const more = toDollars(toCents(figures.materials) - toCents(feed) - toCents(cabinet));
  return [
    part('feedConversion', 'Feed conversion', feed),
    part('replacementCabinet', 'Replacement cabinet', cabinet),
    part('additionalCabinet', `Additional cabinet${mark('replacementCabinet')}`, more),
    part('reTank', `Re-tank${mark('reTank')}`, figures.labor),
  ];
}

const part = (line: string, label: string, value: number | null): MoneyLine => ({
  ...{ line, label, value },
  ...{ kind: 'dollars', role: 'part' },
});
const sum = (line: string, label: string, value: number | null): MoneyLine => ({
  ...{ line, label, value },
  ...{ kind: 'dollars', role: 'sum' },
});
