/** How a winding is connected; null if the text does not say (kilovolts). */
export type Connection = 'delta' | 'wye' | 'groundedWye' | null;

export interface Winding {
  /** Line to line, volts. */
  volts: number;
  connection: Connection;
}

/** One winding, or two and more of a dual (series-multiple) voltage. */
export type Voltage = readonly Winding[];

/** As on nameplates. */
export const CONNECTION_SUFFIXES = { delta: 'D', wye: 'Y', groundedWye: 'GrdY' } as const;
export const CONNECTION_NAMES = { delta: 'delta', wye: 'wye', groundedWye: 'grounded wye' } as const;

/** As on nameplates: 12470 with a grounded wye is '12470GrdY'. */
export const windingText = ({ volts, connection }: Winding): string =>
  connection === null ? String(volts) : `${volts}${CONNECTION_SUFFIXES[connection]}`;

/** Nameplates round higher phase voltages to tens: 13200Y/7620. */
const ROUNDED_FROM = 1_000;

/** '12000D', '480Y/277'; '12000 V' without a connection. */
export function nameplateText({ volts, connection }: Winding): string {
  if (connection === null) return `${volts} V`;
  return `${volts}${CONNECTION_SUFFIXES[connection]}${connection === 'delta' ? '' : `/${phaseVolts(volts)}`}`;
}

function phaseVolts(volts: number): number {
  const phase = volts / Math.sqrt(3);
  return phase < ROUNDED_FROM ? Math.round(phase) : Math.round(phase / 10) * 10;
}

/** Printed phase voltages are rounded (600Y/346 and 600Y/347), so they may be 2 % off. */
export const isPhaseOf = (phase: number, line: number): boolean => Math.abs((phase * Math.sqrt(3)) / line - 1) <= 0.02;

/** Line-to-line volts that need no unit of measure (domain facts, voltages); other bare numbers are no voltages. */
export const STANDARD_VOLTS: ReadonlySet<number> = new Set([
  ...[
    208, 240, 480, 600, 2400, 4160, 4800, 6900, 7200, 7620, 7970, 8320, 12_000, 12_470, 13_090, 13_200, 13_800, 14_400,
  ],
  ...[16_000, 16_340, 19_920, 20_780, 22_860, 22_900, 23_000, 24_940, 25_000, 27_600, 33_000, 34_500, 44_000, 46_000],
]);

/** Of 'Δ', 'wye', 'gnd wye'; null without a word. */
export function connectionOf(word: string | null): Winding['connection'] {
  if (word === null) return null;
  if (/^(?:d|δ|∆)/i.test(word)) return 'delta';
  return /^(?:solidly|g)|gnd|grounded/i.test(word) ? 'groundedWye' : 'wye';
}
