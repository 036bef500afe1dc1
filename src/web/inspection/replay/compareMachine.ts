import type { MachineTraceStep } from '../../../contract/trace/steps';
import { allowedInContext, allowedInInput, allowedInParams } from '../recording/allowed/allowlist';
import { differences, type Difference, type Placeholders } from './differences';
import type { Outcome } from './machinePlayer';

/** The state that a machine's step leads to, the actions with their parameters and the calls with their input. */
export function compareMachine(step: MachineTraceStep, outcome: Outcome, placeholders: Placeholders): Difference[] {
  const { machine, state, actions, calls } = step;
  const { context, ...rest } = state;
  const { context: contextToday, ...restToday } = outcome.state;
  return [
    ...differences({ state: rest }, { state: restToday }, null),
    ...differences(
      { actions: actions.map(({ type }) => type) },
      { actions: outcome.actions.map(({ type }) => type) },
      null,
    ),
    ...differences({ context }, { context: contextToday }, placeholders, { context: allowedInContext(machine) ?? {} }),
    ...(calls
      ? [...paramDifferences(step, outcome, placeholders), ...callDifferences(step, outcome, placeholders)]
      : []),
  ];
}

/** Of the actions that are the same. Version 1 recordings hold no parameters. */
function paramDifferences({ machine, actions }: MachineTraceStep, outcome: Outcome, placeholders: Placeholders) {
  return actions.flatMap(({ type, params }, index) => {
    const today = outcome.actions[index];
    if (today?.type !== type) return [];
    const allowed = { params: allowedInParams(machine, type) ?? {} };
    return differences({ params }, { params: today.params }, placeholders, allowed).map(({ path, ...difference }) => ({
      path: `actions.${index}.${path}`,
      ...difference,
    }));
  });
}

function callDifferences({ machine, calls = [] }: MachineTraceStep, outcome: Outcome, placeholders: Placeholders) {
  const ids = [...calls, ...outcome.calls].map(({ id }) => id);
  return differences(
    { calls: Object.fromEntries(calls.map(({ id, input = null }) => [id, { input }])) },
    { calls: Object.fromEntries(outcome.calls.map(({ id, input = null }) => [id, { input }])) },
    placeholders,
    { calls: Object.fromEntries(ids.map((id) => [id, { input: allowedInInput(machine, id) ?? {} }])) },
  );
}
