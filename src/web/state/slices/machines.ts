import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MachineState, MachineStates } from '../inspection';

/** A step of a state machine, as far as the store shows it. */
interface Step {
  readonly machine: string;
  readonly actor: string;
  readonly event: { readonly type: string };
  readonly state: MachineState;
}

type MachineStepped = PayloadAction<Step>;

const PREFIX = 'machine/';
export const isMachineStepped = (action: { type: string }): action is MachineStepped => action.type.startsWith(PREFIX);

/** The action of a step: 'machine/unitOptions/SAVE'. */
export const machineStepped = (step: Step): MachineStepped => ({
  type: `${PREFIX}${step.machine}/${step.event.type}`,
  payload: step,
});

const initialState: MachineStates = {};

/** A mirror of the state machines for Redux DevTools; empty unless they watch. */
export const machinesSlice = createSlice({
  name: 'machines',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isMachineStepped, (machines, { payload }) => ({ ...machines, [payload.actor]: payload.state }));
  },
});
