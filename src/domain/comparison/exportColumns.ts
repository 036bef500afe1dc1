import type { CellKind, TableCell } from '../tables/table';
import type { Requirement } from '../../contract/orders/order';
import type { Unit } from '../../contract/units/unit';
import type { CostOptions } from '../cost/comparison/costOptions';
import { type Estimate, allCosts } from '../cost/comparison/estimate';
import { type Freight, afterFreight } from '../freight/freight';
import { distanceText, roadDistance } from '../distance/roadDistance';
import { worstGapText, featureName } from '../specs/gaps';
import { freightText } from '../freight/freightWords';
import { roundMargin } from '../format/money';
import { marginShare, notRecorded } from '../cost/comparison/estimateWords';
import { neededWork } from '../cost/comparison/costedUnit';
import { COST_NOT_RECORDED, workNames } from '../cost/work';
import type { CostParts } from '../cost/comparison/costParts';
import { matchFeatures, type MatchFeature } from '../matching/features/matchFeatures';
import { compareSpec, specRows, type SpecRow } from '../specs/specRows';
import { verdictText, verdictWords } from '../specs/verdictWords';

export interface ListedUnit {
  unit: Unit;
  options: CostOptions;
  estimate: Estimate;
  isBest: boolean;
  isManual: boolean;
  isPinned: boolean;
  /** Null without freight rates. */
  freight: Freight | null;
  delivery: string;
  /** 'this order' or a job; null for an available unit, undefined if unknown. */
  reservedFor: string | null | undefined;
  /** 'Rates of 1 November 2026'; absent without rates in the product API. */
  rates?: string | undefined;
}

export type Cell = TableCell;

export interface ExportColumn {
  title: string;
  kind: CellKind;
  /** Empty if the column is not compared. */
  required: (requirement: Partial<Requirement>) => Cell;
  of: (listed: ListedUnit, requirement: Partial<Requirement>) => Cell;
}

/** A column without a requirement; empty text is no cell. */
export const column = (title: string, of: ExportColumn['of'], kind: CellKind = 'mixed'): ExportColumn => ({
  title,
  kind,
  required: () => null,
  of: (listed, requirement) => {
    const cell = of(listed, requirement);
    return cell === '' ? null : cell;
  },
});

export const yes = (is: boolean): string | null => (is ? 'yes' : null);
export const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
export const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits));

const distanceOf = ({ unit, delivery }: ListedUnit) => roadDistance(unit.warehouse_desc, delivery);

export const decidingColumns: readonly ExportColumn[] = [
  column('Delivery', ({ delivery }) => delivery),
  column('Distance by road (mi)', (listed) => distanceOf(listed)?.miles ?? null),
  column('Distance', (listed) => distanceText(distanceOf(listed))),
  column('Worst gap', ({ unit }, requirement) => worstGapText(requirement, unit)),
  column('All costs', ({ estimate }) => rounded(allCosts(estimate), 2), 'money'),
  column('Reserved for', ({ reservedFor }) => (reservedFor === null ? 'Available' : (reservedFor ?? null))),
];

export const freightColumns: readonly ExportColumn[] = [
  column('Freight', ({ freight }) => (freight?.kind === 'known' ? freight.dollars : null), 'money'),
  column('Margin after freight', ({ estimate, freight }) => afterFreight(estimate, freight)?.dollars ?? null, 'money'),
  column(
    'Margin after freight %',
    ({ estimate, freight }) => {
      const left = afterFreight(estimate, freight);
      return left === null ? null : roundMargin(left.percent, estimate.goodMargin);
    },
    'percent',
  ),
  column('About freight', ({ freight }) => (freight === null ? null : freightText(freight))),
];

const money = (title: string, of: (estimate: Estimate) => number | null): ExportColumn =>
  column(title, ({ estimate }) => rounded(of(estimate), 2), 'money');
const part = (title: string, of: (parts: CostParts) => number | null): ExportColumn =>
  money(title, ({ costParts }) => (costParts === null ? null : of(costParts)));

export const workColumns: readonly ExportColumn[] = [
  column('Needed work', ({ unit }) =>
    neededWork(unit)
      .map(({ work, cost }) => `${workNames[work]} ${cost === null ? `(${COST_NOT_RECORDED})` : `(${cost})`}`)
      .join('; '),
  ),
  column('Switched off', ({ estimate }) => estimate.omitted.map((work) => workNames[work]).join('; ')),
  column('Cost not recorded', ({ estimate }) => notRecorded(estimate).join('; ')),
];

/** Price, cost and margin as on the card, to the cent. US dollars. */
export const moneyColumns: readonly ExportColumn[] = [
  money('Price', ({ salePrice }) => salePrice),
  column('Price from', ({ estimate }) => estimate.priceOrigin),
  money('List price', ({ listPrice }) => listPrice),
  money('Cost', ({ cost }) => cost),
  part('Unit cost', ({ unit }) => unit),
  part('Unit labor', ({ labor }) => labor),
  part('Unit materials', ({ materials }) => materials),
  part('FR3 fill', ({ fr3Fill }) => fr3Fill),
  part('Turn pull cost', ({ turnPull }) => turnPull),
  part('Rewind cost', ({ rewind }) => rewind),
  money('Materials', ({ materials }) => materials),
  money('Labor', ({ labor }) => labor),
  money('Total cost (without labor)', ({ totalCost }) => totalCost),
  money('Margin', ({ margin }) => margin),
  column(
    'Margin %',
    ({ estimate }) => {
      const share = marginShare(estimate);
      return share === null ? null : roundMargin(share, estimate.goodMargin);
    },
    'percent',
  ),
  column('Profit (points)', ({ estimate }) =>
    marginShare(estimate) === null ? null : rounded(estimate.profitPercentage, 1),
  ),
  column('Margin complete', ({ estimate }) => yesOrNo(estimate.isComplete)),
];

/** One column per feature, and per row that no server judges: the server's verdict, else the rule's. */
export const verdictColumns: readonly ExportColumn[] = [
  ...matchFeatures.map((feature) =>
    verdictColumn(
      featureName(feature),
      specRows.find((each) => each.feature === feature),
      feature,
    ),
  ),
  ...specRows.filter(({ feature }) => feature === undefined).map((row) => verdictColumn(row.label, row)),
];

function verdictColumn(name: string, row: SpecRow | undefined, feature?: MatchFeature): ExportColumn {
  return column(`${name}: verdict`, ({ unit }, requirement) => {
    const judged = unit.score_details.find((each) => each.feature !== null && each.feature === feature)?.verdict;
    if (judged) return verdictWords[judged];
    return row ? verdictText(compareSpec(row, requirement, unit)) : null;
  });
}
