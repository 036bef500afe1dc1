import fc from 'fast-check';
import {
  manualUnitAdded,
  manualUnitJudged,
  manualUnitRemoved,
  manualUnitsSlice,
} from '../../../../src/web/state/slices/units';
import { aUnit } from '../../comparisonSamples';

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

test('a manual unit that is judged again stays where it is, and one that is gone does not come back', () => {
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

test('whatever is added and removed, each serial stands once and the last added first', () => {
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
      const kept = serials(state, '1');
      expect(new Set(kept).size).toBe(kept.length);
      if (steps.at(-1)?.adds) expect(kept[0]).toBe(steps.at(-1)?.serial);
    }),
  );
});
