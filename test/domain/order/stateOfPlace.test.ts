import { stateOfPlace } from '../../../src/domain/order/stateOfPlace';

test.each([
  ['Greensboro, NC', 'NC'],
  [' Phoenix,AZ ', 'AZ'],
  ['Yard 4, Austin, tx', 'TX'],
  ['Greensboro, nc\n', 'NC'],
  ['Portland,  OR', 'OR'],
  ['Austin, TX, TN', 'TN'],
  ['Phoenix, A', null],
  ['Phoenix, AZ 85001', null],
  ['Phoenix, ÄZ', null],
  ['Phoenix, 42', null],
  ['AZ', null],
  [',AZ', 'AZ'],
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
