import type { Requirement } from '../../contract/orders/order';
import { allCostsText, caveats, marginText, priceText, workTexts } from '../cost/comparison/estimateWords';
import { distanceText, roadDistance } from '../distance/roadDistance';
import { capitalized } from '../format/text';
import { afterFreightText } from '../freight/freightWords';
import { NOT_AVAILABLE, orNA } from '../format/number';
import { fitText } from '../fit/fitClass';
import { worstGapText } from '../specs/gaps';
import { specRows } from '../specs/specRows';
import type { TableColumn } from './sortUnits';
import type { ListedUnit } from './exportColumns';

type Text = (listed: ListedUnit, requirement: Partial<Requirement>) => string;

const deciding: Readonly<Partial<Record<TableColumn, Text>>> = {
  serial: ({ unit, isBest }) => (isBest ? `${unit.serial} · Best` : String(unit.serial)),
  match: ({ unit }) => fitText(unit),
  gap: ({ unit }, requirement) => worstGapText(requirement, unit),
  work: ({ unit }) => workTexts(unit).join('; '),
  cost: ({ estimate }) => allCostsText(estimate),
  margin: ({ estimate }) => [marginText(estimate), ...caveats(estimate)].join('; '),
  afterFreight: ({ estimate, freight }) =>
    freight === null ? NOT_AVAILABLE : capitalized(afterFreightText(estimate, freight)),
  price: ({ estimate }) => priceText(estimate),
  distance: ({ unit, delivery }) => capitalized(distanceText(roadDistance(unit.warehouse_desc, delivery))),
  reserve: ({ reservedFor }) => (reservedFor === null ? 'Available' : (reservedFor ?? NOT_AVAILABLE)),
};

export const printedCell = (column: TableColumn, listed: ListedUnit, requirement: Partial<Requirement>): string =>
  deciding[column]?.(listed, requirement) ?? orNA(specRows.find(({ id }) => id === column)?.actual(listed.unit));
