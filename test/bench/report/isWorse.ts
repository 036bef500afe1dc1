import type { Line } from './line';
import type { Spread } from './spread';

const TIMES = ['ms', 's'];
const width = ({ low, high }: Spread): number => high - low;

/** How much slower the machine is than then, as the peer that is nearest to the limit tells; at least as fast is 1: a peer's luck accuses nobody. */
function slowdown(now: Line, before: Line): number {
  if (!TIMES.includes(now.unit)) return 1;
  const [peer = ''] = Object.keys(now.peers);
  const [today, then] = [now.peers[peer]?.median ?? 0, before.peers[peer]?.median ?? 0];
  return today > 0 && then > 0 ? Math.max(1, today / then) : 1;
}

/** Whether a line got worse by more than its values lie apart, in either run; a machine that is slower today excuses it. */
export function isWorse(now: Line, before: Line | undefined): boolean {
  if (before === undefined) return false;
  const factor = slowdown(now, before);
  const spread = Math.max(width(now.ours), width(before.ours) * factor);
  return now.ours.median - before.ours.median * factor > spread;
}
