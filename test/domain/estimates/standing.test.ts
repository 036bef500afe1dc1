import { wholeSentence } from '../../../src/domain/access/sentence';
import { standing, type Offer } from '../../../src/domain/estimates/standing';
import { workOut } from '../../../src/domain/estimates/workOut';
import { estimatedUnit, ratesNamed, someGrounds, someInputs } from '../builders/estimates';

const worked = workOut(someInputs(), someGrounds());
const saved = { worked, grounds: 'saved' };
const newRates = workOut(someInputs(), someGrounds({ rates: ratesNamed({ goodMargin: 31 }, '2026-11-26') }));
const dearer = workOut(someInputs(), someGrounds({ unit: estimatedUnit({ unit_cost: 12_000 }) }));
const offer: Offer = { number: 'Q-2026-0007', validUntil: '2026-12-23', isApprovedSince: false };

const standingOf = (of: Partial<Parameters<typeof standing>[0]> = {}) => {
  const { state, staleBecause, expired } = standing({
    ...{
      ...saved,
      state: 'quoted',
      heldGrounds: 'saved',
      now: saved,
      nowByOwnRates: saved,
      offer,
      today: '2026-12-23',
    },
    ...of,
  });
  return [state, [...staleBecause].map(wholeSentence), expired];
};
const RATES = 'The rates changed: Standard rates were used, Rates of 26 November 2026 hold now.';
const ENDED = 'The quotation Q-2026-0007 was valid until 23 December 2026.';
const now = { worked: newRates, grounds: 'other' };

test('an offer is valid until its last day, regardless of rates', () => {
  expect(standingOf({ now })).toEqual(['quoted', [], null]);
});

test.each(['proposed', 'approved'] as const)('%s estimates lapse with the rates', (state) => {
  expect(standingOf({ state, offer: null, now })).toEqual(['lapsed', [RATES], null]);
});

test('a draft only says that the rates changed', () => {
  expect(standingOf({ state: 'draft', heldGrounds: null, offer: null, now })).toEqual(['draft', [RATES], null]);
});

test('an offer lapses with what it was made of: a cost of the unit by the rates of then', () => {
  const changed = { worked: dearer, grounds: 'other' };
  expect(standingOf({ now: changed, nowByOwnRates: changed })).toEqual(['lapsed', ['The unit cost changed.'], null]);
});

test('an offer of a unit that is gone lapses', () => {
  expect(standingOf({ now: undefined, nowByOwnRates: undefined })).toEqual(['lapsed', ['The unit is gone.'], null]);
});

test('after its last day an offer has lapsed, though nothing changed', () => {
  expect(standingOf({ today: '2026-12-24' })).toEqual(['lapsed', [], ENDED]);
  expect(standingOf({ today: '2026-12-24', now })).toEqual(['lapsed', [RATES], ENDED]);
});

test('after a new proposal it remains expired until approved', () => {
  expect(standingOf({ today: '2026-12-24', state: 'proposed' })).toEqual(['proposed', [], ENDED]);
  const approved = { ...offer, isApprovedSince: true };
  expect(standingOf({ today: '2026-12-24', state: 'approved', offer: approved })).toEqual(['approved', [], null]);
});

test('after an approval it is valid again until the rates change', () => {
  const approved = { today: '2026-12-24', offer: { ...offer, isApprovedSince: true } };
  expect(standingOf(approved)).toEqual(['quoted', [], null]);
  expect(standingOf({ ...approved, now })).toEqual(['lapsed', [RATES], null]);
});

test('an estimate that was quoted before there were quotations lapses with its grounds', () => {
  expect(standingOf({ offer: null })).toEqual(['quoted', [], null]);
  expect(standingOf({ offer: null, now })).toEqual(['lapsed', [RATES], null]);
});
