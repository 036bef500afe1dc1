import fc from 'fast-check';
import { wordFields } from '../../../../src/contract/vocabulary/vocabulary';
import {
  isBuiltIn,
  taughtWordIn,
  WORD_READERS,
  wordRefusal,
} from '../../../../src/domain/matching/vocabulary/readings';
import { WORD_FIELDS, wordColumnsOf, wordFieldOf, wordKey } from '../../../../src/domain/vocabulary/wordFields';
import { testProperty } from '../../builders/forAll';

const fields = wordFields.flatMap((field) => WORD_FIELDS[field].meanings.map((meaning) => ({ field, meaning })));

test.each(fields)('matching reads the meaning $meaning of $field, of units and of orders', ({ field, meaning }) => {
  expect(WORD_READERS[field].units(meaning)).not.toBeNull();
  expect(WORD_READERS[field].orders(meaning)).not.toBeNull();
});

const aWord = fc.stringMatching(/^[A-Z]{2,6}[ .-]?[A-Z0-9]{0,4}$/);
const aMeaning = fc.constantFrom(...fields);
const spellings = fc.constantFrom<(word: string) => string>(
  (word) => word.toLowerCase(),
  (word) => ` ${word.replaceAll(/[ .-]/g, '')} `,
  (word) => word.split('').join('-'),
);

testProperty(
  'a taught word reads as its meaning in every spelling, and other words stay',
  aWord,
  aMeaning,
  spellings,
  (word, taught, spell) => {
    fc.pre(wordRefusal({ ...taught, word }) === null && !isBuiltIn(taught.field, spell(word)));
    const words = [{ ...taught, word }];
    const read = taughtWordIn(words, taught.field, spell(word));
    expect(read?.meaning).toBe(taught.meaning);
    expect(WORD_READERS[taught.field].units(read?.meaning ?? '')).not.toBeNull();
    expect(taughtWordIn(words, taught.field, `${word}X`)).toBeUndefined();
    for (const other of wordFields)
      if (other !== taught.field) expect(taughtWordIn(words, other, word)).toBeUndefined();
  },
);

test.each([
  ['fusing', 'BON'],
  ['fusing', 'Bay-O-Net w/ Isolation Link'],
  ['fluid', 'MO'],
  ['fluid', 'FR3 or mineral'],
  ['condition', 'rc'],
  ['condition', 'Like New'],
  ['winding', 'Cu'],
  ['unitType', 'Three-Phase Pad'],
] as const)('a built-in word of %s keeps its meaning: %s', (field, word) => {
  const [meaning = ''] = WORD_FIELDS[field].meanings;
  expect(wordRefusal({ field, word, meaning })).toContain('is a built-in word of');
  expect(taughtWordIn([{ field, word, meaning }], field, word)).toBeUndefined();
});

test.each([
  ['BAYO', 'Copper', "'Copper' is not a meaning of Fusing."],
  ['--', 'Bay-O-Net', 'A word needs a letter or a digit.'],
  ['N/A', 'Bay-O-Net', "'N/A' says that nothing is recorded, so it has no other meaning."],
])('%s cannot mean %s', (word, meaning, reason) => {
  expect(wordRefusal({ field: 'fusing', word, meaning })).toContain(reason);
});

test('a spelling that is built in stays as it is, even if it has the letters of a taught word', () => {
  const words = [{ field: 'fusing', word: 'B O N', meaning: 'Full Range CLF' }];
  expect(wordRefusal({ field: 'fusing', word: 'B O N', meaning: 'Full Range CLF' })).toBeNull();
  expect(taughtWordIn(words, 'fusing', 'b o n')?.meaning).toBe('Full Range CLF');
  expect(taughtWordIn(words, 'fusing', 'BON')).toBeUndefined();
});

test('case, spaces, dots, hyphens and underscores do not count', () => {
  expect(['Very Good', 'very-good', 'VERY_GOOD', ' v.e.r.y good '].map(wordKey)).toEqual(Array(4).fill('verygood'));
});

test('conditions are codes, so taught words never apply to stored ones', () => {
  expect(wordFieldOf('units', 'condition')).toBe('condition');
  expect(wordColumnsOf('units').map(({ field }) => field)).not.toContain('condition');
  expect(wordFieldOf('orders', 'condition')).toBeUndefined();
});
