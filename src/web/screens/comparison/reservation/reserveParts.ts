import { preloadable } from '../../../loading/preloadable';

/** Who holds a unit comes after what the unit is: one download of its own. */
export const ReserveUnit = preloadable(() =>
  import(/* webpackChunkName: "reserve-parts" */ './ReserveUnit').then((m) => m.ReserveUnit),
);
export const OrderReservation = preloadable(() =>
  import(/* webpackChunkName: "reserve-parts" */ './OrderReservation').then((m) => m.OrderReservation),
);
