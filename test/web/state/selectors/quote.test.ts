import type { FieldValues } from '../../../../src/contract/matching/quote';
import { selectQuote } from '../../../../src/web/state/selectors/quote';
import type { ComparisonState } from '../../../../src/web/state/slices/comparison';
import { anOrder, aRequirement } from '../../../support/web/builders';

const orderSaying = (notes: string, id: number | string = 101) =>
  anOrder({ id, requirement: aRequirement({ kva_rating: null, formatted_notes: null, notes }) });

const aState = (acceptedFields: Record<string, FieldValues>): ComparisonState => ({
  manualUnits: {},
  costOptions: {},
  comparisonView: {},
  pinnedUnits: {},
  acceptedConstraints: { '101': ['ester'] },
  acceptedFields,
});
const accepting = aState({ '101': { kva_rating: '1500', bil: '95' } });

test('what was accepted fills the quote as far as the texts of the order still state it', () => {
  expect(selectQuote(accepting, orderSaying('One 1500 kVA unit. FR3 required.'))).toMatchObject({
    kva_rating: '1500',
    primary_voltage_kv: '12.47',
    accepted_constraints: ['ester'],
  });
  expect(selectQuote(accepting, orderSaying('One 2000 kVA unit.')).kva_rating).toBeNull();
});

test('nothing fills the quote by itself, nor of another order, nor of one named like a part of every object', () => {
  const notes = 'One 1500 kVA unit.';
  expect(selectQuote(aState({}), orderSaying(notes)).kva_rating).toBeNull();
  expect(selectQuote(accepting, orderSaying(notes, 102)).kva_rating).toBeNull();
  expect(selectQuote(aState({}), orderSaying(notes, 'constructor')).kva_rating).toBeNull();
});

test('a field that the order states is never filled', () => {
  const order = anOrder({ requirement: aRequirement({ notes: '1500 kVA', formatted_notes: null }) });
  expect(selectQuote(accepting, order).kva_rating).toBe(500);
});

test('the same choice is the same quote', () => {
  const order = orderSaying('One 1500 kVA unit.');
  expect(selectQuote(accepting, order)).toBe(selectQuote({ ...accepting, pinnedUnits: {} }, order));
});
