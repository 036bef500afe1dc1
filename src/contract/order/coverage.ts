/** How the available units serve an open order: its best one as it stands, within tolerances, with work, or none does. */
export const coverages = ['perfect', 'acceptable', 'work', 'none'] as const;
export type Coverage = (typeof coverages)[number];
