import { type InspectionEvent, createActor } from 'xstate';
import { createInspection } from '../../../src/web/store/inspection';
import { icPanelMachine } from '../../../src/web/machines/icPanel';

const snapshots = (events: InspectionEvent[]) =>
  events.flatMap((each) => (each.type === '@xstate.snapshot' ? [each.event.type] : []));

test('late observers first receive what has happened so far, in order, then everything else', () => {
  const { inspect, subscribe } = createInspection();
  const actor = createActor(icPanelMachine, { inspect }).start();
  actor.send({ type: 'TOGGLE' });
  const one: InspectionEvent[] = [];
  const other: InspectionEvent[] = [];
  subscribe([(event) => one.push(event), (event) => other.push(event)]);
  actor.send({ type: 'CANCEL' });
  expect(snapshots(one)).toEqual(['xstate.init', 'TOGGLE', 'CANCEL']);
  expect(other).toEqual(one);
});

test('without observers no event is recorded', () => {
  const { inspect, subscribe } = createInspection();
  const actor = createActor(icPanelMachine, { inspect }).start();
  subscribe([]);
  actor.send({ type: 'TOGGLE' });
  const late: InspectionEvent[] = [];
  subscribe([(event) => late.push(event)]);
  expect(late).toEqual([]);
});

test('until observers subscribe, only a bounded number of events is recorded', () => {
  const { inspect, subscribe } = createInspection();
  const actor = createActor(icPanelMachine, { inspect }).start();
  for (let times = 0; times < 1_000; times += 1) actor.send({ type: 'TOGGLE' });
  const late: InspectionEvent[] = [];
  subscribe([(event) => late.push(event)]);
  expect(late).toHaveLength(500);
});
