import type { Requirement } from '../../../contract/order/order';
import { specRows } from '../../specs/specRows';
import {
  column,
  enteredNumber,
  rounded,
  yes,
  yesOrNo,
  type Cell,
  type ExportColumn,
  type ListedUnit,
} from './exportColumn';
import { decidingColumns } from './exportDeciding';
import { moneyColumns, workColumns } from './exportMoney';
import { verdictColumns } from './exportVerdicts';

const specColumns = specRows.map(({ title, required, actual }): ExportColumn => ({
  title,
  required,
  of: ({ unit }) => actual(unit),
}));

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

/** The columns of a comparison taken away as a table: what is listed, judged, chosen and counted. US dollars. */
export const exportColumns: readonly ExportColumn[] = [
  { title: 'Unit', required: () => 'Requirement', of: ({ unit }) => String(unit.serial) },
  column('Match %', ({ unit }) => rounded(unit.match_score === null ? null : unit.match_score * 100, 1)),
  column('Can serve', ({ unit }) => (unit.can_serve === null ? null : yesOrNo(unit.can_serve))),
  column('Best', ({ isBest }) => yes(isBest)),
  column('Added by IC#', ({ isManual }) => yes(isManual)),
  column('Pinned', ({ isPinned }) => yes(isPinned)),
  ...specColumns,
  ...verdictColumns,
  column('Location', ({ unit }) => unit.warehouse_desc),
  ...decidingColumns,
  ...workColumns,
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
