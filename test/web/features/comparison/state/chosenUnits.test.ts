import fc from 'fast-check';
import {
  manualUnitAdded,
  manualUnitJudged,
  manualUnitRemoved,
  manualUnitsSlice,
  allUnitsUnpinned,
  pinnedUnitsSlice,
  unitPinned,
  unitUnpinned,
  costOptionChanged,
  costOptionsSlice,
} from '../../../../../src/web/features/comparison/state/chosenUnits';
import { aUnit, aPricedUnit } from '../../../comparisonSamples';
import { initialCostOptions } from '../../../../../src/domain/cost/comparison/costOptions';

const serials = (state: ReturnType<typeof manualUnitsSlice.reducer>, orderId: string) =>
  (state[orderId] ?? []).map((unit) => unit.serial);

test('the newest manual unit comes first, per order', () => {
  const added = [
    { orderId: '1', unit: aUnit({ serial: 'A' }) },
    { orderId: '2', unit: aUnit({ serial: 'B' }) },
    { orderId: '1', unit: aUnit({ serial: 'C' }) },
  ].map(manualUnitAdded);
  const state = added.reduce(manualUnitsSlice.reducer, {});
  expect([serials(state, '1'), serials(state, '2')]).toEqual([['C', 'A'], ['B']]);
});

test('the same number is the same manual unit, as number and as text', () => {
  const state = [7, '7'].reduce(
    (before, serial) => manualUnitsSlice.reducer(before, manualUnitAdded({ orderId: '1', unit: aUnit({ serial }) })),
    {},
  );
  expect(serials(state, '1')).toEqual(['7']);
  expect(serials(manualUnitsSlice.reducer(state, manualUnitRemoved({ orderId: '1', serial: 7 })), '1')).toEqual([]);
});

test('a manual unit that is judged again stays in its place, and one that is gone does not come back', () => {
  const judged = aUnit({ serial: 'A', match_score: 0.4 });
  const state = ['A', 'B']
    .map((serial) => manualUnitAdded({ orderId: '1', unit: aUnit({ serial }) }))
    .reduce(manualUnitsSlice.reducer, {});
  const after = manualUnitsSlice.reducer(state, manualUnitJudged({ orderId: '1', unit: judged }));
  expect(after['1']).toEqual([aUnit({ serial: 'B' }), judged]);
  expect(manualUnitsSlice.reducer({}, manualUnitJudged({ orderId: '1', unit: judged }))).toStrictEqual({ '1': [] });
});

test('removing a manual unit that is not there changes nothing visible', () => {
  const after = manualUnitsSlice.reducer({}, manualUnitRemoved({ orderId: '1', serial: 'A' }));
  expect(after).toStrictEqual({ '1': [] });
});

test('whatever is added and removed, each serial occurs once and the last added is first', () => {
  const step = fc.record({ adds: fc.boolean(), serial: fc.constantFrom('A', 'B', 'C') });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const state = steps.reduce(
        (before, { adds, serial }) =>
          manualUnitsSlice.reducer(
            before,
            adds
              ? manualUnitAdded({ orderId: '1', unit: aUnit({ serial }) })
              : manualUnitRemoved({ orderId: '1', serial }),
          ),
        {},
      );
      const retained = serials(state, '1');
      expect(new Set(retained).size).toBe(retained.length);
      if (steps.at(-1)?.adds) expect(retained[0]).toBe(steps.at(-1)?.serial);
    }),
  );
});

const pins = (state: ReturnType<typeof pinnedUnitsSlice.reducer>, ...serials: (string | number)[]) =>
  serials.reduce((now, serial) => pinnedUnitsSlice.reducer(now, unitPinned({ orderId: '1', serial })), state);

test('pinned units are in the order in which they were pinned, each once, at most three', () => {
  expect(pins({}, 'B', 7, 'B', 'A', 'C')).toEqual({ '1': ['B', '7', 'A'] });
});

test('pinned units are unpinned one by one, all together, or with a unit that was added by hand', () => {
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

const unit = aPricedUnit({ serial: 'A' });
const change = (
  state: ReturnType<typeof costOptionsSlice.reducer>,
  options: Parameters<typeof costOptionChanged>[0]['change'],
) => costOptionsSlice.reducer(state, costOptionChanged({ orderId: '1', unit, change: options }));

test('a first change of cost options starts from the defaults of the unit', () => {
  expect(change({}, { turnPull: true })).toEqual({
    '1': { A: { ...initialCostOptions(unit), turnPull: true, turnPullDetails: '1' } },
  });
});

test('later changes of cost options build on earlier ones, with the clearing rules', () => {
  const on = change(change({}, { replacementCabinet: true }), { additionalCabinetCost: '300' });
  expect(on['1']?.A?.additionalCabinetCost).toBe('300');
  const off = change(on, { replacementCabinet: false });
  expect(off['1']?.A?.additionalCabinetCost).toBe('');
});

test('one unit in two orders has separate cost options in each', () => {
  const state = costOptionsSlice.reducer(
    change({}, { turnPull: true }),
    costOptionChanged({ orderId: '2', unit, change: { feedConversion: true } }),
  );
  expect([state['1']?.A?.feedConversion, state['2']?.A?.turnPull]).toEqual([false, false]);
});
