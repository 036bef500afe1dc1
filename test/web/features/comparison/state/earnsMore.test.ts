import type { Unit } from '../../../../../src/contract/units/unit';
import { selectEarnsMore } from '../../../../../src/web/features/comparison/state/selectors';
import type { ComparisonState } from '../../../../../src/web/features/comparison/state/rememberedComparison';
import { costOptionChanged, costOptionsSlice } from '../../../../../src/web/features/comparison/state/chosenUnits';
import { aList, aPricedUnit, aState, ORDER } from '../../../comparisonSamples';

/** 40,000 less 20,000. */
const best = aPricedUnit({
  ...{ serial: 'A', match_score: 0.98, needed_work: [], requires_turn_pull: false },
  fit: { class: 'Fits', gaps: [] },
});
/** 40,000 less 8,000 and the re-tank of 4,000. */
const dear = aPricedUnit({
  ...{ serial: 'B', match_score: 0.84, jcm_total_cost: 8_000, requires_turn_pull: false },
  ...{ needed_work: [{ work: 'reTank', cost: 4_000 }], fit: { class: 'Fits with work', gaps: [] } },
});

function earnsMoreOf(change: Partial<ComparisonState> = {}, recommended: readonly Unit[] = [best, dear]) {
  return selectEarnsMore(aState(change), aList(recommended, { orderPrice: null }));
}

test('the unit with work that earns much more is found by the margins of the moment', () => {
  expect(earnsMoreOf()).toEqual({ serial: 'B', best: 'A', text: '$8,000 more with re-tank' });
});

test('a unit whose work was switched off has no complete margin', () => {
  const change = costOptionChanged({ orderId: ORDER, unit: dear, change: { reTank: false } });
  expect(earnsMoreOf({ costOptions: costOptionsSlice.reducer({}, change) })).toBeNull();
});

test('a unit that was added by hand is not recommended', () => {
  expect(earnsMoreOf({ manualUnits: { [ORDER]: [dear] } })).toBeNull();
  expect(earnsMoreOf({ manualUnits: { [ORDER]: [best] } })).toBeNull();
});
