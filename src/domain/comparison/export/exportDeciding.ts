import { distanceText, roadDistance } from '../../distance/roadDistance';
import { worstGapText } from '../../specs/gaps';
import { allCosts } from '../../cost/comparison/allCosts';
import { column, rounded, type ExportColumn, type ListedUnit } from './exportColumn';

const distanceOf = ({ unit, delivery }: ListedUnit) => roadDistance(unit.warehouse_desc, delivery);

/** What the table of all units decides by, beside match, work, price and margin. */
export const decidingColumns: readonly ExportColumn[] = [
  column('Delivery', ({ delivery }) => delivery),
  column('Distance by road (mi)', (listed) => distanceOf(listed)?.miles ?? null),
  column('Distance', (listed) => distanceText(distanceOf(listed))),
  column('Worst gap', ({ unit }, requirement) => worstGapText(requirement, unit)),
  column('All costs', ({ estimate }) => rounded(allCosts(estimate), 2), 'money'),
  column('Reserved for', ({ reservedFor }) => (reservedFor === null ? 'free' : (reservedFor ?? null))),
];
