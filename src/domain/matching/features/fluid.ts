import type { MatchRequirement } from '../reading/candidate';
import { acceptable, EXACT, no, NOT_REQUIRED, UNKNOWN, work, type Evaluation } from './verdict';

type Family = 'mineral' | 'ester' | 'legacy' | null;

const FAMILIES: readonly (readonly [RegExp, Family])[] = [
  [/mineral|^oil$/, 'mineral'],
  [/fr-?3|ester|biotemp/, 'ester'],
  [/r-?temp|silicone|beta|wecosol/, 'legacy'],
];

const familyOf = (words: string): Family => FAMILIES.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/**
 * Fluid carries no weight, but a gap costs money or stays open. FR3, a natural ester, serves where mineral oil is asked
 * for; mineral oil becomes FR3 by a priced fill; natural esters serve each other. A legacy fluid (R-Temp, Silicone, BETA,
 * Wecosol) serves its own kind only.
 */
export function evaluateFluid({ fluid: required }: MatchRequirement, unit: string | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (unit === null || unit.trim() === '') return UNKNOWN;
  const [wanted, given] = [required.toLowerCase(), unit.trim().toLowerCase()];
  return wanted === given ? EXACT : evaluateFamilies(familyOf(wanted), familyOf(given));
}

function evaluateFamilies(wanted: Family, given: Family): Evaluation {
  if (wanted === 'ester' && given === 'mineral') return work('fr3Fill');
  if (wanted === 'mineral' && given === 'ester') return acceptable('esterServesMineral');
  if (wanted === 'ester' && given === 'ester') return acceptable('sameFluidFamily');
  if (wanted === 'mineral' && given === 'mineral') return EXACT;
  return given === 'legacy' ? no('legacyFluid') : no();
}
