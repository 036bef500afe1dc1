import { inTurns } from '../../../src/server/matching/inTurns';

test('all values are worked on in order, and others have their turn after at most a hundred', async () => {
  const done: (number | 'others')[] = [];
  let others = setImmediate(function again() {
    done.push('others');
    others = setImmediate(again);
  });
  const values = Array.from({ length: 250 }, (_, index) => index);
  await inTurns(values, (value) => done.push(value));
  clearImmediate(others);
  expect(done.filter((each) => each !== 'others')).toEqual(values);
  const turns = done.join(' ').split('others');
  expect(Math.max(...turns.map((turn) => turn.trim().split(' ').length))).toBe(100);
});
