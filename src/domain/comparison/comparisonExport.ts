import type { Requirement } from '../../contract/order/order';
import { verdicts, type Unit } from '../../contract/unit/unit';
import type { CostOptions } from '../cost/comparison/costOptions';
import type { Estimate } from '../cost/comparison/estimate';
import { knownDistance } from '../distance/distance';
import { compareSpec, specRows, type SpecComparison } from '../specs/specRows';
import { verdictWords } from '../specs/verdictWords';

/** A unit as it is listed: with what the user chose for it and what follows from that. */
export interface ListedUnit {
  unit: Unit;
  options: CostOptions;
  estimate: Estimate;
  isBest: boolean;
  /** Added by its inventory control number. */
  isManual: boolean;
  isPinned: boolean;
}

type Cell = string | number | null;

export interface ExportColumn {
  title: string;
  /** What is required, where the column is compared. */
  required: (requirement: Partial<Requirement>) => Cell;
  /** Numbers are numbers, for spreadsheets. */
  of: (listed: ListedUnit, requirement: Partial<Requirement>) => Cell;
}

const NOTHING = () => null;
const column = (title: string, of: ExportColumn['of']): ExportColumn => ({ title, required: NOTHING, of });
const yes = (is: boolean): string | null => (is ? 'yes' : null);
const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits));
const enteredNumber = (text: string): number | null => (text === '' ? null : Number(text));

const comparisons = ({ unit }: ListedUnit, requirement: Partial<Requirement>) =>
  specRows.map((row) => ({ label: row.label, comparison: compareSpec(row, requirement, unit) }));

const labels = (are: (comparison: SpecComparison) => boolean): ExportColumn['of'] => {
  return (listed, requirement) =>
    comparisons(listed, requirement)
      .filter(({ comparison }) => are(comparison))
      .map(({ label }) => label)
      .join('; ') || null;
};

const specColumns = specRows.map(({ title, required, actual }): ExportColumn => ({
  title,
  required,
  of: ({ unit }) => actual(unit),
}));

/** Which specifications have each verdict. */
const verdictColumns = verdicts
  .filter((each) => each !== 'not required')
  .map((each) =>
    column(
      verdictWords[each],
      labels(({ verdict }) => verdict === each),
    ),
  );

const optionColumns = [
  column('FR3', ({ options }) => yes(options.fr3Enabled)),
  column('FR3 gallons', ({ options }) => enteredNumber(options.fr3EstimatedGallons)),
  column('Turn pull', ({ options }) => yes(options.turnPull)),
  column('Turn pull details', ({ options }) => options.turnPullDetails),
  column('Feed conversion', ({ options }) => yes(options.feedConversion)),
  column('Replacement cabinet', ({ options }) => yes(options.replacementCabinet)),
  column('Additional cabinet cost', ({ options }) => enteredNumber(options.additionalCabinetCost)),
  column('Re-tank', ({ options }) => yes(options.reTank)),
  column('Re-tank labor cost', ({ options }) => enteredNumber(options.reTankCost)),
];

const moneyColumns = [
  column('Sale price', ({ estimate }) => rounded(estimate.salePrice, 2)),
  column('Cost', ({ estimate }) => rounded(estimate.cost, 2)),
  column('Materials', ({ estimate }) => rounded(estimate.materials, 2)),
  column('Labor', ({ estimate }) => rounded(estimate.labor, 2)),
  column('Total cost', ({ estimate }) => rounded(estimate.totalCost, 2)),
  column('Margin', ({ estimate }) => rounded(estimate.margin, 2)),
  column('Margin %', ({ estimate }) => rounded(estimate.marginPercentage, 1)),
  column('Profit (points)', ({ estimate }) => rounded(estimate.profitPercentage, 1)),
];

/** The columns of a comparison taken away as a table: what is listed, compared, chosen and counted. US dollars. */
export const exportColumns: readonly ExportColumn[] = [
  { title: 'Unit', required: () => 'Requirement', of: ({ unit }) => String(unit.serial) },
  column('Match %', ({ unit }) => rounded(unit.match_score === null ? null : unit.match_score * 100, 1)),
  column('Best', ({ isBest }) => yes(isBest)),
  column('Added by IC#', ({ isManual }) => yes(isManual)),
  column('Pinned', ({ isPinned }) => yes(isPinned)),
  ...specColumns,
  ...verdictColumns,
  column('Location', ({ unit }) => unit.warehouse_desc),
  column('Distance (mi)', ({ unit }) => knownDistance(unit.warehouse_desc)),
  ...optionColumns,
  ...moneyColumns,
  column('Reason', ({ unit }) => unit.reason),
];

/** The lines of the table: titles, the requirement, then the units in the order given. */
export const exportLines = (requirement: Partial<Requirement>, units: readonly ListedUnit[]): Cell[][] => [
  exportColumns.map(({ title }) => title),
  exportColumns.map(({ required }) => required(requirement)),
  ...units.map((listed) => exportColumns.map(({ of }) => of(listed, requirement))),
];
