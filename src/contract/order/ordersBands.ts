/** The fit class of an open order's best available unit. `not stated`: the order cannot be judged. */
export const coverages = ['fits', 'work', 'check', 'misses', 'none', 'not stated'] as const;
export type Coverage = (typeof coverages)[number];

/** An order with such a unit is covered: the unit fits, with or without work. */
export const covered = ['fits', 'work'] as const satisfies readonly Coverage[];

/** An order that can be judged and is not covered. */
export const uncovered = ['check', 'misses', 'none'] as const satisfies readonly Coverage[];

/** Bands for grouping and filtering orders. `NONE` means orders without the value, in every parameter. */
export const NONE = 'none' as const;

/** Days since the order date. */
export const ageBands = ['0-29', '30-89', '90-179', '180-364', '365+'] as const;
export type AgeBand = (typeof ageBands)[number];

/** Percent of the price that the best unit leaves, from the first number up to but not including the second. */
export const marginBands = ['under 0', '0-10', '10-20', '20-30', '30-40', '40+'] as const;
export type MarginBand = (typeof marginBands)[number];

/** The order is covered, but a cost of its best unit is not recorded, so its margin is an upper bound. */
export const INCOMPLETE = 'incomplete' as const;

/** Voltage classes of windings (IEEE C57.12.00), kV; each holds the voltages above the one before it, up to itself. */
export const voltageClasses = ['1.2', '2.5', '5', '8.7', '15', '25', '34.5', '46', '69', 'over 69'] as const;
export type VoltageClass = (typeof voltageClasses)[number];

/** Orders whose coverage is still being worked out. */
export const NOT_JUDGED = 'not judged' as const;

/** Orders whose best available unit neither fits nor fits with work; without those that do not state what they need. */
export const NOT_COVERED = 'not covered' as const;

/** Orders wanted before today, in no month. */
export const OVERDUE = 'overdue' as const;

export const phaseKeys = ['1', '3', NONE] as const;
export type PhaseKey = (typeof phaseKeys)[number];
