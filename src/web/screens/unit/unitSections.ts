import type { InventoryUnit } from '../../../contract/unit/inventoryUnit';
import { isFar, knownDistance } from '../../../domain/distance/distance';
import { placeText } from '../../../domain/distance/roadDistance';
import { formatNumber, orNA } from '../../../domain/format/number';
import type { Rates } from '../../../domain/rates/rates';
import { specSections } from '../../../domain/specs/specTable';
import type { UnitSpecComparison } from '../../../domain/specs/unitDetailStatus';
import { type SpecStatus, verdictWords } from '../../../domain/specs/verdictWords';
import { statusText } from '../../parts/unit/SpecStatusIcon';

interface SpecRow {
  label: string;
  value: string;
  /** Empty if nothing is required. */
  required: string;
  status: SpecStatus | null;
  word?: string;
  explanation: string | null;
}

export interface UnitSection {
  title: string;
  rows: readonly SpecRow[];
}

export function unitSections(
  specs: readonly UnitSpecComparison[],
  notes: InventoryUnit['notes'],
  delivery: string | null,
  rates: Rates,
): readonly UnitSection[] {
  const rows = specSections.map(({ id, unitPageTitle }) => ({
    title: unitPageTitle,
    rows: specs.filter(({ section }) => section === id).map((spec) => specRow(spec, delivery, rates)),
  }));
  const notesRow = { label: 'Notes', value: orNA(notes), required: '', status: null, explanation: null };
  return rows.map((section, index) =>
    index === rows.length - 1 ? { ...section, rows: [...section.rows, notesRow] } : section,
  );
}

const specRow = (spec: UnitSpecComparison, delivery: string | null, rates: Rates): SpecRow => ({
  label: spec.label,
  value: spec.id === 'location' ? place(spec.actual, delivery, rates) : orNA(spec.actual),
  required: spec.required,
  status: spec.status,
  word: spec.verdict === null ? undefined : verdictWords[spec.verdict],
  explanation: explanationOf(spec, rates),
});

/** With the road distance to the delivery, otherwise to the reference site. */
function place(location: string, delivery: string | null, rates: Rates): string {
  if (delivery !== null) return placeText(location, delivery);
  const miles = knownDistance(location, rates);
  return miles === null ? orNA(location) : `${location.trim()} · ${formatNumber(miles)} mi from ${rates.referenceSite}`;
}

function explanationOf({ id, status, note, verdict, actual }: UnitSpecComparison, rates: Rates): string | null {
  const text = statusText(status, note, verdict);
  const isFarAway = id === 'location' && text !== null && isFar(actual, rates);
  return isFarAway ? `More than ${rates.farMiles} miles from ${rates.referenceSite}` : text;
}
