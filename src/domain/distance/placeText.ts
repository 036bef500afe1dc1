import { NOT_AVAILABLE } from '../format/orNA';
import { distanceText, roadDistance } from './roadDistance';

/** Where a unit stands, with its distance to where it is to be delivered: 'Austin, TX · ≈ 1,040 mi by road'; 'N/A' for no place. */
export function placeText(location: string | null, delivery: string | null): string {
  const place = location?.trim() ?? '';
  return place === '' ? NOT_AVAILABLE : `${place} · ${distanceText(roadDistance(place, delivery))}`;
}
