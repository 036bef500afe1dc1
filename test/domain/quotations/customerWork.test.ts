import fc from 'fast-check';
import { customerWork, chosenWork } from '../../../src/domain/quotations/customerWork';
import type { EstimateInputs, EstimateOptions } from '../../../src/contract/estimates/inputs';
import { workOut } from '../../../src/domain/estimates/workOut';
import { parseVoltage } from '../../../src/domain/matching/reading/voltage';
import type { DeliveredUnit } from '../../../src/domain/quotations/delivered';
import { estimatedUnit, manyInputs, someGrounds, someInputs } from '../builders/estimates';
import { forAll } from '../builders/forAll';

const OFF: EstimateOptions = {
  ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '', reTank: false },
  ...{ reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
};
const on = (options: Partial<EstimateOptions> = {}): EstimateInputs => someInputs({ ...OFF, ...options });
const workedWith = (unit: Record<string, unknown> = {}) => workOut(on(), someGrounds({ unit: estimatedUnit(unit) }));
const side = (required: string, nameplate: string, verdict: DeliveredUnit['primary']['verdict']) => ({
  ...{ required: parseVoltage(required), nameplate, verdict },
});
const unitOf = (of: Partial<DeliveredUnit> = {}): DeliveredUnit => ({
  primary: side('12.47', '12470GrdY/7200', 'exact'),
  secondary: side('480Y/277', '480Y/277', 'exact'),
  ...{ changesTurns: true, kva: '1000.00', bil: '95', fluid: 'Mineral Oil', isFilledWithFr3: false },
  ...of,
});
const VOLTAGES = '12470GrdY/7200 – 480Y/277';
const workOf = (of: Omit<Parameters<typeof customerWork>[0], 'unit'>, unit = unitOf()) => customerWork({ ...of, unit });
const REWIND = { can_serve: true, needed_work: [{ work: 'rewind', cost: 0 }] };

test('the customer reads the job and each work on the unit, without a cost', () => {
  const inputs = on({ fr3Enabled: true, fr3EstimatedGallons: '1620', replacementCabinet: true, turnPull: true });
  expect(workOf({ orderType: 'RC', inputs, worked: workedWith() })).toEqual([
    'Reconditioned: core and coils inspected and dried, new insulating fluid, routine tests, new paint',
    `Turns of a winding changed; rated voltages stay ${VOLTAGES}`,
    'New terminal cabinet',
    'Filled with FR3 natural ester fluid, about 1,620 gallons',
  ]);
});

test('a rewind is the job of a rewind order, and work on the unit of any other', () => {
  const worked = workedWith(REWIND);
  const inputs = on({ feedConversion: true, reTank: true, fr3Enabled: true });
  expect(workOf({ orderType: 'RW', inputs, worked })).toEqual([
    `Rewound to ${VOLTAGES}: new windings on the present core, new insulating fluid, routine tests, new paint`,
    'Converted from radial feed to loop feed',
    'Core and coils moved into another tank',
    'Filled with FR3 natural ester fluid',
  ]);
  expect(workOf({ orderType: null, inputs: on(), worked })).toEqual([
    `New windings on the present core for ${VOLTAGES}`,
  ]);
});

test.each([
  ['620', ', about 620 gallons'],
  ['999999', ', about 999,999 gallons'],
  ['000310', ', about 310 gallons'],
  ['', ''],
  ['0', ''],
  ['000', ''],
])('a fill of %j gallons reads as "%s"', (fr3EstimatedGallons, gallons) => {
  const inputs = on({ fr3Enabled: true, fr3EstimatedGallons });
  expect(workOf({ orderType: null, inputs, worked: workedWith() })).toEqual([
    `Filled with FR3 natural ester fluid${gallons}`,
  ]);
});

test('all work is read in the order in which it changes the transformer: windings, voltage, feed, tank, cabinet, fluid', () => {
  const all = { fr3Enabled: true, turnPull: true, feedConversion: true, replacementCabinet: true, reTank: true };
  expect(workOf({ orderType: 'RC', inputs: on(all), worked: workedWith(REWIND) }).slice(1)).toEqual([
    `New windings on the present core for ${VOLTAGES}`,
    `Turns of a winding changed; rated voltages stay ${VOLTAGES}`,
    'Converted from radial feed to loop feed',
    'Core and coils moved into another tank',
    'New terminal cabinet',
    'Filled with FR3 natural ester fluid',
  ]);
});

test.each(['RC', null, '', 'rc', 'RX'])(
  'of a unit without work, an order of %j says the job as a whole or nothing',
  (orderType) => {
    const lines = workOf({ orderType, inputs: on(), worked: workedWith({ needed_work: [] }) });
    expect(lines.map((line) => line.split(':')[0])).toEqual(orderType === 'RC' ? ['Reconditioned'] : []);
  },
);

test('needed work that is not chosen is not promised, except a rewind', () => {
  const works = ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank'];
  const needed_work = works.map((work) => ({ work, cost: 500 }));
  expect(workOf({ orderType: null, inputs: on(), worked: workedWith({ needed_work }) })).toEqual([]);
  const worked = workedWith({ needed_work: [...needed_work, { work: 'rewind', cost: null }] });
  expect(workOf({ orderType: null, inputs: on(), worked })).toEqual([
    `New windings on the present core for ${VOLTAGES}`,
  ]);
});

test('the text has no cost, note or entered value except gallons', () => {
  forAll(manyInputs, fc.constantFrom('RC', 'RW', null), (inputs, orderType) => {
    const lines = workOf({ orderType, inputs, worked: workedWith() });
    const rest = lines.map((line) =>
      line
        .replace(/, about (310|620) gallons$/, '')
        .replace('FR3', '')
        .replace(VOLTAGES, ''),
    );
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
  });
});

test('a turn pull says to which voltages the ratio is set, and from which', () => {
  const unit = unitOf({ secondary: side('480Y/277', '460Y/266', 'needs work') });
  expect(workOf({ orderType: null, inputs: on({ turnPull: true }), worked: workedWith() }, unit)).toEqual([
    'Voltage ratio set to 12470GrdY/7200 – 480Y/277, from 12470GrdY/7200 – 460Y/266, by changing the turns of a winding',
  ]);
});

test('a rewind says for which voltages', () => {
  const unit = unitOf({ primary: side('12', '13200D', 'needs work') });
  const [line] = workOf({ orderType: 'RW', inputs: on(), worked: workedWith() }, unit);
  expect(line).toMatch(/^Rewound to 12000D – 480Y\/277: /);
});

test('a tap, or one of several voltages, is set before the unit is delivered', () => {
  const onTap = unitOf({ primary: side('13.2', '13800D', 'acceptable'), changesTurns: false });
  expect(workOf({ orderType: null, inputs: on(), worked: workedWith() }, onTap)).toEqual([
    'Tap changer set for 13200D, from 13800D',
  ]);
  const dual = '12470GrdY/7200 x 24940GrdY/14400';
  const connected = unitOf({ primary: side('12.47', dual, 'acceptable'), changesTurns: false });
  expect(workOf({ orderType: null, inputs: on(), worked: workedWith() }, connected)).toEqual([
    `Connected for 12470GrdY/7200, of ${dual}`,
  ]);
});

const off = { fr3Enabled: false, fr3EstimatedGallons: '' };
const reported = (...[options]: Parameters<typeof someInputs>) => chosenWork(someInputs({ ...off, ...options }));

test('the company reads what was entered for each work that is switched on', () => {
  const all = {
    ...{ fr3Enabled: true, fr3EstimatedGallons: '620', turnPull: true, turnPullDetails: '1', feedConversion: true },
    ...{ replacementCabinet: true, additionalCabinetCost: '450', reTank: true, reTankCost: '8750.5' },
  };
  expect(reported(all)).toEqual([
    ['FR3 fill', '620 gallons'],
    ['Turn pull', '1 turn'],
    ['Feed conversion', 'yes'],
    ['Replacement cabinet', '$450 additional'],
    ['Re-tank', 'labor $8,751'], // Dollars are rounded (spec section 9).
  ]);
  expect(reported()).toEqual([]);
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
  expect(reported(options)).toEqual([line]);
});

test('texts of switched-off work are omitted', () => {
  const left = { turnPullDetails: '2', additionalCabinetCost: '450', reTankCost: '750', fr3EstimatedGallons: '620' };
  expect(reported(left)).toEqual([]);
});
