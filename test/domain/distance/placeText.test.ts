import { placeText } from '../../../src/domain/distance/placeText';

test.each([
  [' Austin, TX ', 'Phoenix, AZ', 'Austin, TX · ≈ 1,040 mi by road'],
  ['Phoenix, AZ', 'Phoenix, AZ', 'Phoenix, AZ · same city'],
  ['Austin, TX', 'N/A', 'Austin, TX · distance unknown'],
  ['Austin, TX', null, 'Austin, TX · distance unknown'],
  ['Austin, TX', '', 'Austin, TX · distance unknown'],
  ['Yard 7', 'Phoenix, AZ', 'Yard 7 · distance unknown'],
  ['Nowhere, OH', 'Phoenix, AZ', 'Nowhere, OH · ≈ 2,010 mi by road, from the middle of Ohio'],
  ['Phoenix, AZ', 'Nowhere, OH', 'Phoenix, AZ · ≈ 2,010 mi by road, to the middle of Ohio'],
  ['Phoenix yard 2, AZ', 'PHOENIX, Arizona', 'Phoenix yard 2, AZ · same city'],
  ['  ', 'Phoenix, AZ', 'N/A'],
  [null, 'Phoenix, AZ', 'N/A'],
])('a unit in %j, to be delivered to %j, stands at %j', (location, delivery, text) => {
  expect(placeText(location, delivery)).toBe(text);
});

test.each([null, '', ' ', '\n\t', '\u00a0'])(
  'a unit whose place is not recorded (%j) stands nowhere, wherever it goes',
  (location) => {
    for (const delivery of ['Phoenix, AZ', null]) expect(placeText(location, delivery)).toBe('N/A');
  },
);
