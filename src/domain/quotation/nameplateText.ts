import type { Winding } from '../matching/reading/voltage';

const SUFFIXES = { delta: 'D', wye: 'Y', groundedWye: 'GrdY' } as const;

/** From here on nameplates round the phase voltage to tens: 13200Y/7620. */
const ROUNDED_FROM = 1_000;

/** A winding as nameplates write it, line to line and, of a wye, phase voltage: '12000D', '480Y/277'; '12000 V' without a connection. */
export function nameplateText({ volts, connection }: Winding): string {
  if (connection === null) return `${volts} V`;
  return `${volts}${SUFFIXES[connection]}${connection === 'delta' ? '' : `/${phaseVolts(volts)}`}`;
}

function phaseVolts(volts: number): number {
  const phase = volts / Math.sqrt(3);
  return phase < ROUNDED_FROM ? Math.round(phase) : Math.round(phase / 10) * 10;
}
