import { demandIn, type Demand } from '../../language/demand';
import {
  fluidNames,
  withoutBroader,
  type Fluid,
  inField,
  deviceNames,
  type Device,
  bushingKindNames,
  holesIn,
  type BushingKind,
  type Vocabulary,
} from '../../language/things';
import { memoizedByText } from '../../quantity/quantity';
import { recordedText, recordedOrNone } from '../../language/placeholder';

/** Fluids that can replace each other: mineral oil, esters, and those that are no longer filled. */
type FluidFamily = 'mineral' | 'ester' | 'legacy';

const FLUIDS = inField(fluidNames);

const ESTERS: readonly Fluid[] = ['fr3', 'biotemp', 'naturalEster', 'syntheticEster', 'ester'];

export function familyOf(fluid: Fluid): FluidFamily {
  if (fluid === 'mineral') return 'mineral';
  return ESTERS.includes(fluid) ? 'ester' : 'legacy';
}

/** The requirement if the notes demand any ester. */
export const ANY_ESTER = 'Any natural ester';

/** The required fluid: 'FR3', 'FR3 or mineral', 'ester' (any), 'non-ester' (none). Null for other text. */
export const fluidDemand = memoizedByText((text): Demand<Fluid> | null => {
  const demand = demandIn(text, FLUIDS);
  if (demand === null) return null;
  const included = text.startsWith(ANY_ESTER) ? new Set(ESTERS) : withoutBroader(demand.included);
  return { ...demand, included: withEsters(included), excluded: withEsters(demand.excluded) };
});

/** A unit's fluid; null for text that names none or several. */
export const fluidOf = memoizedByText((text): Fluid | null => {
  const [only, other] = withoutBroader(demandIn(recordedText(text), FLUIDS)?.included ?? new Set());
  return only !== undefined && other === undefined ? only : null;
});

export function fluidFamilyOf(text: string | null): FluidFamily | null {
  const fluid = fluidOf(text);
  return fluid && familyOf(fluid);
}

/** An ester that is not named more closely is any of them. */
const withEsters = (fluids: ReadonlySet<Fluid>): ReadonlySet<Fluid> =>
  fluids.has('ester') ? new Set([...fluids, ...ESTERS]) : fluids;

/** Functions of an arrangement of fuses and switches. An isolation link is not a fuse. */
type Protection = 'lowFaults' | 'highFaults' | 'fieldReplaceable' | 'loadbreak';

const DEVICES = inField(deviceNames);

/**
 * Bay-O-Net fuses clear low and moderate faults and are replaced from outside; a current-limiting fuse takes the high faults,
 * a full-range one all of them (domain facts, fusing).
 */
const PROTECTIONS: Readonly<Record<Device, readonly Protection[]>> = {
  bayONet: ['lowFaults', 'fieldReplaceable'],
  currentLimiting: ['highFaults'],
  fullRange: ['lowFaults', 'highFaults'],
  loadbreak: ['loadbreak'],
  isolationLink: [],
  fuse: [],
  none: [],
};

/** One of the arrangements that an order accepts. */
export interface FusingDemand {
  readonly does: ReadonlySet<Protection>;
  readonly excluded: ReadonlySet<Device>;
  readonly isOnly: boolean;
}

/** The alternatives that an order names: 'Full Range CLF or Bay-O-Net w/ Partial Range CLF'. Null if one cannot be read. */
export const fusingDemand = memoizedByText((text): readonly FusingDemand[] | null => {
  const whole = devicesIn(text);
  if (whole?.included.size === 0) return [demanded(whole)];
  const alternatives = text.split(/\bor\b/i).map(devicesIn);
  return alternatives.every((each) => each !== null) ? alternatives.map(demanded) : null;
});

export interface Fusing {
  readonly devices: ReadonlySet<Device>;
  readonly does: ReadonlySet<Protection>;
}

/** Null for text that names none of them. */
export const fusingOf = memoizedByText((text): Fusing | null => {
  const devices = devicesIn(recordedOrNone(text));
  return devices && { devices: devices.included, does: protectionsBy(devices.included) };
});

/** Null for text that names none: a link is no fuse, and a fuse without a type is unknown. */
function devicesIn(text: string): Demand<Device> | null {
  const demand = demandIn(text.trim(), DEVICES);
  if (demand === null) return null;
  const [included, excluded] = [new Set(demand.included), new Set(demand.excluded)];
  included.delete('fuse');
  if (excluded.delete('fuse')) included.add('none');
  if (included.has('fullRange')) included.add('currentLimiting');
  const isLinkAlone = excluded.size === 0 && [...included].every((device) => device === 'isolationLink');
  return isLinkAlone ? null : { included, excluded, isOnly: demand.isOnly };
}

const demanded = ({ included, excluded, isOnly }: Demand<Device>): FusingDemand => ({
  does: protectionsBy(included),
  excluded,
  isOnly,
});

const protectionsBy = (devices: ReadonlySet<Device>): ReadonlySet<Protection> =>
  new Set([...devices].flatMap((device) => PROTECTIONS[device]));

const BUSHING_KINDS = inField(bushingKindNames);

/** '6-hole spade', 'spade 6 hole', 'six hole NEMA spades', '6 or 10 hole spade'; the numbers of holes, fewest first. 'No 4-hole spade' is a denial of just that. */
export interface SecondaryBushings {
  readonly holes: readonly number[];
  readonly kind: Demand<BushingKind> | null;
}

/** Null for text that names neither holes nor a kind. */
export const secondaryBushingsIn = memoizedByText((text): SecondaryBushings | null => {
  const words = text.toLowerCase();
  const kind = demandIn(words, BUSHING_KINDS);
  const holes = holesIn(words);
  return kind === null && holes.length === 0 ? null : { kind, holes: holes.sort((a, b) => a - b) };
});

/** How a transformer is mounted. The number of phases is a separate feature. */
export type UnitKind = 'pad' | 'pole' | 'substation';

const UNIT_KINDS: Vocabulary<UnitKind> = [
  ['pad', /\bpad(?:[\s-]?mount\w*)?\b/g],
  ['pole', /\bpole(?:[\s-]?mount\w*)?\b|\boverhead\b/g],
  ['substation', /\bsub(?:-?stations?)?\b/g],
];

/** 'Three-Phase Pad', 'Pole Mount', 'substation'; null for text that names none. */
export const unitKindDemand = memoizedByText((text) => demandIn(text, UNIT_KINDS));

/** Null for text that names none or several. */
export const unitKindOf = memoizedByText((text): UnitKind | null => {
  const [only, other] = unitKindDemand(text)?.included ?? [];
  return only !== undefined && other === undefined ? only : null;
});
