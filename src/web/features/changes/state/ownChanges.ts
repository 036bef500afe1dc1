import { isAction, type Middleware } from '@reduxjs/toolkit';
import { POSITION_HEADER } from '../../../../contract/changes';
import { ownChangeSaved, type Touched } from './changesSlice';
import { touchedBy } from './loads';
import { api } from '../../../store/api/api';

interface Answered {
  readonly type: string;
  readonly payload: unknown;
  readonly meta: {
    readonly arg: { readonly endpointName: string; readonly originalArgs: unknown };
    readonly baseQueryMeta?: { readonly response?: Response };
  };
}

const isAnswered = (action: unknown): action is Answered =>
  isAction(action) && /^api\/execute(Query|Mutation)\/fulfilled$/.test(action.type);

/** A finished import changed everything. */
const isEndOfImport = ({ meta, payload }: Answered): boolean =>
  meta.arg.endpointName === 'getImport' &&
  typeof payload === 'object' &&
  payload !== null &&
  'state' in payload &&
  payload.state === 'done';

const touched = (action: Answered): Touched | null =>
  isEndOfImport(action) ? 'all' : touchedBy(action.meta.arg.endpointName, action.meta.arg.originalArgs);

export const ownChanges: Middleware = (store) => (next) => (action) => {
  if (isAnswered(action)) {
    const position = action.meta.baseQueryMeta?.response?.headers.get(POSITION_HEADER) ?? null;
    const what = position === null ? null : touched(action);
    if (position !== null && what !== null) store.dispatch(ownChangeSaved({ position, touched: what }));
  }
  return next(action);
};

interface Done {
  readonly meta: { readonly arg: { readonly endpointName: string } };
}

const isDone = (action: unknown): action is Done => isAction(action) && action.type === 'api/executeMutation/fulfilled';

const WITHOUT_ENTRY = [
  ...['previewRecord', 'previewNewRecord', 'previewUnitChange'],
  ...['matchIc', 'reviewRates', 'readDistances', 'exportOrders', 'exportInventory', 'exportActivity'],
  ...['fetchPdf', 'keepEstimateDraft', 'dropEstimateDraft', 'startView', 'dismissNotice'],
];

export const ownEntries: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (isDone(action) && !WITHOUT_ENTRY.includes(action.meta.arg.endpointName))
    store.dispatch(api.util.invalidateTags(['Activity']));
  return result;
};
