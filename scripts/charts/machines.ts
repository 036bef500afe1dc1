import type { AnyStateMachine } from 'xstate';
import { authenticationMachine } from '../../src/web/state/machines/authentication';
import { estimateStepsMachine } from '../../src/web/state/machines/estimateSteps';
import { estimateEditingMachine } from '../../src/web/state/machines/estimateEditing';
import { icPanelMachine } from '../../src/web/state/machines/icPanel';
import { unitOptionsMachine } from '../../src/web/state/machines/unitOptions';

export interface ChartedMachine {
  title: string;
  machine: AnyStateMachine;
}

/** Every machine of src/web/state/machines, in files named by machine id. */
export const chartedMachines: readonly ChartedMachine[] = [
  { title: 'Authentication', machine: authenticationMachine },
  { title: 'IC# panel', machine: icPanelMachine },
  { title: 'Unit options', machine: unitOptionsMachine },
  { title: 'Estimate steps', machine: estimateStepsMachine },
  { title: 'Estimate editing', machine: estimateEditingMachine },
];
