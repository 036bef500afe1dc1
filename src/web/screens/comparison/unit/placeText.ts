import { knownDistance } from '../../../../domain/distance/distance';
import { formatNumber } from '../../../../domain/format/number';
import { orNA } from '../../../../domain/format/orNA';

/** Where a unit stands, with its distance where the distance table knows it: 'Austin, TX · 850 mi'. */
export function placeText(location: string | null): string {
  const miles = knownDistance(location);
  return miles === null ? orNA(location) : `${orNA(location)} · ${formatNumber(miles)} mi`;
}
