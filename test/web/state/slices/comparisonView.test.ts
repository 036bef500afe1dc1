import { comparisonViewChanged, comparisonViewSlice } from '../../../../src/web/state/slices/comparisonView';

test('the comparison view starts with cards by specs match and changes one thing at a time', () => {
  const table = comparisonViewSlice.reducer({}, comparisonViewChanged({ orderId: '1', change: { view: 'table' } }));
  expect(table).toEqual({ '1': { view: 'table', sort: 'specs' } });
  const margin = comparisonViewSlice.reducer(
    table,
    comparisonViewChanged({ orderId: '1', change: { sort: 'margin' } }),
  );
  expect(margin).toEqual({ '1': { view: 'table', sort: 'margin' } });
});
