import { demandIn, type Demand, type Vocabulary } from '../words/demand';
import { memoizedByText } from '../../../quantity/memoizedByText';
import { recordedText } from '../words/placeholder';

/** Insulating fluids. 'ester' is one that is not named more closely. */
export type Fluid =
  | ('mineral' | 'fr3' | 'biotemp' | 'naturalEster' | 'syntheticEster' | 'ester')
  | ('rTemp' | 'silicone' | 'beta' | 'wecosol' | 'askarel');
/** Fluids that serve for each other: mineral oil, esters, and those that are no longer filled. */
export type FluidFamily = 'mineral' | 'ester' | 'legacy';

const FLUIDS: Vocabulary<Fluid> = [
  ['mineral', /\bmineral\b|\bm\.?o\.?(?![a-z])|^(?:transformer )?oil$/g],
  ['fr3', /\bfr[\s-]?3\b/g],
  ['biotemp', /\bbiotemp\b/g],
  ['naturalEster', /\bnatural[\s-]esters?\b|\bvegetable\b/g],
  ['syntheticEster', /\bsynthetic[\s-]esters?\b|\bmidel\b/g],
  ['ester', /(?<!natural[\s-]|synthetic[\s-])\besters?\b/g],
  ['rTemp', /\br[\s-]?temp\b/g],
  ['silicone', /\bsilicone?\b/g],
  ['beta', /\bbeta\b/g],
  ['wecosol', /\bwecosol\b/g],
  ['askarel', /\baskarel\b|\bpcbs?\b|\bpyranol\b|\binerteen\b/g],
];

const ESTERS: readonly Fluid[] = ['fr3', 'biotemp', 'naturalEster', 'syntheticEster', 'ester'];

export function familyOf(fluid: Fluid): FluidFamily {
  if (fluid === 'mineral') return 'mineral';
  return ESTERS.includes(fluid) ? 'ester' : 'legacy';
}

/** What is required where the notes ask for an ester, whichever. */
export const ANY_ESTER = 'Any natural ester';

/** What an order asks of the fluid: 'FR3', 'FR3 or mineral', 'ester' (any), 'non-ester' (none). Null for other text. */
export const fluidDemand = memoizedByText((text): Demand<Fluid> | null => {
  const demand = demandIn(text, FLUIDS);
  if (demand === null) return null;
  const asked = text.startsWith(ANY_ESTER) ? new Set(ESTERS) : named(demand.asked);
  return { ...demand, asked: withEsters(asked), denied: withEsters(demand.denied) };
});

/** What a unit is filled with; null for text that names none or several. */
export const fluidOf = memoizedByText((text): Fluid | null => {
  const [only, other] = named(demandIn(recordedText(text), FLUIDS)?.asked ?? new Set());
  return only !== undefined && other === undefined ? only : null;
});

export function fluidFamilyOf(text: string | null): FluidFamily | null {
  const fluid = fluidOf(text);
  return fluid && familyOf(fluid);
}

/** 'FR3 natural ester' and 'natural ester (BIOTEMP)' name one fluid. */
function named(fluids: ReadonlySet<Fluid>): ReadonlySet<Fluid> {
  const isNamedCloser = fluids.has('fr3') || fluids.has('biotemp');
  return isNamedCloser ? new Set([...fluids].filter((fluid) => fluid !== 'ester' && fluid !== 'naturalEster')) : fluids;
}

/** An ester that is not named more closely is any of them. */
const withEsters = (fluids: ReadonlySet<Fluid>): ReadonlySet<Fluid> =>
  fluids.has('ester') ? new Set([...fluids, ...ESTERS]) : fluids;
