import { draftOf, readDraft, rebased, textOf } from '../../../src/domain/rateSets/ratesDraft';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { someRates } from '../builders/rates';

const typed = (texts: Parameters<typeof readDraft>[0]['texts']) => readDraft({ ...draftOf(DEFAULT_RATES), texts });

test('a draft that nobody touched says the rates it began with', () => {
  expect(readDraft(draftOf(DEFAULT_RATES))).toEqual({ rates: DEFAULT_RATES, problems: {} });
  expect(textOf(draftOf(DEFAULT_RATES), { id: 'profitPoints' })).toBe('17.5');
  expect(textOf(draftOf(DEFAULT_RATES), { id: 'priceReTank' })).toBe('');
});

test('numbers are read as people write them; an empty price is none', () => {
  const draft = {
    ...draftOf(someRates({ priceReTank: 9_000 })),
    texts: { priceTurnPull: ' $2,300.50 ', priceReTank: '' },
  };
  expect(readDraft({ ...draft, texts: { ...draft.texts, addOnFr3: '.5%' } })).toEqual({
    rates: someRates({ priceTurnPull: 2_300.5, priceReTank: null, addOnFr3: 0.5 }),
    problems: {},
  });
});

test('what cannot be read or saved is told by field, and leaves the rate as it was', () => {
  expect(typed({ addOnFr3: 'x', goodMargin: '', kvaTolerance: '101', weightTaps: '8' })).toEqual({
    rates: someRates({ kvaTolerance: 101, weightTaps: 8 }),
    problems: {
      addOnFr3: 'Enter a number, like 15.',
      goodMargin: 'Enter a number, like 30.',
      kvaTolerance: 'kVA tolerance must be from 0 to 100 %.',
      weightPhase: 'The weights must add up to 100; they add up to 101.',
    },
  });
});

test('what was edited stands on rates that somebody else saved meanwhile', () => {
  const edited = { rates: someRates({ referenceSite: 'Austin' }), texts: { addOnFr3: '20' } };
  const theirs = someRates({ goodMargin: 25, addOnFr3: 10, referenceSite: 'Mesa', distances: [] });
  expect(readDraft(rebased(edited, DEFAULT_RATES, theirs)).rates).toEqual({
    ...{ ...theirs, referenceSite: 'Austin', addOnFr3: 20 },
  });
});
