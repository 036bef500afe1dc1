import { initialCostOptions } from '../../../../src/domain/cost/comparison/costOptions';
import { costOptionChanged, costOptionsSlice } from '../../../../src/web/state/slices/units';
import { aPricedUnit } from '../../comparisonSamples';

const unit = aPricedUnit({ serial: 'A' });
const change = (
  state: ReturnType<typeof costOptionsSlice.reducer>,
  options: Parameters<typeof costOptionChanged>[0]['change'],
) => costOptionsSlice.reducer(state, costOptionChanged({ orderId: '1', unit, change: options }));

test('a first change of cost options starts from where the unit starts', () => {
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

test('one unit in two orders has cost options of its own in each', () => {
  const state = costOptionsSlice.reducer(
    change({}, { turnPull: true }),
    costOptionChanged({ orderId: '2', unit, change: { feedConversion: true } }),
  );
  expect([state['1']?.A?.feedConversion, state['2']?.A?.turnPull]).toEqual([false, false]);
});
