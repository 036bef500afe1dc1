import { createSlice, isAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { changeKey, type Touched, changesReceived } from './changesSlice';

const OF_UNITS = [
  ...['reserveUnit', 'releaseReservation', 'saveUnitOptions'],
  ...['addUnitFile', 'captionUnitFile', 'orderUnitFiles', 'removeUnitFile', 'restoreUnitFile'],
];

const OF_RECORDS = ['correctRecord', 'retireRecord', 'bringBack'];

const OF_ESTIMATES = ['createEstimate', 'saveEstimate', 'stepEstimate'];

const field = (args: unknown, name: string): string | null => {
  const value: unknown = typeof args === 'object' && args !== null ? Reflect.get(args, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

function listIn(args: unknown, name: string): readonly unknown[] {
  const list: unknown = typeof args === 'object' && args !== null ? Reflect.get(args, name) : undefined;
  return Array.isArray(list) ? list : [];
}

const unitsIn = (args: unknown) => listIn(args, 'serials').map((serial) => changeKey('unit', String(serial)));

const valuesTaken = (args: unknown) =>
  listIn(args, 'values').map((value) =>
    changeKey(field(value, 'file') === 'orders' ? 'order' : 'unit', field(value, 'key')),
  );

const ofPair = (pair: unknown): readonly string[] => [
  changeKey('unit', field(pair, 'serial')),
  changeKey('order', field(pair, 'order_id')),
];

function ofEstimate(args: unknown): readonly string[] {
  const orderId = field(args, 'orderId');
  const isWon = field(args, 'step') === 'win';
  return [
    changeKey('estimates', orderId),
    ...(isWon ? ofPair({ serial: field(args, 'itemCode'), order_id: orderId }) : []),
  ];
}

export function touchedBy(endpoint: string, args: unknown): Touched | null {
  if (endpoint === 'saveRates') return [changeKey('many', null)];
  if (OF_RECORDS.includes(endpoint))
    return [changeKey(field(args, 'file') === 'orders' ? 'order' : 'unit', field(args, 'recordKey'))];
  if (endpoint === 'takeSources') return valuesTaken(args);
  if (endpoint === 'changeUnits' || endpoint === 'undoUnitChange') return unitsIn(args);
  if (endpoint === 'setFreightPayer') return [changeKey('order', field(args, 'orderId'))];
  if (endpoint === 'reservePlanned') return listIn(args, 'pairs').flatMap(ofPair);
  if (OF_ESTIMATES.includes(endpoint)) return ofEstimate(args);
  if (!OF_UNITS.includes(endpoint)) return null;
  const orderId = field(args, 'orderId');
  const unit = changeKey('unit', field(args, 'itemCode') ?? field(args, 'serial'));
  return orderId === null ? [unit] : [unit, changeKey('order', orderId)];
}

export interface LoadsState {
  eventCount: number;
  eventsBefore: Record<string, number>;
  saving: Record<string, readonly string[]>;
}

interface CallMeta {
  readonly requestId: string;
  readonly arg: { readonly endpointName: string; readonly originalArgs: unknown };
}

/** By type, because the endpoints import the store. */
const isCall =
  (ending: RegExp) =>
  (action: UnknownAction): action is PayloadAction<unknown, string, CallMeta> =>
    isAction(action) && ending.test(action.type);

const initialState: LoadsState = { eventCount: 0, eventsBefore: {}, saving: {} };

export const loadsSlice = createSlice({
  name: 'loads',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(changesReceived, (state) => {
        state.eventCount += 1;
      })
      .addMatcher(isCall(/^api\/executeQuery\/pending$/), (state, { meta }) => {
        if (state.eventCount > 0) state.eventsBefore[meta.requestId] = state.eventCount;
      })
      .addMatcher(isCall(/^api\/executeMutation\/pending$/), (state, { meta: { requestId, arg } }) => {
        const touched = touchedBy(arg.endpointName, arg.originalArgs);
        if (touched !== null && touched !== 'all') state.saving[requestId] = [...touched];
      })
      .addMatcher(isCall(/^api\/executeMutation\/(fulfilled|rejected)$/), (state, { meta }) => {
        if (Object.hasOwn(state.saving, meta.requestId))
          state.saving = Object.fromEntries(Object.entries(state.saving).filter(([id]) => id !== meta.requestId));
      }),
});
