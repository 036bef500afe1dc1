import { placeText } from '../../../src/domain/distance/placeText';

test.each([
  [' Austin, TX ', 'Phoenix, AZ', 'Austin, TX · ≈ 1,040 mi by road'],
  ['Phoenix, AZ', 'Phoenix, AZ', 'Phoenix, AZ · same city'],
  ['Austin, TX', 'N/A', 'Austin, TX · distance unknown'],
  ['Austin, TX', null, 'Austin, TX · distance unknown'],
  ['  ', 'Phoenix, AZ', 'N/A'],
  [null, 'Phoenix, AZ', 'N/A'],
])('a unit in %j, to be delivered to %j, stands at %j', (location, delivery, text) => {
  expect(placeText(location, delivery)).toBe(text);
});
