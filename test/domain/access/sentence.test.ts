import { permissions } from '../../../src/domain/access/access';
import {
  fromCosts,
  sentenceFor,
  sentencesFor,
  wholeSentence,
  type Sentence,
} from '../../../src/domain/access/sentence';

const all = new Set(permissions);
const blind = new Set(permissions.filter((each) => each !== 'seeCost'));

const margin = fromCosts('Its margin is below 30%.');
const cost = fromCosts('The unit cost changed.', 'Its figures changed.');
const rates = fromCosts('The rates changed.', 'Its figures changed.');

test.each<[Sentence, string, string]>([
  ['It is a draft.', 'It is a draft.', 'It is a draft.'],
  [cost, 'The unit cost changed.', 'Its figures changed.'],
  [margin, 'Its margin is below 30%.', ''],
  [
    ['It has lapsed.', [cost, rates], 'Save it.'],
    'It has lapsed. The unit cost changed. The rates changed. Save it.',
    'It has lapsed. Its figures changed. Save it.',
  ],
  [
    ['It needs an approval first.', margin],
    'It needs an approval first. Its margin is below 30%.',
    'It needs an approval first.',
  ],
  [[], '', ''],
])('%j reads in full with the permission, and without its guarded words otherwise', (sentence, full, otherwise) => {
  expect(sentenceFor(all, sentence)).toBe(full);
  expect(wholeSentence(sentence)).toBe(full);
  expect(sentenceFor(blind, sentence)).toBe(otherwise);
  expect(sentenceFor(new Set(), sentence)).toBe(otherwise);
});

test('of several sentences, those that read as nothing are left out, and those that read the same come once', () => {
  expect(sentencesFor(all, [margin, cost, rates])).toEqual([
    'Its margin is below 30%.',
    'The unit cost changed.',
    'The rates changed.',
  ]);
  expect(sentencesFor(blind, [margin, cost, rates])).toEqual(['Its figures changed.']);
});
