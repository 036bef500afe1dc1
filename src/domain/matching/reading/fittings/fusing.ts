import { demandIn, type Demand } from '../../../language/demand';
import { deviceNames, type Device } from '../../../language/things/fusing';
import { inField } from '../../../language/vocabulary';
import { memoizedByText } from '../../../quantity/memoizedByText';
import { recordedOrNone } from '../../../language/placeholder';

/** What an arrangement of fuses and switches does. An isolation link is no fuse. */
export type Protection = 'lowFaults' | 'highFaults' | 'fieldReplaceable' | 'loadbreak';

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
  readonly denied: ReadonlySet<Device>;
  readonly isOnly: boolean;
}

/** The alternatives that an order names: 'Full Range CLF or Bay-O-Net w/ Partial Range CLF'. Null where one cannot be read. */
export const fusingDemand = memoizedByText((text): readonly FusingDemand[] | null => {
  const whole = devicesIn(text);
  if (whole?.asked.size === 0) return [demanded(whole)];
  const alternatives = text.split(/\bor\b/i).map(devicesIn);
  return alternatives.every((each) => each !== null) ? alternatives.map(demanded) : null;
});

/** A unit's fuses and switches, and what they do together. */
export interface Fusing {
  readonly devices: ReadonlySet<Device>;
  readonly does: ReadonlySet<Protection>;
}

/** Null for text that names none of them. */
export const fusingOf = memoizedByText((text): Fusing | null => {
  const devices = devicesIn(recordedOrNone(text));
  return devices && { devices: devices.asked, does: protectionsBy(devices.asked) };
});

/** Null for text that names none: a link is no fuse, and a fuse that is not named more closely says nothing. */
function devicesIn(text: string): Demand<Device> | null {
  const demand = demandIn(text.trim(), DEVICES);
  if (demand === null) return null;
  const [asked, denied] = [new Set(demand.asked), new Set(demand.denied)];
  asked.delete('fuse');
  if (denied.delete('fuse')) asked.add('none');
  if (asked.has('fullRange')) asked.add('currentLimiting');
  const isLinkAlone = denied.size === 0 && [...asked].every((device) => device === 'isolationLink');
  return isLinkAlone ? null : { asked, denied, isOnly: demand.isOnly };
}

const demanded = ({ asked, denied, isOnly }: Demand<Device>): FusingDemand => ({
  does: protectionsBy(asked),
  denied,
  isOnly,
});

const protectionsBy = (devices: ReadonlySet<Device>): ReadonlySet<Protection> =>
  new Set([...devices].flatMap((device) => PROTECTIONS[device]));
