import { demandIn, type Demand } from '../../../language/demand';
import { fluidNames, withoutBroader, type Fluid } from '../../../language/things/fluids';
import { inField } from '../../../language/vocabulary';
import { memoizedByText } from '../../../quantity/memoizedByText';
import { recordedText } from '../../../language/placeholder';

/** Fluids that can replace each other: mineral oil, esters, and those that are no longer filled. */
export type FluidFamily = 'mineral' | 'ester' | 'legacy';

const FLUIDS = inField(fluidNames);

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
  const asked = text.startsWith(ANY_ESTER) ? new Set(ESTERS) : withoutBroader(demand.asked);
  return { ...demand, asked: withEsters(asked), denied: withEsters(demand.denied) };
});

/** What a unit is filled with; null for text that names none or several. */
export const fluidOf = memoizedByText((text): Fluid | null => {
  const [only, other] = withoutBroader(demandIn(recordedText(text), FLUIDS)?.asked ?? new Set());
  return only !== undefined && other === undefined ? only : null;
});

export function fluidFamilyOf(text: string | null): FluidFamily | null {
  const fluid = fluidOf(text);
  return fluid && familyOf(fluid);
}

/** An ester that is not named more closely is any of them. */
const withEsters = (fluids: ReadonlySet<Fluid>): ReadonlySet<Fluid> =>
  fluids.has('ester') ? new Set([...fluids, ...ESTERS]) : fluids;
