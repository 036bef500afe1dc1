import type { Unit } from '../../contract/unit/unit';
import { specRows } from '../specs/specRows';

/** The units whose id, location, notes or any spec value contains the text, case ignored (spec section 5). */
export function filterUnits(units: readonly Unit[], text: string): Unit[] {
  const wanted = text.trim().toLowerCase();
  return units.filter((unit) => searchTexts(unit).some((each) => each.toLowerCase().includes(wanted)));
}

function searchTexts(unit: Unit): string[] {
  const { serial, warehouse_desc, fab_notes, comments } = unit;
  const words = [String(serial), warehouse_desc ?? '', fab_notes ?? '', comments ?? ''];
  return [...words, ...specRows.map((row) => row.actual(unit))];
}
