import { currentMachines } from '../../../src/web/inspection/replay/machinePlayer';
import { actionCauses, causeOfAction, causeOfEvent, eventCauses } from '../../../src/web/playback/causes';
import { rootReducer } from '../../../src/web/state/rootReducer';
import { acceptedConstraintsSlice } from '../../../src/web/state/slices/acceptedConstraints';
import { acceptedFieldsSlice } from '../../../src/web/state/slices/acceptedFields';
import { changesSlice } from '../../../src/web/state/slices/changes/changes';
import { comparisonViewSlice } from '../../../src/web/state/slices/comparisonView';
import { costOptionsSlice } from '../../../src/web/state/slices/costOptions';
import { manualUnitsSlice } from '../../../src/web/state/slices/manualUnits';
import { pinnedUnitsSlice } from '../../../src/web/state/slices/pinnedUnits';
import { planMemorySlice } from '../../../src/web/state/slices/planMemory';
import { ratesSlice } from '../../../src/web/state/slices/rates';

const slices = [
  acceptedConstraintsSlice,
  acceptedFieldsSlice,
  changesSlice,
  comparisonViewSlice,
  costOptionsSlice,
  manualUnitsSlice,
  pinnedUnitsSlice,
  planMemorySlice,
  ratesSlice,
];

test('the table says of every event of every machine who causes it', () => {
  expect(Object.keys(eventCauses).sort()).toEqual(Object.keys(currentMachines).sort());
  for (const [name, { machine }] of Object.entries(currentMachines)) {
    const own = machine.events.map(String).filter((type) => !type.startsWith('xstate.'));
    expect([name, Object.keys(eventCauses[name]!).sort()]).toEqual([name, [...own].sort()]);
  }
});

test('the table says of every action of every slice who causes it', () => {
  const types = slices.flatMap(({ name, actions }) => Object.keys(actions).map((action) => `${name}/${action}`));
  expect(Object.keys(actionCauses).sort()).toEqual(types.sort());
  const known = [...slices.map(({ name }) => name), 'api', 'loads', 'machines'];
  expect(Object.keys(rootReducer(undefined, { type: 'x' })).sort()).toEqual(known.sort());
});

test('what the machines and the server do is the app’s; what is chosen and clicked is a person’s', () => {
  expect(causeOfEvent('icPanel', 'SUBMIT')).toBe('person');
  expect(causeOfEvent('icPanel', 'xstate.done.actor.searchIc')).toBe('app');
  expect(causeOfEvent('unitOptions', 'SAVE')).toBe('intention');
  expect(causeOfEvent('estimateSteps', 'PROPOSE')).toBe('intention');
  expect(causeOfAction('pinnedUnits/unitPinned')).toBe('person');
  expect(causeOfAction('manualUnits/manualUnitAdded')).toBe('app');
  expect(causeOfAction('changes/changesReceived')).toBe('outside');
  expect(causeOfAction('api/getOrders/pending')).toBe('app');
});
