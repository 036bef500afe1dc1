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

/** Printed phase voltages are rounded (600Y/346 and 600Y/347), so they may be 2 % off. */
export const isPhaseOf = (phase: number, line: number): boolean => Math.abs((phase * Math.sqrt(3)) / line - 1) <= 0.02;
