import { performerOf } from '../../../../src/web/playback/recorded/recordedIntention';
import { Intentions } from '../../../../src/web/state/intentions/intentions';

const said = (name: string, args: unknown) => ({ at: 0, kind: 'intention', name, args }) as const;

test.each([
  [
    { serial: '7', id: 3, change: 'caption', caption: 'Left side' },
    { serial: '7', id: 3, change: 'caption', caption: 'Left side' },
  ],
  [
    { serial: '7', id: 3, change: 'caption' },
    { serial: '7', id: 3, change: 'caption', caption: '' },
  ],
  [
    { serial: '7', id: 3, change: 'move', step: -1 },
    { serial: '7', id: 3, change: 'move', step: -1 },
  ],
  [
    { serial: '7', id: 3, change: 'remove' },
    { serial: '7', id: 3, change: 'remove' },
  ],
])('a change of a unit file, recorded as %j, is asked of the screen of that unit', (recorded, asked) => {
  const intentions = new Intentions();
  const [other, handle] = [jest.fn(), jest.fn()];
  intentions.mount('changeUnitFile', '8', other);
  intentions.mount('changeUnitFile', '7', handle);
  performerOf(intentions, said('changeUnitFile', recorded))?.();
  expect(handle.mock.calls).toEqual([[asked]]);
  expect(other).not.toHaveBeenCalled();
});

test('a step of an estimate, recorded without its reason, is asked of that estimate', () => {
  const intentions = new Intentions();
  const [other, handle] = [jest.fn(), jest.fn()];
  intentions.mount('stepEstimate', '3', other);
  intentions.mount('stepEstimate', '4', handle);
  performerOf(intentions, said('stepEstimate', { id: '4', step: 'return' }))?.();
  expect([handle.mock.calls, other.mock.calls]).toEqual([[[{ id: '4', step: 'return' }]], []]);
});

test('an empty file stands for each photo or document that was added', () => {
  const intentions = new Intentions();
  const handle = jest.fn<undefined, [{ serial: string; files: readonly File[] }]>();
  intentions.mount('addUnitFiles', '7', handle);
  performerOf(intentions, said('addUnitFiles', { serial: '7', files: [{}, {}] }))?.();
  expect(handle.mock.calls[0]?.[0].files.map(({ size }) => size)).toEqual([0, 0]);
});

test.each([
  ['a name that no screen knows', said('fly', {})],
  ['a change of a unit file that does not exist', said('changeUnitFile', { serial: '7', id: 3, change: 'shrink' })],
  ['a request without what it is about', said('reserve', { orderId: '9' })],
])('nothing is asked of a screen for %s', (_, step) => {
  const intentions = new Intentions();
  intentions.mount('changeUnitFile', '7', () => undefined);
  intentions.mount('reserve', '7', () => undefined);
  expect(performerOf(intentions, step)).toBeNull();
});
