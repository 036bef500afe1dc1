import { workText } from '../../../../src/domain/inventory/list/columns';

test.each([
  [true, true, 'Cabinet and tank'],
  [true, false, 'Cabinet'],
  [true, null, 'Cabinet'],
  [false, true, 'Tank'],
  [false, false, 'None'],
  [false, null, 'N/A'],
  [null, null, 'N/A'],
])('a cabinet %s and a tank %s read %j', (needs_cabinet, needs_tank, text) => {
  expect(workText({ needs_cabinet, needs_tank })).toBe(text);
});
