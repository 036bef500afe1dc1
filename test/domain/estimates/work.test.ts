import fc from 'fast-check';
import type { EstimateSave } from '../../../src/contract/estimates/estimates';
import { estimateInputsSchema } from '../../../src/contract/estimates/inputs';
import { inputDifferences } from '../../../src/domain/estimates/inputLines';
import { differ, NO_WORK, tidied } from '../../../src/domain/estimates/work';
import { manyInputs, someInputs } from '../builders/estimates';
import { forAll } from '../builders/forAll';

const save = (name = 'Variant B', ...of: Parameters<typeof someInputs>): EstimateSave => ({
  name,
  inputs: someInputs(...of),
});

test('a new estimate is empty and valid', () => {
  const { name, inputs } = NO_WORK;
  const values = Object.values(inputs.options);
  expect(new Set(values)).toEqual(new Set([false, '']));
  expect([name, inputs.price, inputs.notes, inputs.delivery]).toEqual(['', null, '', undefined]);
  expect(estimateInputsSchema.parse(inputs)).toEqual(inputs);
});

test('spaces around what was typed are not saved; those within are, and so is all else', () => {
  const options = { turnPull: true, turnPullDetails: '  1 or 2 ' };
  const typed = save('  Variant  B ', options, {
    notes: '\n Paint\n  RAL 7033 \n',
    price: 40_000,
    delivery: { weeks: 8 },
  });
  expect(tidied(typed)).toEqual({
    name: 'Variant  B',
    inputs: {
      ...typed.inputs,
      notes: 'Paint\n  RAL 7033',
      options: { ...typed.inputs.options, turnPullDetails: '1 or 2' },
    },
  });
});

test.each([
  ['the name', save('Variant C')],
  ['the case of the name', save('variant b')],
  ['a switch', save(undefined, { reTank: true })],
  ['a text of the options', save(undefined, { additionalCabinetCost: '250' })],
  ['how an amount is written', save(undefined, { reTankCost: '0' })],
  ['the price', save(undefined, {}, { price: 40_000 })],
  ['a delivery', save(undefined, {}, { delivery: { weeks: 8 } })],
  ['what is accepted from texts', save(undefined, {}, { accepted: { constraints: ['ester'], fields: {} } })],
  ['the notes', save(undefined, {}, { notes: 'Call first.' })],
])('%s makes another estimate of it', (_, other) => {
  expect([differ(save(), other), differ(other, save())]).toEqual([true, true]);
});

test.each([
  [{ weeks: 8 }, { weeks: 9 }, true],
  [{ weeks: 8 }, { day: '2027-02-15' }, true],
  [{ day: '2027-02-15' }, { day: '2027-02-16' }, true],
  [{ day: '2027-02-15' }, { day: '2027-02-15' }, false],
])('a delivery of %j and one of %j differ: %p', (one, other, expected) => {
  expect(differ(save(undefined, {}, { delivery: one }), save(undefined, {}, { delivery: other }))).toBe(expected);
});

test('spaces at the ends make no other estimate, nor does the order of the fields', () => {
  const turned = { name: ' Variant B ', inputs: { ...someInputs({ turnPullDetails: ' ' }, { notes: '\t' }) } };
  const options = Object.fromEntries(Object.entries(turned.inputs.options).reverse());
  expect(differ(save(), turned)).toBe(false);
  expect(
    differ(save(), { ...turned, inputs: { ...turned.inputs, options: { ...turned.inputs.options, ...options } } }),
  ).toBe(false);
});

test('tidied once is tidied for good, and whatever people would read differently is not the same', () => {
  const saves = fc.record({ name: fc.constantFrom('A', ' A', 'B'), inputs: manyInputs });
  forAll(saves, saves, (a, b) => {
    expect(tidied(tidied(a))).toEqual(tidied(a));
    expect(differ(a, tidied(a))).toBe(false);
    expect(differ(a, b)).toBe(differ(b, a));
    if (inputDifferences(a.inputs, b.inputs).length > 0) expect(differ(a, b)).toBe(true);
  });
});
