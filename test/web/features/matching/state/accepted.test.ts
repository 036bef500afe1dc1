import {
  acceptedConstraintsSlice,
  constraintCounted,
  acceptedFieldsSlice,
  fieldEmptied,
  fieldsFilled,
} from '../../../../../src/web/features/matching/state/accepted';

const count = (orderId: string, constraint: 'copperWindings' | 'ester', isCounted: boolean) =>
  constraintCounted({ orderId, constraint, isCounted });

test('constraints from the notes count per order, each once, until they are withdrawn', () => {
  const states = [
    count('1', 'ester', true),
    count('2', 'ester', true),
    count('1', 'copperWindings', true),
    count('1', 'ester', true),
    count('2', 'ester', false),
  ];
  expect(states.reduce(acceptedConstraintsSlice.reducer, {})).toEqual({ '1': ['copperWindings', 'ester'], '2': [] });
});

test('accepted values fill fields per order, the last one of a field counts, until they are taken back', () => {
  const states = [
    fieldsFilled({ orderId: '1', fields: { kva_rating: '750', phase: '3' } }),
    fieldsFilled({ orderId: '2', fields: { bil: '95' } }),
    fieldsFilled({ orderId: '1', fields: { kva_rating: '1000' } }),
    fieldEmptied({ orderId: '1', field: 'phase' }),
    fieldEmptied({ orderId: '2', field: 'bil' }),
    fieldEmptied({ orderId: '3', field: 'bil' }),
  ];
  expect(states.reduce(acceptedFieldsSlice.reducer, {})).toEqual({ '1': { kva_rating: '1000' }, '2': {}, '3': {} });
});
