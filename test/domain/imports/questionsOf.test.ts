import { questionsOf } from '../../../src/domain/imports/questionsOf';
import { aDoubtfulLayout, aFoundColumn, aLayout } from '../../mocks/importLayouts';

const asked = (file: ReturnType<typeof aLayout>) =>
  questionsOf(file).map(({ column, about, text }) => `${column.header} ${about}: ${text}`);

test('a file that is understood asks nothing', () => {
  expect(asked(aLayout())).toEqual([]);
  expect(asked(aLayout({ columns: [] }))).toEqual([]);
});

test('questions come in the order of the columns, each in the words of the server', () => {
  expect(asked(aDoubtfulLayout())).toEqual([
    'Date dates: Is 2/3/2026 February 3 or March 2?',
    'Foo target: What does Foo hold? Choose a column, or leave it out.',
  ]);
});

test.each([
  ['what it fills first', ['decimals', 'target', 'measure'], ['Oil target: target?']],
  ['all else once that is known', ['decimals', 'measure'], ['Oil decimals: decimals?', 'Oil measure: measure?']],
] as const)('a column with several doubts asks %s', (_what, abouts, expected) => {
  const doubts = abouts.map((about) => [about, `${about}?`] as const);
  expect(asked(aLayout({ columns: [aFoundColumn(0, 'Oil', ['620'], { doubts })] }))).toEqual(expected);
});
