import { demandIn, settledBy } from '../../../src/domain/language/demand';
import type { Vocabulary } from '../../../src/domain/language/things';

const VOCABULARY: Vocabulary<'red' | 'blue' | 'green'> = [
  ['red', /\bred\b/g],
  ['blue', /\b(?:sky )?blue\b/g],
  ['green', /\bgreen\b/g],
];

test.each([
  ['Red', ['red'], [], false],
  ['red or BLUE', ['red', 'blue'], [], false],
  ['no red', [], ['red'], false],
  ['no red or blue', [], ['red', 'blue'], false],
  ['red, no blue', ['red'], ['blue'], false],
  ['red only, no blue', ['red'], ['blue'], true],
  ['don’t use red', [], ['red'], false],
  ['blue not red', ['blue'], ['red'], false],
  ['no red blue', ['blue'], ['red'], false],
  ['red is not required, blue is', ['blue'], [], false],
])('%j requires %j and denies %j, and nothing else: %p', (text, requested, denied, isOnly) => {
  expect(demandIn(text, VOCABULARY)).toEqual({ included: new Set(requested), excluded: new Set(denied), isOnly });
});

test.each(['', 'yellow', 'reddish', 'red is not required'])('%j contains no term of the vocabulary', (text) => {
  expect(demandIn(text, VOCABULARY)).toBeNull();
});

/** What is asked is exact, what is denied excluded; 'only' excludes all others; a bare denial leaves all others. */
test.each([
  ['red', 'red', 'exact'],
  ['red', 'blue', null],
  ['red only', 'blue', 'excluded'],
  ['red, no blue', 'blue', 'excluded'],
  ['red, no blue', 'green', null],
  ['no blue', 'green', 'exact'],
  ['no blue', 'blue', 'excluded'],
] as const)('%j settles %s as %p', (text, value, settled) => {
  expect(settledBy(demandIn(text, VOCABULARY)!, value)).toBe(settled);
});
