import { formatNumber } from '../../../../domain/format/number';
import type { Desk, LineUnits } from '../state/useDesk';

/** Of more units only the best are loaded. */
const LOADED = 50;

/** '14 units fit' */
export function unitsText({ fitting, match }: Pick<LineUnits, 'fitting' | 'match'>): string {
  if (match !== undefined && match.unstated.length > 0) return 'Not judged';
  if (fitting === 0) return 'No unit fits';
  if (fitting >= LOADED) return `${formatNumber(LOADED)} or more units fit`;
  return fitting === 1 ? '1 unit fits' : `${formatNumber(fitting)} units fit`;
}

/** '2 lines read, 14 units fit', for screen readers; empty while something loads. */
export function statusText(desk: Desk, units: LineUnits): string {
  if (desk.isEmpty || !desk.isCurrent || units.isFetching) return '';
  const count = desk.lines.length;
  if (count === 0) return 'No transformer found in this text';
  const lines = count === 1 ? '1 line read' : `${formatNumber(count)} lines read`;
  return units.match === undefined ? lines : `${lines}, ${unitsText(units)}`;
}
