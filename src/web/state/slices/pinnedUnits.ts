import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Unit } from '../../../contract/unit/unit';
import { MAX_PINNED } from '../../../domain/limits';
import { manualUnitRemoved } from './manualUnits';

/** Serials of the units that stay side by side while paging: per order id, in the order in which they were pinned. */
export type PinnedUnits = Record<string, string[]>;

interface OneUnit {
  orderId: string;
  serial: Unit['serial'];
}

const initialState: PinnedUnits = {};

function unpin(state: PinnedUnits, { orderId, serial }: OneUnit) {
  state[orderId] = (state[orderId] ?? []).filter((each) => each !== String(serial));
}

export const pinnedUnitsSlice = createSlice({
  name: 'pinnedUnits',
  initialState,
  reducers: {
    unitPinned(state, { payload }: PayloadAction<OneUnit>) {
      const pinned = (state[payload.orderId] ??= []);
      const serial = String(payload.serial);
      if (!pinned.includes(serial) && pinned.length < MAX_PINNED) pinned.push(serial);
    },
    unitUnpinned: (state, { payload }: PayloadAction<OneUnit>) => unpin(state, payload),
    allUnitsUnpinned(state, { payload }: PayloadAction<{ orderId: string }>) {
      state[payload.orderId] = [];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(manualUnitRemoved, (state, { payload }) => unpin(state, payload));
  },
});

export const { unitPinned, unitUnpinned, allUnitsUnpinned } = pinnedUnitsSlice.actions;
