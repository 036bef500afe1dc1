import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Unit } from '../../../contract/unit/unit';
import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
  type CostOptions,
} from '../../../domain/cost/comparison/costOptions';

/** Cost options that a user has changed: per order id and serial. Unchanged units are not in here. */
export type ChangedCostOptions = Record<string, Record<string, CostOptions>>;

interface Changed {
  orderId: string;
  unit: Unit;
  change: CostChange;
}

const initialState: ChangedCostOptions = {};

export const costOptionsSlice = createSlice({
  name: 'costOptions',
  initialState,
  reducers: {
    costOptionChanged(state, { payload: { orderId, unit, change } }: PayloadAction<Changed>) {
      const ofOrder = (state[orderId] ??= {});
      const serial = String(unit.serial);
      ofOrder[serial] = changeCostOption(ofOrder[serial] ?? initialCostOptions(unit), change);
    },
  },
});

export const { costOptionChanged } = costOptionsSlice.actions;
