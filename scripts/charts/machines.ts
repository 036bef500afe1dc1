import type { AnyStateMachine } from 'xstate';
import { authenticationMachine } from '../../src/web/machines/authentication';
import { estimateStepsMachine } from '../../src/web/machines/estimateSteps';
import { estimateEditingMachine } from '../../src/web/machines/estimateEditing';
import { icPanelMachine } from '../../src/web/machines/icPanel';
import { unitOptionsMachine } from '../../src/web/machines/unitOptions';

export interface ChartedMachine {
  title: string;
  machine: AnyStateMachine;
}

/** Every machine of src/web/machines, in files named by machine id. */
export const chartedMachines: readonly ChartedMachine[] = [
  { title: 'Authentication', machine: authenticationMachine },
  { title: 'IC# panel', machine: icPanelMachine },
  { title: 'Unit options', machine: unitOptionsMachine },
  { title: 'Estimate steps', machine: estimateStepsMachine },
  { title: 'Estimate editing', machine: estimateEditingMachine },
];
