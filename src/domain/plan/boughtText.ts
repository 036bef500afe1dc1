import { formatKva } from '../format/number';
import { windingMaterialOf } from '../matching/reading/windings';
import type { MatchRequirement } from '../matching/reading/requirement';

/** Required decisive features of a unit to buy: '3-phase · 500 kVA · 12470GrdY/7200 to 480Y/277 · 95 kV BIL'. */
export function boughtText(requirement: MatchRequirement): string | null {
  const { phase, kva, primaryVoltage, secondaryVoltage, bil, winding } = requirement;
  const values = [
    phase && `${phase.value ?? phase.text}-phase`,
    kva && formatKva(kva.value ?? kva.text),
    [primaryVoltage?.text, secondaryVoltage?.text].filter(Boolean).join(' to '),
    bil && `${bil.value === null ? bil.text : `${bil.value} kV`} BIL`,
    winding && `${windingMaterialOf(winding.text) ?? winding.text} windings`,
  ];
  return values.filter(Boolean).join(' · ') || null;
}
