import { orNA } from '../format/orNA';
import { specTable } from './specTable';

/** Judged, but not shown as a specification. */
const others = new Map([
  ['connection', 'Connection'],
  ['bushing_rating', 'Bushing Rating'],
  ['order_type_match', 'Order Type'],
  ['cabinet', 'Cabinet'],
  ['tank', 'Tank'],
]);

/** A judged feature as its row is called ('taps_match' is 'Taps'); the server's own name where it has no row. */
export function featureName(feature: string | null): string {
  const spec = specTable.find((each) => each.feature !== undefined && each.feature === feature);
  return spec?.label ?? others.get(feature ?? '') ?? orNA(feature);
}
