import { demandIn, type Vocabulary } from '../words/demand';
import { memoizedByText } from '../../../quantity/memoizedByText';
import { recordedOrNone } from '../words/placeholder';

/** What an arrangement of fuses and switches does. An isolation link is no fuse. */
export type Protection = 'lowFaults' | 'highFaults' | 'fieldReplaceable' | 'loadbreak';

/** What is built in. */
export type Device = 'bayONet' | 'currentLimiting' | 'fullRange' | 'loadbreak' | 'none';

const DEVICES: Vocabulary<Device> = [
  ['bayONet', /\bbay[\s.-]?o[\s.-]?net|\bbayonet|\bbon\b/g],
  ['currentLimiting', /\bclf?s?\b|\bprcl?f?s?\b|\bcurrent[\s-]?limit\w*|\bpartial[\s-]?range\b/g],
  ['fullRange', /\bfull[\s-]?range\b|\bfrcl?f?s?\b/g],
  ['loadbreak', /\bload[\s-]?break\b/g],
  ['none', /^none$|\b(?:no|without) fus\w*|\bunfused\b|^isolation links?$/g],
];

/**
 * Bay-O-Net fuses clear low and moderate faults and are replaced from outside; a current-limiting fuse takes the high faults,
 * a full-range one all of them (domain facts, fusing).
 */
const PROTECTIONS: Readonly<Record<Device, readonly Protection[]>> = {
  bayONet: ['lowFaults', 'fieldReplaceable'],
  currentLimiting: ['highFaults'],
  fullRange: ['lowFaults', 'highFaults'],
  loadbreak: ['loadbreak'],
  none: [],
};

/** One of the arrangements that an order accepts. */
export interface FusingDemand {
  readonly does: ReadonlySet<Protection>;
  readonly denied: ReadonlySet<Device>;
  readonly isOnly: boolean;
}

/** The alternatives that an order names: 'Full Range CLF or Bay-O-Net w/ Partial Range CLF'. Null where one cannot be read. */
export const fusingDemand = memoizedByText((text): readonly FusingDemand[] | null => {
  const alternatives = text.split(/\bor\b/i).map(oneDemand);
  return alternatives.every((each) => each !== null) ? alternatives : null;
});

/** A unit's fuses and switches, and what they do together. */
export interface Fusing {
  readonly devices: ReadonlySet<Device>;
  readonly does: ReadonlySet<Protection>;
}

/** Null for text that names none of them. */
export const fusingOf = memoizedByText((text): Fusing | null => {
  const demand = demandIn(recordedOrNone(text), DEVICES);
  return demand && { devices: demand.asked, does: protectionsBy(demand.asked) };
});

function oneDemand(text: string): FusingDemand | null {
  const demand = demandIn(text.trim(), DEVICES);
  return demand && { does: protectionsBy(demand.asked), denied: demand.denied, isOnly: demand.isOnly };
}

const protectionsBy = (devices: ReadonlySet<Device>): ReadonlySet<Protection> =>
  new Set([...devices].flatMap((device) => PROTECTIONS[device]));
