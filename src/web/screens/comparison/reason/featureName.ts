import { orNA } from '../../../../domain/format/orNA';
import { specRows } from '../../../../domain/specs/specRows';

/** A feature as its row is called ('taps_match' is 'Taps'); the server's own name where it has no row. */
export function featureName(feature: string | null): string {
  if (feature === 'order_type_match') return 'Order Type';
  return specRows.find((row) => row.feature === feature)?.label ?? orNA(feature);
}
