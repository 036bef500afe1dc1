import { judge, type Outcome } from '../../mutation/judge';
import type { Survivor } from '../../mutation/survivors';

const outcome = (status: string, change: Partial<Outcome> = {}): Outcome => ({
  file: 'src/domain/a.ts',
  line: 1,
  code: 'a < b',
  becomes: 'a <= b',
  status,
  ...change,
});
const known: Survivor = { file: 'src/domain/a.ts', code: 'a < b', becomes: 'a <= b', because: 'b is never reached' };

test('a mutant counts as noticed where a test failed or never ended, and not where none ran', () => {
  const { noticed, counted, score } = judge(
    ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map((each) => outcome(each)),
    [],
  );
  expect([noticed, counted, score]).toEqual([2, 4, 50]);
});

test('a mutant that cannot run does not count at all, and without any mutant everything is noticed', () => {
  expect(
    judge([outcome('RuntimeError'), outcome('CompileError'), outcome('Ignored'), outcome('Killed')], []),
  ).toMatchObject({
    counted: 1,
    score: 100,
  });
  expect(judge([], [])).toMatchObject({ counted: 0, score: 100 });
});

test('an entry of the table takes one survivor out of the count, not a second one like it', () => {
  const survivors = [outcome('Survived'), outcome('NoCoverage', { line: 7 })];
  expect(judge([outcome('Killed'), ...survivors], [known])).toEqual({
    noticed: 1,
    counted: 2,
    score: 50,
    unexplained: [survivors[1]],
    stale: [],
  });
});

test.each([
  ['is noticed', [outcome('Killed')]],
  ['is gone', []],
  ['becomes something else', [outcome('Survived', { becomes: 'a > b' })]],
  ['is other code', [outcome('Survived', { code: 'b < a' })]],
  ['is in another file', [outcome('Survived', { file: 'src/domain/b.ts' })]],
])('an entry whose mutant %s is out of date', (_, outcomes) => {
  expect(judge(outcomes, [known]).stale).toEqual([known]);
});
