import type { InventoryUnit } from '../../../../contract/unit/inventoryUnit';
import { isFar } from '../../../../domain/distance/distance';
import { placeText } from '../../../../domain/distance/placeText';
import { roadDistance } from '../../../../domain/distance/roadDistance';
import { orNA } from '../../../../domain/format/orNA';
import { FAR_MILES, REFERENCE_SITE } from '../../../../domain/limits';
import { specSections } from '../../../../domain/specs/specTable';
import type { UnitSpecComparison } from '../../../../domain/specs/unitDetailStatus';
import type { SpecStatus } from '../../../../domain/specs/verdictStatus';
import { verdictWords } from '../../../../domain/specs/verdictWords';
import { statusText } from '../../../parts/unit/statusText';

/** One row of the specifications, ready to be shown. */
export interface SpecRow {
  label: string;
  value: string;
  /** Empty where nothing is required. */
  required: string;
  status: SpecStatus | null;
  /** The verdict in words; none where nothing is compared. */
  word?: string;
  /** What the status has to say beyond its icon; null for nothing. */
  explanation: string | null;
}

export interface UnitSection {
  title: string;
  rows: readonly SpecRow[];
}

/** The specifications in their sections; the last one also has the unit's notes. */
export function unitSections(
  specs: readonly UnitSpecComparison[],
  notes: InventoryUnit['notes'],
  delivery: string | null,
): readonly UnitSection[] {
  const rows = specSections.map(({ id, unitPageTitle }) => ({
    title: unitPageTitle,
    rows: specs.filter(({ section }) => section === id).map((spec) => specRow(spec, delivery)),
  }));
  const notesRow = { label: 'Notes', value: orNA(notes), required: '', status: null, explanation: null };
  return rows.map((section, index) =>
    index === rows.length - 1 ? { ...section, rows: [...section.rows, notesRow] } : section,
  );
}

const specRow = (spec: UnitSpecComparison, delivery: string | null): SpecRow => ({
  label: spec.label,
  value: spec.id === 'location' ? place(spec.actual, delivery) : orNA(spec.actual),
  required: spec.required,
  status: spec.status,
  word: spec.verdict === null ? undefined : verdictWords[spec.verdict],
  explanation: explanationOf(spec),
});

/** A place with its distance to the delivery; without an order, to the reference site. */
function place(location: string, delivery: string | null): string {
  if (delivery !== null) return placeText(location, delivery);
  const isApart = (roadDistance(location, REFERENCE_SITE)?.miles ?? 0) > 0;
  return `${placeText(location, REFERENCE_SITE)}${isApart ? ` from ${REFERENCE_SITE}` : ''}`;
}

function explanationOf({ id, status, note, actual }: UnitSpecComparison): string | null {
  const text = statusText(status, note);
  const isFarAway = id === 'location' && text !== null && isFar(actual);
  return isFarAway ? `More than ${FAR_MILES} miles from ${REFERENCE_SITE}` : text;
}
