import { transition, type SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { estimateStates, estimateSteps, type EstimateState } from '../../../src/contract/estimates/states';
import { estimateStepsMachine, STEP_EVENTS } from '../../../src/web/machines/estimateSteps';

type Snapshot = SnapshotFrom<typeof estimateStepsMachine>;

const reported = (state: EstimateState, whyNot: string | null) => ({
  ...{ state, version: 1, steps: estimateSteps.map((step) => ({ step, whyNot })) },
});
const events = [
  ...estimateStates.map((state) => ({ type: 'STATUS', ...reported(state, null) })),
  ...Object.values(STEP_EVENTS).map((type) => ({ type })),
  ...estimateStates.map((state) => ({ type: 'xstate.done.actor.takeStep', output: reported(state, null) })),
  { type: 'xstate.error.actor.takeStep', error: new Error('Refused') },
] as never[];

const nameOf = ({ value }: Snapshot): string => (typeof value === 'string' ? value : JSON.stringify(value));
const options = {
  events,
  filterEvents: (state: Snapshot, event: never) => state.can(event),
  serializeState: ({ value, context }: Snapshot) => JSON.stringify([value, context.state, context.requested]),
} as never;
const edges = adjacencyMapToArray(getAdjacencyMap(estimateStepsMachine, options));

test('the graph reaches every state of an estimate, and loading and asking', () => {
  const reached = getShortestPaths(estimateStepsMachine, options).map(({ state }) => nameOf(state));
  expect([...new Set(reached)].sort()).toEqual(['loading', 'asking', ...estimateStates].sort());
});

test('every step, from each state in which it can be taken', () => {
  const steps = edges
    .filter(({ event }) => Object.values<string>(STEP_EVENTS).includes(event.type))
    .map(({ state, event, nextState }) => `${nameOf(state)} + ${event.type} -> ${nameOf(nextState)}`);
  expect([...new Set(steps)].sort()).toEqual(
    [
      'draft + PROPOSE -> asking',
      'proposed + APPROVE -> asking',
      'proposed + RETURN -> asking',
      'proposed + QUOTE -> asking',
      'approved + RETURN -> asking',
      'approved + QUOTE -> asking',
      'returned + PROPOSE -> asking',
      'lapsed + PROPOSE -> asking',
      'lapsed + LOSE -> asking',
      'quoted + CONSENT -> asking',
      'quoted + WIN -> asking',
      'quoted + LOSE -> asking',
    ].sort(),
  );
});

test('the answer has the new state of the estimate, a refusal leaves the state unchanged', () => {
  for (const { state, event, nextState } of edges) {
    if (event.type.startsWith('xstate.error')) expect(nameOf(nextState)).toBe(state.context.state);
    else if (nameOf(nextState) !== 'asking') expect(nameOf(nextState)).toBe(nextState.context.state);
    if (nameOf(nextState) === 'asking') expect(nextState.context.requested).not.toBeNull();
    else expect(Object.keys(nextState.children)).toEqual([]);
  }
});

test('during the request for a step nothing else is taken', () => {
  const asking = edges.find(({ nextState }) => nameOf(nextState) === 'asking')!.nextState;
  expect(Object.values(asking.children).map((child) => child?.id)).toEqual(['takeStep']);
  for (const event of events.slice(0, estimateStates.length + estimateSteps.length))
    expect(asking.can(event)).toBe(false);
});

test('a step that the server says is not open is not taken', () => {
  const [loading] = edges.map(({ state }) => state).filter((state) => nameOf(state) === 'loading');
  for (const state of estimateStates) {
    const closed = estimateStepsMachine.resolveState({
      ...{ value: state, context: { ...loading!.context, ...reported(state, 'Only administrators can.') } },
    });
    for (const type of Object.values(STEP_EVENTS)) expect(closed.can({ type })).toBe(false);
  }
});

test('the reason goes with the step', () => {
  const [proposed] = edges.map(({ nextState }) => nextState).filter((state) => nameOf(state) === 'proposed');
  const [asking] = transition(estimateStepsMachine, proposed!, { type: 'RETURN', reason: 'Too low' });
  expect(asking.context.requested).toEqual({ step: 'return', reason: 'Too low' });
});
