import { isAction, type Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api';

interface Done {
  readonly meta: { readonly arg: { readonly endpointName: string } };
}

const isDone = (action: unknown): action is Done => isAction(action) && action.type === 'api/executeMutation/fulfilled';

/** Mutations that only read, or change only a person's own things: the server writes no entry for them. */
const WITHOUT_ENTRY = [
  ...['matchIc', 'reviewRates', 'readDistances', 'exportOrders', 'exportInventory', 'exportActivity'],
  ...['fetchQuotationPage', 'keepEstimateDraft', 'dropEstimateDraft', 'startView', 'dismissNotice'],
];

/** Whatever this tab writes may be a new entry: the activity on screen is fetched again, and the rest when it is opened. */
export const ownEntries: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (isDone(action) && !WITHOUT_ENTRY.includes(action.meta.arg.endpointName))
    store.dispatch(api.util.invalidateTags(['Activity']));
  return result;
};
