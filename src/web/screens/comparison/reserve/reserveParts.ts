import { preloadable } from '../../../loading/preloadable';

/** Who holds a unit comes after what the unit is: one download of its own. */
export const ReserveUnit = preloadable(() =>
  import(/* webpackChunkName: "reserve-parts" */ './ReserveUnit').then((m) => m.ReserveUnit),
);
export const ReservedUnit = preloadable(() =>
  import(/* webpackChunkName: "reserve-parts" */ './ReservedUnit').then((m) => m.ReservedUnit),
);
