import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Unit } from '../../../../contract/units/unit';
import { MAX_PINNED } from '../../../../domain/limits';
import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
  type CostOptions,
} from '../../../../domain/cost/comparison/costOptions';

export type ManualUnits = Record<string, Unit[]>;

const noUnits: ManualUnits = {};

const without = (units: Unit[], serial: Unit['serial']) =>
  units.filter((unit) => String(unit.serial) !== String(serial));

export const manualUnitsSlice = createSlice({
  name: 'manualUnits',
  initialState: noUnits,
  reducers: {
    manualUnitAdded(state, { payload }: PayloadAction<{ orderId: string; unit: Unit }>) {
      state[payload.orderId] = [payload.unit, ...without(state[payload.orderId] ?? [], payload.unit.serial)];
    },
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

export type PinnedUnits = Record<string, string[]>;

interface OneUnit {
  orderId: string;
  serial: Unit['serial'];
}

const nonePinned: PinnedUnits = {};

function unpin(state: PinnedUnits, { orderId, serial }: OneUnit) {
  state[orderId] = (state[orderId] ?? []).filter((each) => each !== String(serial));
}

export const pinnedUnitsSlice = createSlice({
  name: 'pinnedUnits',
  initialState: nonePinned,
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
  extraReducers: (builder) => builder.addCase(manualUnitRemoved, (state, { payload }) => unpin(state, payload)),
});

export const { unitPinned, unitUnpinned, allUnitsUnpinned } = pinnedUnitsSlice.actions;

export type ChangedCostOptions = Record<string, Record<string, CostOptions>>;

interface Changed {
  orderId: string;
  unit: Unit;
  change: CostChange;
}

const noChange: ChangedCostOptions = {};

export const costOptionsSlice = createSlice({
  name: 'costOptions',
  initialState: noChange,
  reducers: {
    costOptionChanged(state, { payload: { orderId, unit, change } }: PayloadAction<Changed>) {
      const ofOrder = (state[orderId] ??= {});
      const serial = String(unit.serial);
      ofOrder[serial] = changeCostOption(ofOrder[serial] ?? initialCostOptions(unit), change);
    },
  },
});

export const { costOptionChanged } = costOptionsSlice.actions;
