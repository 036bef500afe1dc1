import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlanSettings } from '../../../contract/plan/planRequest';

/** What is known of a person's plans until they sign out or close the tab. */
export interface PlanMemory {
  /** By which the person planned last; null: as usual. */
  settings: PlanSettings | null;
  /** Whether comparisons say what each unit does to the plan. */
  isShown: boolean;
}

const initialState: PlanMemory = { settings: null, isShown: false };

export const planMemorySlice = createSlice({
  name: 'planMemory',
  initialState,
  reducers: {
    plannedBy(state, { payload }: PayloadAction<PlanSettings>) {
      state.settings = payload;
    },
    planEffectsShown(state, { payload }: PayloadAction<{ isShown: boolean }>) {
      state.isShown = payload.isShown;
    },
  },
});

export const { plannedBy, planEffectsShown } = planMemorySlice.actions;
