import type { Constraint } from '../../../../src/contract/matching/quote';
import type { ComparisonState } from '../../../../src/web/state/slices/comparison';
import { selectAcceptedConstraints } from '../../../../src/web/state/selectors/quote';
import { anOrder, aRequirement } from '../../../support/web/builders';

const orderSaying = (notes: string, id: number | string = 101) =>
  anOrder({ id, requirement: aRequirement({ formatted_notes: notes, notes }) });
const aState = (acceptedConstraints: Record<string, Constraint[]>): ComparisonState => ({
  manualUnits: {},
  costOptions: {},
  comparisonView: {},
  pinnedUnits: {},
  acceptedConstraints,
  acceptedFields: {},
});

test('a constraint that a person accepted counts as far as the notes still say it, in one order', () => {
  const state = aState({ '101': ['ester', 'sixHoleSpades', 'copperWindings'], '102': ['ester'] });
  expect(selectAcceptedConstraints(state, orderSaying('FR3 required. Copper only.'))).toEqual([
    'copperWindings',
    'ester',
  ]);
  expect(selectAcceptedConstraints(state, orderSaying('Copper only.', 102))).toEqual([]);
});

test('no constraint counts by itself, nor for an order named like a part of every object', () => {
  expect(selectAcceptedConstraints(aState({}), orderSaying('Copper only.'))).toEqual([]);
  expect(selectAcceptedConstraints(aState({}), orderSaying('Copper only.', 'constructor'))).toEqual([]);
});

test('the same choice is the same list', () => {
  const [state, order] = [aState({ '101': ['ester'] }), orderSaying('FR3 required.')];
  expect(selectAcceptedConstraints(state, order)).toBe(selectAcceptedConstraints({ ...state }, order));
});
