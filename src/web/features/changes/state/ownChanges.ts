import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { AS_OF_HEADER, POSITION_HEADER } from '../../../../contract/changes';
import { changesReceived, MANY, ownChangeSaved, savingReported, type ChangesState, type Touched } from './changesSlice';
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

export const ownChanges: Middleware<object, { changes: ChangesState }> = (store) => (next) => (action) => {
  const headers = isAnswered(action) ? action.meta.baseQueryMeta?.response?.headers : undefined;
  if (headers === undefined || !isAnswered(action)) return next(action);
  const position = headers.get(POSITION_HEADER);
  const what = position === null ? null : touched(action);
  if (position !== null && what !== null) store.dispatch(ownChangeSaved({ position, touched: what }));
  const result = next(action);
  reportSaving(store, headers.get(AS_OF_HEADER));
  return result;
};

interface Changing {
  readonly getState: () => { readonly changes: ChangesState };
  readonly dispatch: (action: UnknownAction) => unknown;
}

/** After a pause, the screen may be older than changes that were reported before it. */
export function reportSaving({ getState, dispatch }: Changing, pausedAsOf: string | null): void {
  const { changes } = getState();
  if (changes.pausedAsOf === pausedAsOf) return;
  dispatch(savingReported(pausedAsOf));
  if (pausedAsOf === null) dispatch(changesReceived(MANY));
}

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
