import { someRates } from '../../builders/rates';
import { addOns, chosenAddOns, type AddOnChoice } from '../../../../src/domain/cost/unitDetail/addOns';

const none: AddOnChoice = {
  fr3Enabled: false,
  feedConversion: false,
  replacementCabinet: false,
  turnPull: false,
  reTank: false,
};

test('the percentages are those of the specification, in its order', () => {
  expect(addOns().map(({ label, percent }) => `${label} ${percent}`)).toEqual([
    'FR3 15',
    'Feed conversion 8',
    'Replacement cabinet 12',
    'Turn pull 5',
    'Re-tank 0',
  ]);
});

test.each([
  ['fr3Enabled', 'fr3'],
  ['feedConversion', 'feedConversion'],
  ['replacementCabinet', 'replacementCabinet'],
  ['turnPull', 'turnPull'],
  ['reTank', 'reTank'],
] as const)('the option %s chooses the add-on %s alone', (option, id) => {
  expect(chosenAddOns({ ...none, [option]: true }).map((each) => each.id)).toEqual([id]);
});

test('chosen add-ons keep the order of the specification', () => {
  const chosen = chosenAddOns({ ...none, reTank: true, turnPull: true, fr3Enabled: true });
  expect(chosen.map(({ id }) => id)).toEqual(['fr3', 'turnPull', 'reTank']);
  expect(chosenAddOns(none)).toEqual([]);
});

test('each percentage comes from its own rate, also one of 0 or of a fraction', () => {
  const rates = someRates({
    ...{ addOnFr3: 0, addOnFeedConversion: 1.25, addOnReplacementCabinet: 2, addOnTurnPull: 3, addOnReTank: 100 },
  });
  expect(addOns(rates).map(({ id, percent }) => [id, percent])).toEqual([
    ...[['fr3', 0] as const, ['feedConversion', 1.25] as const, ['replacementCabinet', 2] as const],
    ...[['turnPull', 3] as const, ['reTank', 100] as const],
  ]);
  expect(chosenAddOns({ ...none, fr3Enabled: true }, rates)).toMatchObject([{ id: 'fr3', percent: 0 }]);
});
