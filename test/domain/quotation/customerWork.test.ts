import fc from 'fast-check';
import { customerWork } from '../../../src/domain/quotation/customerWork';
import type { EstimateInputs, EstimateOptions } from '../../../src/contract/estimates/inputs';
import { workOut } from '../../../src/domain/estimates/workOut';
import { estimatedUnit, manyInputs, someGrounds, someInputs } from '../builders/estimates';

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

test.each([
  ['620', ', about 620 gallons'],
  ['999999', ', about 999,999 gallons'],
  ['000310', ', about 310 gallons'],
  ['', ''],
  ['0', ''],
  ['000', ''],
])('a fill of %j gallons is told as "%s"', (fr3EstimatedGallons, gallons) => {
  const inputs = on({ fr3Enabled: true, fr3EstimatedGallons });
  expect(customerWork({ orderType: null, inputs, worked: workedWith() })).toEqual([
    `Filled with FR3 natural ester fluid${gallons}`,
  ]);
});

test('all work is read in the order in which it changes the transformer: windings, voltage, feed, tank, cabinet, fluid', () => {
  const all = { fr3Enabled: true, turnPull: true, feedConversion: true, replacementCabinet: true, reTank: true };
  expect(customerWork({ orderType: 'RC', inputs: on(all), worked: workedWith(REWIND) }).slice(1)).toEqual([
    'New windings on the present core',
    'Voltage ratio set to your system by changing the turns of a winding',
    'Converted from radial feed to loop feed',
    'Core and coils moved into another tank',
    'New terminal cabinet',
    'Filled with FR3 natural ester fluid',
  ]);
});

test.each(['RC', null, '', 'rc', 'RX'])(
  'of a unit without work, an order of %j says the job as a whole or nothing',
  (orderType) => {
    const lines = customerWork({ orderType, inputs: on(), worked: workedWith({ needed_work: [] }) });
    expect(lines.map((line) => line.split(':')[0])).toEqual(orderType === 'RC' ? ['Reconditioned'] : []);
  },
);

test('what the unit needs but nobody chose is not promised to the customer, except for a rewind, which has no switch', () => {
  const works = ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank'];
  const needed_work = works.map((work) => ({ work, cost: 500 }));
  expect(customerWork({ orderType: null, inputs: on(), worked: workedWith({ needed_work }) })).toEqual([]);
  const worked = workedWith({ needed_work: [...needed_work, { work: 'rewind', cost: null }] });
  expect(customerWork({ orderType: null, inputs: on(), worked })).toEqual(['New windings on the present core']);
});

test('no cost is ever in the words, nor a note, nor anything that was entered but the gallons', () => {
  fc.assert(
    fc.property(manyInputs, fc.constantFrom('RC', 'RW', null), (inputs, orderType) => {
      const lines = customerWork({ orderType, inputs, worked: workedWith() });
      const rest = lines.map((line) => line.replace(/, about (310|620) gallons$/, '').replace('FR3', ''));
      expect(rest.filter((line) => /[\d$]|Call first/.test(line))).toEqual([]);
      const { options } = inputs;
      const isOn = [
        options.fr3Enabled,
        options.turnPull,
        options.reTank,
        options.feedConversion,
        options.replacementCabinet,
      ];
      expect(lines).toHaveLength(isOn.filter(Boolean).length + (orderType === null ? 0 : 1));
    }),
  );
});
