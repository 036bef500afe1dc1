/** The fit class of an open order's best available unit. `not stated`: the order cannot be judged. */
export const coverages = ['fits', 'work', 'check', 'misses', 'none', 'not stated'] as const;
export type Coverage = (typeof coverages)[number];

/** Whose unit fits, with or without work. */
export const covered = ['fits', 'work'] as const satisfies readonly Coverage[];

/** Can be judged and is not covered. */
export const uncovered = ['check', 'misses', 'none'] as const satisfies readonly Coverage[];

/** Orders without the value, in every parameter. */
export const NONE = 'none' as const;

/** Days since the order date. */
export const ageBands = ['0-29', '30-89', '90-179', '180-364', '365+'] as const;
export type AgeBand = (typeof ageBands)[number];

/** Percent of the price that the best unit leaves; upper bounds are exclusive. */
export const marginBands = ['under 0', '0-10', '10-20', '20-30', '30-40', '40+'] as const;
export type MarginBand = (typeof marginBands)[number];

/** Covered, but a cost of the best unit is not recorded, so the margin is an upper bound. */
export const INCOMPLETE = 'incomplete' as const;

/** Voltage classes of windings (IEEE C57.12.00), kV: voltages up to this one, above the previous. */
export const voltageClasses = ['1.2', '2.5', '5', '8.7', '15', '25', '34.5', '46', '69', 'over 69'] as const;
export type VoltageClass = (typeof voltageClasses)[number];

/** Coverage is still being computed. */
export const NOT_JUDGED = 'not judged' as const;

/** `check`, `misses` and `none`. */
export const NOT_COVERED = 'not covered' as const;

/** Requested before today. */
export const OVERDUE = 'overdue' as const;

export const phaseKeys = ['1', '3', NONE] as const;
export type PhaseKey = (typeof phaseKeys)[number];
