import { chosenWork } from '../../../src/domain/quotation/chosenWork';
import { someInputs } from '../builders/estimates';

const off = { fr3Enabled: false, fr3EstimatedGallons: '' };
const told = (...[options]: Parameters<typeof someInputs>) => chosenWork(someInputs({ ...off, ...options }));

test('the company reads what was entered for each work that is switched on', () => {
  const all = {
    ...{ fr3Enabled: true, fr3EstimatedGallons: '620', turnPull: true, turnPullDetails: '1', feedConversion: true },
    ...{ replacementCabinet: true, additionalCabinetCost: '450', reTank: true, reTankCost: '8750.5' },
  };
  expect(told(all)).toEqual([
    ['FR3 fill', '620 gallons'],
    ['Turn pull', '1 turn'],
    ['Feed conversion', 'yes'],
    ['Replacement cabinet', '$450 additional'],
    ['Re-tank', 'labor $8,751'], // Dollars are rounded (spec section 9).
  ]);
  expect(told()).toEqual([]);
});

test.each([
  [{ fr3Enabled: true, fr3EstimatedGallons: '' }, ['FR3 fill', 'gallons not entered']],
  [{ turnPull: true, turnPullDetails: '' }, ['Turn pull', 'turns not entered']],
  [{ turnPull: true, turnPullDetails: '2' }, ['Turn pull', '2 turns']],
  [{ turnPull: true, turnPullDetails: '11' }, ['Turn pull', '11 turns']],
  [{ replacementCabinet: true, additionalCabinetCost: '' }, ['Replacement cabinet', 'yes']],
  [{ replacementCabinet: true, additionalCabinetCost: '.' }, ['Replacement cabinet', 'yes']],
  [{ replacementCabinet: true, additionalCabinetCost: '0' }, ['Replacement cabinet', '$0 additional']],
  [{ replacementCabinet: true, additionalCabinetCost: '1500.' }, ['Replacement cabinet', '$1,500 additional']],
  [{ reTank: true, reTankCost: '' }, ['Re-tank', 'labor not entered']],
  [{ reTank: true, reTankCost: '.' }, ['Re-tank', 'labor not entered']],
  [{ reTank: true, reTankCost: '.5' }, ['Re-tank', 'labor $1']],
  [{ reTank: true, reTankCost: '0' }, ['Re-tank', 'labor $0']],
])('%j reads %j', (options, line) => {
  expect(told(options)).toEqual([line]);
});

test('what is left in the fields of work that is off is not told', () => {
  const left = { turnPullDetails: '2', additionalCabinetCost: '450', reTankCost: '750', fr3EstimatedGallons: '620' };
  expect(told(left)).toEqual([]);
});
