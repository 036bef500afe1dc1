import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MachineState, MachineStates } from './inspection';

interface Step {
  readonly machine: string;
  readonly actor: string;
  readonly event: { readonly type: string };
  readonly state: MachineState;
}

type MachineStepped = PayloadAction<Step>;

const PREFIX = 'machine/';
export const isMachineStepped = (action: { type: string }): action is MachineStepped => action.type.startsWith(PREFIX);

export const machineStepped = (step: Step): MachineStepped => ({
  type: `${PREFIX}${step.machine}/${step.event.type}`,
  payload: step,
});

const initialState: MachineStates = {};

export const machinesSlice = createSlice({
  name: 'machines',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isMachineStepped, (machines, { payload }) => ({ ...machines, [payload.actor]: payload.state })),
});
