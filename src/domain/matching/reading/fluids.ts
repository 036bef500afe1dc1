import { demandIn, type Demand, type Vocabulary } from './demand';
import { memoizedByText } from '../../quantity/memoizedByText';
import { recordedText } from './placeholder';

/** Insulating fluids. 'ester' is a natural ester that is not named more closely. */
export type Fluid = ('mineral' | 'fr3' | 'biotemp' | 'ester') | ('rTemp' | 'silicone' | 'beta' | 'wecosol' | 'askarel');
/** Fluids that serve for each other: mineral oil, natural esters, and those that are no longer filled. */
export type FluidFamily = 'mineral' | 'ester' | 'legacy';

const FLUIDS: Vocabulary<Fluid> = [
  ['mineral', /\bmineral\b|\bm\.?o\.?(?![a-z])|^(?:transformer )?oil$/g],
  ['fr3', /\bfr[\s-]?3\b/g],
  ['biotemp', /\bbiotemp\b/g],
  ['ester', /(?<!synthetic[ -])\besters?\b|\bvegetable\b/g],
  ['synthetic', /\bsynthetic[ -]esters?\b|\bmidel\b/g],
  ['rTemp', /\br[\s-]?temp\b/g],
  ['silicone', /\bsilicone?\b/g],
  ['beta', /\bbeta\b/g],
  ['wecosol', /\bwecosol\b/g],
  ['askarel', /\baskarel\b|\bpcbs?\b|\bpyranol\b|\binerteen\b/g],
];

const FAMILIES: Readonly<Record<Fluid, FluidFamily>> = {
  mineral: 'mineral',
  ...({ fr3: 'ester', biotemp: 'ester', ester: 'ester', synthetic: 'ester' } as const),
  ...({ rTemp: 'legacy', silicone: 'legacy', beta: 'legacy', wecosol: 'legacy', askarel: 'legacy' } as const),
};

export const familyOf = (fluid: Fluid): FluidFamily => FAMILIES[fluid];

/** What is required where the notes ask for an ester, whichever. */
export const ANY_ESTER = 'Any natural ester';
const ESTERS: readonly Fluid[] = ['fr3', 'biotemp', 'ester', 'synthetic'];

/** What an order asks of the fluid: 'FR3', 'FR3 or mineral', 'non-ester' (no ester of any name). Null for other text. */
export const fluidDemand = memoizedByText((text): Demand<Fluid> | null => {
  const demand = demandIn(text, FLUIDS);
  if (demand === null) return null;
  const isAny = text.startsWith(ANY_ESTER);
  const denied = demand.denied.has('ester') ? [...demand.denied, ...ESTERS] : demand.denied;
  return { ...demand, asked: isAny ? new Set(ESTERS) : named(demand.asked), denied: new Set(denied) };
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
  return isNamedCloser ? new Set([...fluids].filter((fluid) => fluid !== 'ester')) : fluids;
}
