import { acceptedConstraintsSlice, constraintCounted } from '../../../../src/web/state/slices/accepted';

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
