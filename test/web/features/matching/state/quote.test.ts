import { selectAcceptedConstraints, selectQuote } from '../../../../../src/web/features/matching/state/quote';
import { selectDisplayOrder } from '../../../../../src/web/features/orders/state/displayOrder';
import { aState } from '../../../comparisonSamples';
import { anOrder, aRequirement } from '../../../../support/web/builders';

test('an order is turned into its display order once, another order into another one', () => {
  const order = anOrder({ id: 101, sale_price: '41250.00' });
  expect(selectDisplayOrder(order)).toMatchObject({ id: '101', dollarValue: 41_250 });
  expect(selectDisplayOrder(order)).toBe(selectDisplayOrder(order));
  expect(selectDisplayOrder(anOrder({ id: 102 })).id).toBe('102');
});

test('a list can be mapped over: the index does not make another display order', () => {
  const order = anOrder();
  expect([order, order].map(selectDisplayOrder)[1]).toBe(selectDisplayOrder(order));
});

const orderSaying = (notes: string, id: number | string = 101) =>
  anOrder({ id, requirement: aRequirement({ formatted_notes: notes, notes }) });
const withEster = aState({ acceptedConstraints: { '101': ['ester'] } });

test('a constraint that a person accepted counts as far as the notes still say it, in one order', () => {
  const state = aState({
    acceptedConstraints: { '101': ['ester', 'sixHoleSpades', 'copperWindings'], '102': ['ester'] },
  });
  expect(selectAcceptedConstraints(state, orderSaying('FR3 required. Copper only.'))).toEqual([
    'copperWindings',
    'ester',
  ]);
  expect(selectAcceptedConstraints(state, orderSaying('Copper only.', 102))).toEqual([]);
});

test('no constraint counts by itself, nor for an order named like a part of every object', () => {
  expect(selectAcceptedConstraints(aState(), orderSaying('Copper only.'))).toEqual([]);
  expect(selectAcceptedConstraints(aState(), orderSaying('Copper only.', 'constructor'))).toEqual([]);
});

test('the same choice is the same list', () => {
  const [state, order] = [withEster, orderSaying('FR3 required.')];
  expect(selectAcceptedConstraints(state, order)).toBe(selectAcceptedConstraints({ ...state }, order));
});

const quoteOrderSaying = (notes: string, id: number | string = 101) =>
  anOrder({ id, requirement: aRequirement({ kva_rating: null, formatted_notes: null, notes }) });

const accepting = { ...withEster, acceptedFields: { '101': { kva_rating: '1500', bil: '95' } } };

test("accepted values fill the quote while the order's texts still state them", () => {
  expect(selectQuote(accepting, quoteOrderSaying('One 1500 kVA unit. FR3 required.'))).toMatchObject({
    kva_rating: '1500',
    primary_voltage_kv: '12.47',
    accepted_constraints: ['ester'],
  });
  expect(selectQuote(accepting, quoteOrderSaying('One 2000 kVA unit.')).kva_rating).toBeNull();
});

test('nothing fills the quote by itself, nor of another order, nor of one named like a part of every object', () => {
  const notes = 'One 1500 kVA unit.';
  expect(selectQuote(withEster, quoteOrderSaying(notes)).kva_rating).toBeNull();
  expect(selectQuote(accepting, quoteOrderSaying(notes, 102)).kva_rating).toBeNull();
  expect(selectQuote(withEster, quoteOrderSaying(notes, 'constructor')).kva_rating).toBeNull();
});

test('a field that the order states is never filled', () => {
  const order = anOrder({ requirement: aRequirement({ notes: '1500 kVA', formatted_notes: null }) });
  expect(selectQuote(accepting, order).kva_rating).toBe(500);
});

test('the same choice is the same quote', () => {
  const order = quoteOrderSaying('One 1500 kVA unit.');
  expect(selectQuote(accepting, order)).toBe(selectQuote({ ...accepting, pinnedUnits: {} }, order));
});
