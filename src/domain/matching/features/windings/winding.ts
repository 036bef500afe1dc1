import type { RequiredValue } from '../../reading/requirement';
import { windingMaterialOf, type WindingMaterial } from '../../reading/windingMaterial';
import { evaluateValue } from '../verdict/evaluateValue';
import { acceptable, doesNotFit, EXACT, type Evaluation } from '../verdict/verdict';

/** Copper, the better conductor, serves where aluminum is asked for, never the other way round. */
export const evaluateWinding = (wanted: RequiredValue<WindingMaterial> | null, unit: string | null): Evaluation =>
  evaluateValue(wanted, windingMaterialOf(unit), (required, actual) => {
    if (actual === required) return EXACT;
    return actual === 'copper' ? acceptable('copperServesAluminum') : doesNotFit();
  });
