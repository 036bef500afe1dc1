import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { icPanelMachine } from '../../../src/web/machines/icPanel';
import { aUnit } from '../comparisonSamples';

const events = [
  { type: 'TOGGLE' },
  { type: 'CANCEL' },
  { type: 'CHANGE', text: '  ' },
  { type: 'CHANGE', text: '40117762' },
  { type: 'SUBMIT' },
  { type: 'xstate.done.actor.searchIc', output: { unit: aUnit({ serial: '40117762' }), remark: null } },
  { type: 'xstate.error.actor.searchIc', error: new Error('No answer') },
] as never[];

const nameOf = (value: unknown) => (typeof value === 'string' ? value : Object.entries(value as object)[0]!.join('.'));

const edgesWhere = (isKnown: boolean) => {
  const machine = icPanelMachine.provide({ guards: { isKnown: () => isKnown } });
  const map = getAdjacencyMap(machine, {
    events,
    filterEvents: (state, event) => state.can(event),
    serializeState: (state) => `${nameOf(state.value)} '${state.context.text}'`,
  });
  return adjacencyMapToArray(map).map(({ state, event, nextState }) => {
    const named = event as { type: string; text?: string };
    const label = named.text === undefined ? named.type : `${named.type} '${named.text}'`;
    return `${nameOf(state.value)} '${state.context.text}' + ${label} -> ${nameOf(nextState.value)} '${nextState.context.text}'`;
  });
};

const shared = [
  "closed '' + TOGGLE -> open.idle ''",
  "open.idle '' + TOGGLE -> closed ''",
  "open.idle '' + CANCEL -> closed ''",
  "open.idle '' + CHANGE '  ' -> open.idle '  '",
  "open.idle '' + CHANGE '40117762' -> open.idle '40117762'",
  "open.idle '  ' + TOGGLE -> closed ''",
  "open.idle '  ' + CANCEL -> closed ''",
  "open.idle '  ' + CHANGE '  ' -> open.idle '  '",
  "open.idle '  ' + CHANGE '40117762' -> open.idle '40117762'",
  "open.idle '40117762' + TOGGLE -> closed ''",
  "open.idle '40117762' + CANCEL -> closed ''",
  "open.idle '40117762' + CHANGE '  ' -> open.idle '  '",
  "open.idle '40117762' + CHANGE '40117762' -> open.idle '40117762'",
  "open.idle '40117762' + SUBMIT -> open.searching '40117762'",
  "open.searching '40117762' + TOGGLE -> closed ''",
  "open.searching '40117762' + CANCEL -> closed ''",
  "open.searching '40117762' + xstate.error.actor.searchIc -> open.idle '40117762'",
];

test('every edge, with a unit that is not listed yet', () => {
  const found = "open.searching '40117762' + xstate.done.actor.searchIc -> open.idle ''";
  expect(edgesWhere(false).toSorted()).toEqual([...shared, found].toSorted());
});

test('every edge, with a unit that is listed already: the text stays', () => {
  const found = "open.searching '40117762' + xstate.done.actor.searchIc -> open.idle '40117762'";
  expect(edgesWhere(true).toSorted()).toEqual([...shared, found].toSorted());
});
