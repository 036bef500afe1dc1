import { choicesSideBySide } from '../../../../src/domain/estimates/sideBySide/choicesSideBySide';
import { moneySideBySide } from '../../../../src/domain/estimates/sideBySide/moneySideBySide';
import { workOut } from '../../../../src/domain/estimates/workOut';
import { estimatedUnit, someGrounds, someInputs } from '../../builders/estimates';

const sideOf = (
  ...[options, others, grounds]: [...Parameters<typeof someInputs>, Parameters<typeof someGrounds>[0]?]
) => {
  const inputs = someInputs(options, others);
  return { inputs, worked: workOut(inputs, someGrounds(grounds)) };
};
const shown = (estimates: Parameters<typeof moneySideBySide>[0]) =>
  moneySideBySide(estimates).map(({ label, differs, cells }) => [
    `${label}${differs ? ' ≠' : ''}`,
    ...cells.map(({ text, share }) => (share === null ? text : `${text} ${share}`)),
  ]);

test('each line of the money, with its share of the price; a line that nobody has is left out', () => {
  expect(shown([sideOf(), sideOf({ reTank: true, reTankCost: '5000' }, { price: 50_000.5 })])).toEqual([
    ['Sale price ≠', '$40,000', '$50,000.50'],
    ['Unit', '$10,000 25.0%', '$10,000 20.0%'],
    ['Unit labor', '$3,000 7.5%', '$3,000 6.0%'],
    ['Unit materials', '$2,040 5.1%', '$2,040 4.1%'],
    ['FR3 fill', '$4,960 12.4%', '$4,960 9.9%'],
    ['Re-tank ≠', '$0', '$5,000 10.0%'],
    ['All costs ≠', '$20,000 50.0%', '$25,000 50.0%'],
    ['Margin ≠', '$20,000', '$25,000.50'],
    // 25,000.50 / 50,000.50 is 50.0005%: shown, it is the same.
    ['Margin %', '50.0%', '50.0%'],
  ]);
});

test('parts that one estimate cannot name stand beside those of the other', () => {
  const unit = estimatedUnit({ unit_cost: null, labor_cost: null, materials_cost: null });
  const lines = shown([sideOf(), sideOf({}, {}, { unit })]);
  expect(lines.find(([label]) => label === 'FR3 fill ≠')).toEqual(['FR3 fill ≠', '$4,960 12.4%', '–']);
  expect(lines.find(([label]) => label?.startsWith('All costs'))).toEqual([
    'All costs',
    '$20,000 50.0%',
    '$20,000 50.0%',
  ]);
});

test('a cost that is not recorded is said, and the margin is at most what it seems', () => {
  const unit = estimatedUnit({ labor_cost: null, jcm_total_cost: 17_000 });
  const lines = shown([sideOf({}, {}, { unit })]);
  expect(lines.find(([label]) => label === 'Unit labor')).toEqual(['Unit labor', 'not recorded']);
  expect(lines.find(([label]) => label === 'Margin')).toEqual(['Margin', 'at most $23,000']);
});

test('the choices in words; an add-on that all have off is left out', () => {
  const a = someInputs({ fr3EstimatedGallons: '620', turnPull: true, turnPullDetails: '1' });
  const b = someInputs({ fr3EstimatedGallons: '620', turnPull: false, replacementCabinet: true });
  expect(choicesSideBySide([a, b])).toEqual([
    { label: 'FR3', differs: false, texts: ['On, 620 gallons', 'On, 620 gallons'] },
    { label: 'Turn pull', differs: true, texts: ['On, 1 turn', 'Off'] },
    { label: 'Replacement cabinet', differs: true, texts: ['Off', 'On'] },
  ]);
});
