import { formatNumber, NOT_AVAILABLE } from '../format/number';
import { placeOf, type Place } from './place';

interface RoadDistance {
  /** Rounded to the precision of the estimate; 0 within one city. */
  miles: number;
  /** The states whose center is used for an unknown city. */
  fromMiddleOf: string | null;
  toMiddleOf: string | null;
}

/** Road miles per straight-line mile in the US: Ballou, Rahardja and Sakai, Transportation Research A 36 (2002). */
const ROAD_FACTOR = 1.2;

const EARTH_MILES = 3958.8;

/** Null if a place is unknown, or if both use the same state's center. */
export function roadDistance(from: string | null | undefined, to: string | null | undefined): RoadDistance | null {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (!start || !end) return null;
  if (start.middleOf !== null && start.middleOf === end.middleOf) return null;
  return {
    miles: rounded(greatCircleMiles(start, end) * ROAD_FACTOR),
    fromMiddleOf: start.middleOf,
    toMiddleOf: end.middleOf,
  };
}

/** To ten miles, below a hundred to five; two cities are never 0 miles apart. */
function rounded(miles: number): number {
  const step = miles < 100 ? 5 : 10;
  return miles === 0 ? 0 : Math.max(step, Math.round(miles / step) * step);
}

function greatCircleMiles(a: Place, b: Place): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const half = Math.sin(north / 2) ** 2 + across * Math.sin(east / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(half));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function distanceText(distance: RoadDistance | null): string {
  if (distance === null) return 'distance unknown';
  const { miles, fromMiddleOf, toMiddleOf } = distance;
  const middles = [
    ...(fromMiddleOf === null ? [] : [`from the middle of ${fromMiddleOf}`]),
    ...(toMiddleOf === null ? [] : [`to the middle of ${toMiddleOf}`]),
  ];
  return [miles === 0 ? 'same city' : `≈ ${formatNumber(miles)} mi by road`, ...middles].join(', ');
}

export function placeText(location: string | null, delivery: string | null): string {
  const place = location?.trim() ?? '';
  return place === '' ? NOT_AVAILABLE : `${place} · ${distanceText(roadDistance(place, delivery))}`;
}
