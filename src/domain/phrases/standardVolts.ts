/** Line to line, volts (domain facts, voltages); other bare numbers are no voltages. */
export const STANDARD_VOLTS: ReadonlySet<number> = new Set([
  ...[
    208, 240, 480, 600, 2400, 4160, 4800, 6900, 7200, 7620, 7970, 8320, 12_000, 12_470, 13_090, 13_200, 13_800, 14_400,
  ],
  ...[16_000, 16_340, 19_920, 20_780, 22_860, 22_900, 23_000, 24_940, 25_000, 27_600, 33_000, 34_500, 44_000, 46_000],
]);
