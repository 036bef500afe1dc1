import { mentionsIn, peopleFor, typedMention } from '../../../src/domain/people/mentions';

const [dana, lee, danaLong, danaTwin] = [
  { id: 1, name: 'Dana' },
  { id: 2, name: 'Lee Ortiz' },
  { id: 3, name: 'Dana Reyes' },
  { id: 4, name: 'dana reyes' },
];
const people = [dana, lee, danaLong];

test.each([
  ['@Lee Ortiz please look', [lee]],
  ['please look, @lee ortiz.', [lee]],
  ['@Dana Reyes and @Dana, look', [dana, danaLong]],
  ['@Dana Reyes', [danaLong]],
  ['@Danae', []],
  ['write to sales@Dana Reyes', []],
  ['Lee Ortiz', []],
  ['@Lee', []],
  ['@', []],
])('%s mentions those whom it names in full', (text, expected) => {
  expect(mentionsIn(text, people)).toEqual(expected);
});

test('people of one name are all mentioned', () => {
  expect(mentionsIn('@Dana Reyes', [dana, danaLong, danaTwin])).toEqual([danaLong, danaTwin]);
});

test('a name is completed after the last @ before the caret', () => {
  expect(typedMention('Ask @Le', 7)).toEqual({ start: 4, typed: 'Le' });
  expect(typedMention('Ask @', 5)).toEqual({ start: 4, typed: '' });
  expect(typedMention('Ask @Le today', 3)).toBeNull();
  expect(typedMention('a@b', 3)).toBeNull();
  expect(typedMention('@ b', 3)).toBeNull();
  expect(typedMention('@Lee\nx', 6)).toBeNull();
});

test('people are found by the start of each word of their name, until it is whole', () => {
  expect(peopleFor('', people)).toEqual(people);
  expect(peopleFor('or', people)).toEqual([lee]);
  expect(peopleFor('dana', people)).toEqual([danaLong]);
  expect(peopleFor('ana', people)).toEqual([]);
});
