import { stateCodeOf } from '../../../src/domain/distance/place';
import { STATES } from '../../../src/domain/distance/states';
import { isWithin, STATE_BOUNDS } from './stateBounds';

test('the fifty states and the District of Columbia are in the table, each once', () => {
  expect(STATES.map(([code, name]) => `${code} ${name}`)).toEqual(
    STATE_BOUNDS.map(([code, name]) => `${code} ${name}`),
  );
  expect(new Set(STATES.map(([code]) => code)).size).toBe(51);
});

test.each(STATE_BOUNDS)('the middle of %s, %s, lies within it', (...bounds) => {
  const [, , latitude, longitude] = STATES.find(([code]) => code === bounds[0])!;
  expect(isWithin(bounds, latitude, longitude)).toBe(true);
});

test.each(STATE_BOUNDS)('%s is told by its code and by its name %s, in capitals and small letters', (code, name) => {
  for (const text of [code, name, code.toLowerCase(), name.toUpperCase(), ` ${name}. `])
    expect(stateCodeOf(text)).toBe(code);
});
