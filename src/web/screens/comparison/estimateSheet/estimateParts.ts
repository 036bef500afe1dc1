import { preloadable } from '../../../loading/preloadable';

/** What the cards do without until somebody wants to print. */
export const EstimateDialog = preloadable(() =>
  import(/* webpackChunkName: "estimate" */ './EstimateDialog').then((m) => m.EstimateDialog),
);
