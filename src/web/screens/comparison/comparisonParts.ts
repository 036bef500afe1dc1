import { preloadable } from '../../loading/preloadable';

/**
 * What the cards do without until it is asked for: one download, fetched when
 * the pointer or the focus comes near.
 */
export const UnitTable = preloadable(() =>
  import(/* webpackChunkName: "comparison-parts" */ './table/UnitTable').then((m) => m.UnitTable),
);
export const ReasonDialog = preloadable(() =>
  import(/* webpackChunkName: "comparison-parts" */ './reason/ReasonDialog').then((m) => m.ReasonDialog),
);

/** One that does not come is fetched again when it is asked for. */
export const preloadComparisonParts = () => void Promise.allSettled([UnitTable.preload(), ReasonDialog.preload()]);
