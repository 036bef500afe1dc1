import type { Name } from '../vocabulary';

/** Insulating fluids. 'ester' is one that is not named more closely. */
export type Fluid =
  | ('mineral' | 'fr3' | 'biotemp' | 'naturalEster' | 'syntheticEster' | 'ester')
  | ('rTemp' | 'silicone' | 'beta' | 'wecosol' | 'askarel');

const FLUID = String.raw`(?:[\s-]+(?:fluid|oil|fill(?:ed)?))`;

export const fluidNames: readonly Name<Fluid>[] = [
  {
    term: 'mineral',
    words: String.raw`mineral[\s-]+oil(?:[\s-]+filled)?`,
    short: String.raw`mineral|m\.?o\.?|^(?:transformer )?oil$`,
  },
  { term: 'fr3', words: String.raw`(?:(?:envirotemp[\s-]+)?fr[\s-]?3|envirotemp)${FLUID}?` },
  { term: 'biotemp', words: `biotemp${FLUID}?` },
  {
    term: 'naturalEster',
    words: String.raw`natural[\s-]+esters?${FLUID}?|vegetable[\s-]+oil`,
    short: 'vegetable',
  },
  { term: 'syntheticEster', words: String.raw`(?:synthetic[\s-]+esters?|midel)${FLUID}?` },
  { term: 'ester', words: `esters?${FLUID}?` },
  { term: 'rTemp', words: String.raw`r[\s-]?temp${FLUID}?` },
  { term: 'silicone', words: `silicone?${FLUID}`, short: 'silicone?' },
  { term: 'beta', words: `beta${FLUID}`, short: 'beta' },
  { term: 'wecosol', words: `wecosol${FLUID}?` },
  { term: 'askarel', words: 'askarel|pyranol|inerteen', short: 'pcbs?' },
];

/** 'FR3 natural ester' and 'natural ester (BIOTEMP)' name one fluid. */
export function withoutBroader(fluids: ReadonlySet<Fluid>): ReadonlySet<Fluid> {
  const isNamedCloser = fluids.has('fr3') || fluids.has('biotemp');
  return isNamedCloser ? new Set([...fluids].filter((fluid) => fluid !== 'ester' && fluid !== 'naturalEster')) : fluids;
}
