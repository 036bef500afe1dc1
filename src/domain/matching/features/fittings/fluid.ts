import { ANY_ESTER, fluidFamilyOf, type FluidFamily } from '../../reading/fluidFamily';
import { acceptable, doesNotFit, EXACT, needs, NOT_RECORDED, NOT_REQUIRED, type Evaluation } from '../verdict/verdict';

/**
 * Fluid carries no weight, but a gap costs money or stays open. FR3, a natural ester, serves where mineral oil is asked
 * for; mineral oil becomes FR3 by a priced fill; natural esters serve each other. A legacy fluid (R-Temp, Silicone, BETA,
 * Wecosol) serves its own kind only.
 */
export function evaluateFluid(required: string | null, unit: string | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (!unit?.trim()) return NOT_RECORDED;
  if (nameOf(required) === nameOf(unit)) return EXACT;
  const given = fluidFamilyOf(unit);
  return required === ANY_ESTER && given === 'ester' ? EXACT : evaluateFamilies(fluidFamilyOf(required), given);
}

/** 'FR-3' is FR3. */
const nameOf = (text: string) => text.trim().toLowerCase().replace('fr-3', 'fr3');

function evaluateFamilies(wanted: FluidFamily | null, given: FluidFamily | null): Evaluation {
  if (wanted === 'ester' && given === 'mineral') return needs('fr3');
  if (wanted === 'mineral' && given === 'ester') return acceptable('esterServesMineral');
  if (wanted === 'ester' && given === 'ester') return acceptable('sameFluidFamily');
  if (wanted === 'mineral' && given === 'mineral') return EXACT;
  return doesNotFit(given === 'legacy' ? 'legacyFluid' : undefined);
}
