import { notesSummary } from '../../../src/domain/descriptions/notesSummary';
import { noteConstraints } from '../../../src/domain/orders/noteConstraints';

const found = noteConstraints(
  'Copper windings only. No PCB. Crane is booked for the morning only. Delivery limit of 20,000 lb on the bridge.',
);

test.each([
  [[], 'From the notes: copper windings, no PCB, delivery'],
  [['copperWindings'] as const, 'From the notes: copper windings (counted), no PCB, delivery'],
])('with %j counted, the demands of the notes are named once each', (counted, text) => {
  expect(notesSummary(found, counted)).toBe(text);
});
