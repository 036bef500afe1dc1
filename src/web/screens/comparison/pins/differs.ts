/** What the mark of a value says in which the pinned units are not all alike. */
export const DIFFERS = 'Differs between the pinned units';
