import fc from 'fast-check';
import { changeCostOption, initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { chosenOptions, costOptionsOf, uncountedWork } from '../../../src/domain/estimates/options';
import { aPricedUnit } from '../builders/comparisonUnits';
import { estimatedUnit, everyAddOn, manyInputs, someInputs } from '../builders/estimates';

test('what a person chose is kept without what the unit costs, which is read anew', () => {
  const options = changeCostOption(initialCostOptions(estimatedUnit({ oil_volume: 310 })), { reTank: true });
  expect(chosenOptions(options)).toEqual({
    ...{ fr3Enabled: true, fr3EstimatedGallons: '310', turnPull: false, turnPullDetails: '' },
    ...{
      reTank: true,
      reTankCost: '9000',
      feedConversion: false,
      replacementCabinet: false,
      additionalCabinetCost: '',
    },
  });
});

test('the same choices for a unit whose costs changed have its new costs, and what was entered', () => {
  const { options } = someInputs({ ...everyAddOn, reTankCost: '750', additionalCabinetCost: '300' });
  const dearer = aPricedUnit({ feed_conversion_cost: 900.5, replacement_cabinet_cost: 2_600, retank_cost: 9_900 });
  expect(costOptionsOf(dearer, options)).toEqual({
    ...options,
    ...{ feedConversionCost: 900.5, replacementCabinetCost: 2_600, reTankServerCost: 9_900 },
  });
});

test('for the same unit, choices are the same options again', () => {
  fc.assert(
    fc.property(manyInputs, ({ options }) => {
      expect(chosenOptions(costOptionsOf(estimatedUnit(), options))).toEqual(options);
    }),
  );
  const start = initialCostOptions(estimatedUnit());
  expect(costOptionsOf(estimatedUnit(), chosenOptions(start))).toEqual(start);
});

test('a cost that only the needed work names is read from there', () => {
  const unit = aPricedUnit({}, { jcm_result: null, needed_work: [{ work: 'feedConversion', cost: 640.25 }] });
  expect(costOptionsOf(unit, someInputs().options)).toMatchObject({ feedConversionCost: 640.25, reTankServerCost: 0 });
});

const bare = aPricedUnit({}, { jcm_result: null, needed_work: [] });
const off = { fr3Enabled: false, fr3EstimatedGallons: '' };

test.each([
  [{ fr3Enabled: true, fr3EstimatedGallons: '620' }, ['fr3']],
  [{ ...off, turnPull: true, turnPullDetails: '2' }, ['turnPull']],
  [{ ...off, feedConversion: true }, ['feedConversion']],
  [{ ...off, replacementCabinet: true }, ['replacementCabinet']],
  [{ ...off, replacementCabinet: true, additionalCabinetCost: '0.00' }, ['replacementCabinet']],
  [{ ...off, replacementCabinet: true, additionalCabinetCost: '.01' }, []],
  [{ ...off, reTank: true, reTankCost: '' }, ['reTank']],
  [{ ...off, reTank: true, reTankCost: '.' }, ['reTank']],
  [{ ...off, reTank: true, reTankCost: '1' }, []],
  [off, []],
  [everyAddOn, ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank']],
])('of a unit without any recorded cost, work chosen as %j counts nothing for %j', (options, works) => {
  expect(uncountedWork(bare, someInputs(options).options)).toEqual(works);
});

test('recorded costs count, but not that of a re-tank: its labor is what is entered', () => {
  const chosen = (reTankCost: string) => someInputs({ ...everyAddOn, reTankCost }).options;
  expect(uncountedWork(estimatedUnit(), chosen(''))).toEqual(['reTank']);
  expect(uncountedWork(estimatedUnit(), chosen('9000'))).toEqual([]);
});
