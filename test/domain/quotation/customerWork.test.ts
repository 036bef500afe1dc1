import { chosenWork } from '../../../src/domain/quotation/chosenWork';
import { customerWork } from '../../../src/domain/quotation/customerWork';
import type { EstimateInputs, EstimateOptions } from '../../../src/contract/estimates/inputs';
import { workOut } from '../../../src/domain/estimates/workOut';
import { estimatedUnit, someGrounds, someInputs } from '../builders/estimates';

const OFF: EstimateOptions = {
  ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '', reTank: false },
  ...{ reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
};
const on = (options: Partial<EstimateOptions> = {}): EstimateInputs => someInputs({ ...OFF, ...options });
const workedWith = (unit: Record<string, unknown> = {}) => workOut(on(), someGrounds({ unit: estimatedUnit(unit) }));
const REWIND = { can_serve: true, needed_work: [{ work: 'rewind', cost: 0 }] };

test('the customer reads the job and each work on the unit, without a cost', () => {
  const inputs = on({ fr3Enabled: true, fr3EstimatedGallons: '1620', replacementCabinet: true, turnPull: true });
  expect(customerWork({ orderType: 'RC', inputs, worked: workedWith() })).toEqual([
    'Reconditioned: core and coils inspected and dried, new insulating fluid, routine tests, new paint',
    'Voltage ratio set to your system by changing the turns of a winding',
    'New terminal cabinet',
    'Filled with FR3 natural ester fluid, about 1,620 gallons',
  ]);
});

test('a rewind is the job of a rewind order, and work on the unit of any other', () => {
  const worked = workedWith(REWIND);
  const inputs = on({ feedConversion: true, reTank: true, fr3Enabled: true });
  expect(customerWork({ orderType: 'RW', inputs, worked })).toEqual([
    'Rewound: new windings on the present core, new insulating fluid, routine tests, new paint',
    'Converted from radial feed to loop feed',
    'Core and coils moved into another tank',
    'Filled with FR3 natural ester fluid',
  ]);
  expect(customerWork({ orderType: null, inputs: on(), worked })).toEqual(['New windings on the present core']);
});

test('the company reads what was entered for each work that is switched on', () => {
  const all = {
    ...{ fr3Enabled: true, fr3EstimatedGallons: '620', turnPull: true, turnPullDetails: '1', feedConversion: true },
    ...{ replacementCabinet: true, additionalCabinetCost: '450', reTank: true, reTankCost: '' },
  };
  expect(chosenWork(on(all))).toEqual([
    ['FR3 fill', '620 gallons'],
    ['Turn pull', '1 turn'],
    ['Feed conversion', 'yes'],
    ['Replacement cabinet', '$450 additional'],
    ['Re-tank', 'labor not entered'],
  ]);
  expect(chosenWork(on())).toEqual([]);
});
