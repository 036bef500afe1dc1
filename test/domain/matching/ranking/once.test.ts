import { once } from '../../../../src/domain/matching/ranking/once';

test('nothing is worked out before it is asked for, and nothing twice', () => {
  const make = jest.fn(() => ({ note: 'Exact.' }));
  const note = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(note()).toBe(note());
  expect(make).toHaveBeenCalledTimes(1);
});

test('that there is nothing is worked out once too', () => {
  const make = jest.fn(() => undefined);
  const nothing = once(make);
  expect([nothing(), nothing()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});
