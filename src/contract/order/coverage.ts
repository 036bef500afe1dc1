/** The fit class of an open order's best available unit. `not stated`: the order cannot be judged. */
export const coverages = ['fits', 'work', 'check', 'misses', 'none', 'not stated'] as const;
export type Coverage = (typeof coverages)[number];

/** An order with such a unit is covered: the unit fits, with or without work. */
export const covered = ['fits', 'work'] as const satisfies readonly Coverage[];

/** An order that can be judged and is not covered. */
export const uncovered = ['check', 'misses', 'none'] as const satisfies readonly Coverage[];
