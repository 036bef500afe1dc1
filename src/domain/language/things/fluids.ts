import type { Name } from '../vocabulary';

/** Insulating fluids. 'ester' is one that is not named more closely. */
export type Fluid =
  | ('mineral' | 'fr3' | 'biotemp' | 'naturalEster' | 'syntheticEster' | 'ester')
  | ('rTemp' | 'silicone' | 'beta' | 'wecosol' | 'askarel');

const FLUID = String.raw`(?:[\s-]+(?:fluid|oil|fill(?:ed)?))`;

export const fluidNames: readonly Name<Fluid>[] = [
  ['mineral', String.raw`mineral[\s-]+oil(?:[\s-]+filled)?`, String.raw`mineral|m\.?o\.?|^(?:transformer )?oil$`],
  ['fr3', String.raw`(?:(?:envirotemp[\s-]+)?fr[\s-]?3|envirotemp)${FLUID}?`],
  ['biotemp', `biotemp${FLUID}?`],
  ['naturalEster', String.raw`natural[\s-]+esters?${FLUID}?|vegetable[\s-]+oil`, 'vegetable'],
  ['syntheticEster', String.raw`(?:synthetic[\s-]+esters?|midel)${FLUID}?`],
  ['ester', `esters?${FLUID}?`],
  ['rTemp', String.raw`r[\s-]?temp${FLUID}?`],
  ['silicone', `silicone?${FLUID}`, 'silicone?'],
  ['beta', `beta${FLUID}`, 'beta'],
  ['wecosol', `wecosol${FLUID}?`],
  ['askarel', 'askarel|pcbs?|pyranol|inerteen'],
];

/** 'FR3 natural ester' and 'natural ester (BIOTEMP)' name one fluid. */
export function withoutBroader(fluids: ReadonlySet<Fluid>): ReadonlySet<Fluid> {
  const isNamedCloser = fluids.has('fr3') || fluids.has('biotemp');
  return isNamedCloser ? new Set([...fluids].filter((fluid) => fluid !== 'ester' && fluid !== 'naturalEster')) : fluids;
}
