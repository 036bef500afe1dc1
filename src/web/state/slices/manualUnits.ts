import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Unit } from '../../../contract/unit/unit';

/** Units that a user added by inventory control number: per order id, newest first, each serial once. */
export type ManualUnits = Record<string, Unit[]>;

const initialState: ManualUnits = {};

const without = (units: Unit[], serial: Unit['serial']) =>
  units.filter((unit) => String(unit.serial) !== String(serial));

export const manualUnitsSlice = createSlice({
  name: 'manualUnits',
  initialState,
  reducers: {
    manualUnitAdded(state, { payload }: PayloadAction<{ orderId: string; unit: Unit }>) {
      state[payload.orderId] = [payload.unit, ...without(state[payload.orderId] ?? [], payload.unit.serial)];
    },
    /** A unit was judged again: it stays where it is in the list. */
    manualUnitJudged(state, { payload: { orderId, unit } }: PayloadAction<{ orderId: string; unit: Unit }>) {
      state[orderId] = (state[orderId] ?? []).map((each) =>
        String(each.serial) === String(unit.serial) ? unit : each,
      );
    },
    manualUnitRemoved(state, { payload }: PayloadAction<{ orderId: string; serial: Unit['serial'] }>) {
      state[payload.orderId] = without(state[payload.orderId] ?? [], payload.serial);
    },
  },
});

export const { manualUnitAdded, manualUnitJudged, manualUnitRemoved } = manualUnitsSlice.actions;
