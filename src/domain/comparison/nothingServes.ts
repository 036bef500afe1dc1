import type { Unit } from '../../contract/unit/unit';

/** Whether a server that judges units recommends none that can serve. */
export const nothingServes = (recommended: readonly Unit[]): boolean =>
  recommended.length > 0 && recommended.every(({ can_serve }) => can_serve === false);
