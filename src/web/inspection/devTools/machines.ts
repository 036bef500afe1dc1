import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MachineStates } from '../../state/inspection';
import { rootReducer } from '../../state/rootReducer';
import type { MachineStep } from '../steps/machineSteps';

type Mirrored = PayloadAction<MachineStep>;

const PREFIX = 'machine/';
const isMirrored = (action: { type: string }): action is Mirrored => action.type.startsWith(PREFIX);

/** The action of a step: 'machine/unitOptions/SAVE'. */
export const mirrored = (step: MachineStep): Mirrored => ({
  type: `${PREFIX}${step.machine}/${step.event.type}`,
  payload: step,
});

const initialState: MachineStates = {};

const machinesSlice = createSlice({
  name: 'machines',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isMirrored, (machines, { payload }) => ({ ...machines, [payload.actor]: payload.state }));
  },
  selectors: {
    machineState: (machines, actor: string | undefined) => (actor === undefined ? undefined : machines[actor]),
  },
});

export const { machineState } = machinesSlice.injectInto(rootReducer).selectors;
