import { works } from '../../../src/contract/unit/unit';
import { workNames } from '../../../src/domain/cost/workNames';

test('every work has a name', () => {
  expect(works.map((work) => workNames[work])).toEqual([
    'turn pull',
    'rewind',
    'feed conversion',
    'FR3 fill',
    'replacement cabinet',
    're-tank',
  ]);
});
