import { choicesSideBySide, choiceTexts } from '../../../../src/domain/estimates/sideBySide/choicesSideBySide';
import { everyAddOn, someInputs } from '../../builders/estimates';

test('the choices in words; an add-on that all have off is left out', () => {
  const a = someInputs({ fr3EstimatedGallons: '620', turnPull: true, turnPullDetails: '1' });
  const b = someInputs({ fr3EstimatedGallons: '620', turnPull: false, replacementCabinet: true });
  expect(choicesSideBySide([a, b])).toEqual([
    { label: 'FR3', differs: false, texts: ['On, 620 gallons', 'On, 620 gallons'] },
    { label: 'Turn pull', differs: true, texts: ['On, 1 turn', 'Off'] },
    { label: 'Replacement cabinet', differs: true, texts: ['Off', 'On'] },
  ]);
});

test('each add-on of one estimate is told, in the order of the card', () => {
  const { options } = someInputs({ ...everyAddOn, fr3Enabled: false, turnPull: false });
  expect(choiceTexts(options).map(({ line, label, text }) => [line, label, text])).toEqual([
    ['fr3', 'FR3', 'Off'],
    ['turn_pull', 'Turn pull', 'Off'],
    ['feed_conversion', 'Feed conversion', 'On'],
    ['replacement_cabinet', 'Replacement cabinet', 'On'],
    ['re_tank', 'Re-tank', 'On'],
  ]);
});

test.each([
  ['620', '2', 'On, 620 gallons', 'On, 2 turns'],
  [' 620 ', ' 1 ', 'On, 620 gallons', 'On, 1 turn'],
  ['', '', 'On', 'On'],
  [' ', ' ', 'On', 'On'],
  ['0', '11', 'On, 0 gallons', 'On, 11 turns'],
  ['12', '1 or 2', 'On, 12 gallons', 'On, 1 or 2 turns'],
])('%j gallons and %j turns read %j and %j, but not where the work is off', (gallons, turns, fr3, turnPull) => {
  const texts = (isOn: boolean) => {
    const on = { fr3Enabled: isOn, fr3EstimatedGallons: gallons, turnPull: isOn, turnPullDetails: turns };
    return choiceTexts(someInputs(on).options)
      .slice(0, 2)
      .map(({ text }) => text);
  };
  expect(texts(true)).toEqual([fr3, turnPull]);
  expect(texts(false)).toEqual(['Off', 'Off']);
});

test('estimates without any work have nothing to compare, and one alone differs in nothing', () => {
  const off = someInputs({ fr3Enabled: false });
  expect(choicesSideBySide([off, off])).toEqual([]);
  expect(choicesSideBySide([])).toEqual([]);
  expect(choicesSideBySide([someInputs({ reTank: true })]).map(({ label, differs }) => [label, differs])).toEqual([
    ['FR3', false],
    ['Re-tank', false],
  ]);
});

test('one of three that is otherwise makes a line differ, by its measure alone too', () => {
  const of = (fr3EstimatedGallons: string) => someInputs({ fr3EstimatedGallons });
  expect(choicesSideBySide([of('620'), of('620'), of('621')])).toEqual([
    { label: 'FR3', differs: true, texts: ['On, 620 gallons', 'On, 620 gallons', 'On, 621 gallons'] },
  ]);
});
