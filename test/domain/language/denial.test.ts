import { around, saidOf } from '../../../src/domain/language/denial';

const said = (text: string, thing = 'fr3') => saidOf(around({ 0: thing, index: text.indexOf(thing), input: text }));

test.each([
  ...['fr3', 'fr3 required', 'must be fr3', 'fr3 or mineral', 'north yard, fr3', 'note: fr3', 'fr3, no silicone'],
  ...['fr3 free of pcb', 'fr3, free-breathing', 'fr3 free-breathing'],
])('%j says it', (text) => {
  expect(said(text)).toBe('said');
});

test.each([
  ...[
    'no fr3',
    'non-fr3',
    'not fr3',
    'without fr3',
    'except fr3',
    'excluding any fr3',
    'do not use fr3',
    "don't use fr3",
  ],
  ...[
    'never fr3',
    'fr3 free',
    'fr3-free',
    'fr3 is not acceptable',
    'fr3 is prohibited',
    'anything but fr3',
    'avoid fr3',
  ],
])('%j denies it', (text) => {
  expect(said(text)).toBe('denied');
});

test.each([
  ...['fr3 is not required', 'fr3 not needed', 'fr3 is optional', "fr3 isn't necessary", 'fr3 not strictly required'],
])('%j takes it back', (text) => {
  expect(said(text)).toBe('withdrawn');
});

test.each(['fr3 is fine', 'fr3 would be acceptable', 'fr3 also allowed'])('%j allows it', (text) => {
  expect(said(text)).toBe('allowed');
});

test.each(['does not require fr3', 'no need for fr3', 'no objection to fr3', 'does not exclude fr3', 'not only fr3'])(
  '%j neither requires it nor denies it',
  (text) => {
    expect(said(text)).toBe('withdrawn');
  },
);
