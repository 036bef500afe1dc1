import {
  manualUnitRemoved,
  allUnitsUnpinned,
  pinnedUnitsSlice,
  unitPinned,
  unitUnpinned,
} from '../../../../src/web/state/slices/units';

const pins = (state: ReturnType<typeof pinnedUnitsSlice.reducer>, ...serials: (string | number)[]) =>
  serials.reduce((now, serial) => pinnedUnitsSlice.reducer(now, unitPinned({ orderId: '1', serial })), state);

test('pinned units stand in the order in which they were pinned, each once, at most three', () => {
  expect(pins({}, 'B', 7, 'B', 'A', 'C')).toEqual({ '1': ['B', '7', 'A'] });
});

test('pinned units are unpinned one by one, all at once, or with a unit that was added by hand', () => {
  const pinned = pins({ '2': ['Z'] }, 'A', 'B');
  expect(pinnedUnitsSlice.reducer(pinned, unitUnpinned({ orderId: '1', serial: 'A' }))).toEqual({
    '1': ['B'],
    '2': ['Z'],
  });
  expect(pinnedUnitsSlice.reducer(pinned, manualUnitRemoved({ orderId: '1', serial: 'B' }))).toEqual({
    '1': ['A'],
    '2': ['Z'],
  });
  expect(pinnedUnitsSlice.reducer(pinned, allUnitsUnpinned({ orderId: '1' }))).toEqual({ '1': [], '2': ['Z'] });
});

test('unpinning on an order without pins leaves it without any', () => {
  expect(pinnedUnitsSlice.reducer({}, unitUnpinned({ orderId: '1', serial: 'A' }))).toStrictEqual({ '1': [] });
});
