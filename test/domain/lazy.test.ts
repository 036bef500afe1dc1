import { lazy } from '../../src/domain/lazy';

test('a value is not computed before it is requested, and never twice', () => {
  const make = jest.fn(() => ({ note: 'Exact.' }));
  const note = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(note()).toBe(note());
  expect(make).toHaveBeenCalledTimes(1);
});

test('an undefined value is computed once too', () => {
  const make = jest.fn((): string | undefined => undefined);
  const nothing = lazy(make);
  expect([nothing(), nothing()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});
