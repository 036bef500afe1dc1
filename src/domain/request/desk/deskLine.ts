import { lineFields, type LineField, type LineReading, type RequestReading } from '../../../contract/requests/reading';
import type { RequestedLine } from '../../../contract/requests/matching';
import type { Requirement } from '../../../contract/orders/order';
import { CITIES } from '../../distance/cities';
import { formatKva, formatNumber, NOT_AVAILABLE } from '../../format/number';
import { plainNumber } from '../../quantity/quantity';
import { quantityOf, toDelivery, toRequirement } from '../requirement/toRequirement';

export type LineEdits = Readonly<Partial<Record<LineField, string>>>;

/** A line with a person's changes; an emptied field is left out. */
export function editedLine(readings: readonly LineReading[], edits: LineEdits = {}): RequestedLine {
  const read = new Map(readings.map(({ field, value }) => [field, value]));
  return Object.fromEntries(
    lineFields.flatMap((field) => {
      const value = (edits[field] ?? read.get(field) ?? '').trim();
      return value === '' ? [] : [[field, value] as const];
    }),
  );
}

const asReadings = (fields: RequestedLine) =>
  lineFields.flatMap((field) => {
    const value = fields[field];
    return value === undefined ? [] : [{ field, value }];
  });

export const quantityOfLine = (fields: RequestedLine): number => quantityOf(asReadings(fields));

/** Without the quantity, which does not change the match. */
export function judgedFields({ quantity: _quantity, ...fields }: RequestedLine): RequestedLine {
  return fields;
}

/** The line's requirement as the comparison shows it. */
export function shownRequirement(fields: RequestedLine): Partial<Requirement> {
  const { order_type: _orderType, ...shown } = toRequirement(asReadings(fields));
  return shown;
}

/** '2 × 1,500 kVA' */
export function lineTitle(fields: RequestedLine): string {
  const kva = fields.kva_rating;
  const size = kva === undefined ? 'kVA not stated' : plainNumber(kva) === null ? `${kva} kVA` : formatKva(kva);
  return `${formatNumber(quantityOfLine(fields))} × ${size}`;
}

/** 'Fresno, CA'; a city without a state is the largest of that name; 'N/A' if it is not known. */
export function deliveryPlace(place: string, today: string): string {
  const readings: Pick<RequestReading, 'field' | 'value'>[] = [{ field: 'place', value: place }];
  const { ship_city: city, ship_state: state } = toDelivery(readings, today);
  if (city === null) return state ?? NOT_AVAILABLE;
  if (state !== null) return `${city}, ${state}`;
  const [name, ofState] = CITIES.find(([known]) => known.toLowerCase() === city.toLowerCase()) ?? [];
  return name === undefined ? city : `${name}, ${ofState}`;
}
