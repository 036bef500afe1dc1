import type { InspectionEvent } from 'xstate';
import { createActor } from 'xstate';
import { createInspection } from '../../../src/web/state/inspection';
import { icPanelMachine } from '../../../src/web/state/machines/icPanel';

const snapshots = (heard: InspectionEvent[]) =>
  heard.flatMap((told) => (told.type === '@xstate.snapshot' ? [told.event.type] : []));

test('whoever comes late hears first what has happened so far, in order, then everything else', () => {
  const { inspect, tell } = createInspection();
  const actor = createActor(icPanelMachine, { inspect }).start();
  actor.send({ type: 'TOGGLE' });
  const one: InspectionEvent[] = [];
  const other: InspectionEvent[] = [];
  tell([(event) => one.push(event), (event) => other.push(event)]);
  actor.send({ type: 'CANCEL' });
  expect(snapshots(one)).toEqual(['xstate.init', 'TOGGLE', 'CANCEL']);
  expect(other).toEqual(one);
});

test('where nobody watches nothing is kept', () => {
  const { inspect, tell } = createInspection();
  const actor = createActor(icPanelMachine, { inspect }).start();
  tell([]);
  actor.send({ type: 'TOGGLE' });
  const late: InspectionEvent[] = [];
  tell([(event) => late.push(event)]);
  expect(late).toEqual([]);
});

test('before it is known who watches, what is kept has a bound', () => {
  const { inspect, tell } = createInspection();
  const actor = createActor(icPanelMachine, { inspect }).start();
  for (let times = 0; times < 1_000; times += 1) actor.send({ type: 'TOGGLE' });
  const late: InspectionEvent[] = [];
  tell([(event) => late.push(event)]);
  expect(late).toHaveLength(500);
});
