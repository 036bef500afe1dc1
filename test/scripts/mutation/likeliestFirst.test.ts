import { likeliestFirst } from '../../mutation/likeliestFirst';

const SOURCE = 'src/server/plugins/errors/textAt.ts';
const OWN = 'test/server/plugins/errors/textAt.test.ts';
const BESIDE = 'test/server/plugins/errors/errors.test.ts';
const ABOVE = 'test/server/plugins/drain.test.ts';

test('the tests at the path of a source run first, then those beside it, then those above', () => {
  expect(likeliestFirst([ABOVE, BESIDE, OWN], SOURCE, {})).toEqual([OWN, BESIDE, ABOVE]);
});

test('of tests that stand equally near the quickest runs first', () => {
  const slow = 'test/server/plugins/errors/slow.test.ts';
  expect(likeliestFirst([slow, BESIDE], SOURCE, { [slow]: 900, [BESIDE]: 20 })).toEqual([BESIDE, slow]);
});
