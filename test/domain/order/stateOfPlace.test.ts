import { stateOfPlace } from '../../../src/domain/order/stateOfPlace';

test.each([
  ['Greensboro, NC', 'NC'],
  [' Phoenix,AZ ', 'AZ'],
  ['Yard 4, Austin, tx', 'TX'],
  ['Phoenix', null],
  ['Phoenix AZ', null],
  ['Phoenix, Arizona', null],
  [', ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the place %p is in the state %p', (place, state) => {
  expect(stateOfPlace(place)).toBe(state);
});
