import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MachineStates } from '../../state/inspection';
import { rootReducer } from '../../state/rootReducer';
import type { MachineStep } from '../steps/machineSteps';
import { MACHINE_PREFIX } from '../steps/recordedAction';

type StepAction = PayloadAction<MachineStep>;

const isStepAction = (action: { type: string }): action is StepAction => action.type.startsWith(MACHINE_PREFIX);

/** The action that mirrors a step: 'machine/unitOptions/SAVE'. */
export const stepAction = (step: MachineStep): StepAction => ({
  type: `${MACHINE_PREFIX}${step.machine}/${step.event.type}`,
  payload: step,
});

const initialState: MachineStates = {};

const machinesSlice = createSlice({
  name: 'machines',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isStepAction, (machines, { payload }) => ({ ...machines, [payload.actor]: payload.state }));
  },
  selectors: {
    machineState: (machines, actor: string | undefined) => (actor === undefined ? undefined : machines[actor]),
  },
});

export const { machineState } = machinesSlice.injectInto(rootReducer).selectors;
