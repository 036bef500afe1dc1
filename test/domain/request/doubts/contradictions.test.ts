import type { LineField } from '../../../../src/contract/requests/reading';
import { contradictionsIn } from '../../../../src/domain/request/doubts/contradictions';

type Values = Readonly<Partial<Record<LineField, string>>>;

const KEYS = ['kva_rating', 'phase', 'primary_voltage_kv', 'secondary_voltage_kv'] as const;
const doubtful = (values: Values): string[] => {
  const all = new Map(
    KEYS.flatMap((key) => (values[key] === undefined ? [] : [[key, { value: values[key] }] as const])),
  );
  return [...contradictionsIn(all).keys()].sort();
};

const voltages = (primary_voltage_kv: string, secondary_voltage_kv: string): Values => ({
  primary_voltage_kv,
  secondary_voltage_kv,
});

test.each<[string, Values]>([
  ['a usual line', { kva_rating: '1000', phase: '3', ...voltages('12470D', '480Y/277') }],
  ['alternatives of both sides', voltages('12470D or 13200D', '480Y/277 or 208Y/120')],
  ['a dual primary', voltages('12470GrdY/7200 x 24940GrdY/14400', '480Y/277')],
  ['a range of ratings', { kva_rating: '750 to 1000' }],
  ['a medium-voltage secondary', voltages('34500D', '4160Y/2400')],
  ['a dry-type step-down', voltages('480D', '208Y/120')],
  ['a single-phase line', { kva_rating: '37.5', phase: '1', ...voltages('7200', '240/120') }],
  ['a voltage to neutral of one phase', { phase: '1', ...voltages('7620', '240/120') }],
  ['a primary alone', { primary_voltage_kv: '4160' }],
])('nothing speaks against %s', (_, values) => {
  expect(doubtful(values)).toEqual([]);
});

test.each<[string, Values, readonly LineField[]]>([
  ['a step-up', voltages('480D', '34500Y/19920'), ['primary_voltage_kv', 'secondary_voltage_kv']],
  ['two equal sides', voltages('480', '480Y/277'), ['primary_voltage_kv', 'secondary_voltage_kv']],
  ['a class for a voltage', voltages('15000', '480Y/277'), ['primary_voltage_kv']],
  ['a motor voltage for a winding', voltages('12470D', '460'), ['secondary_voltage_kv']],
  ['a high secondary alone', { secondary_voltage_kv: '12470D' }, ['secondary_voltage_kv']],
  ['a low primary alone', { primary_voltage_kv: '480' }, ['primary_voltage_kv']],
  ['one phase with 480Y/277', { phase: '1', ...voltages('12470D', '480Y/277') }, ['phase', 'secondary_voltage_kv']],
  ['three phases with 240/120', { phase: '3', ...voltages('7200', '240/120') }, ['phase', 'secondary_voltage_kv']],
  ['a voltage to neutral of three phases', { phase: '3', ...voltages('7620', '208Y/120') }, ['primary_voltage_kv']],
  ['a wye of a voltage to neutral', voltages('7200GrdY', '208Y/120'), ['primary_voltage_kv']],
  ['a load for a rating', { kva_rating: '1340' }, ['kva_rating']],
  ['one odd rating of two', { kva_rating: '1000 or 1340' }, ['kva_rating']],
  ['one phase of 2500 kVA', { kva_rating: '2500', phase: '1' }, ['kva_rating', 'phase']],
  ['three phases of 5 kVA', { kva_rating: '5', phase: '3' }, ['kva_rating', 'phase']],
])('%s is doubtful', (_, values, fields) => {
  expect(doubtful(values)).toEqual(fields);
});

const reasonOf = (field: LineField, values: Values): string | undefined =>
  contradictionsIn(new Map(Object.entries(values).map(([key, value]) => [key as LineField, { value }] as const))).get(
    field,
  );

test.each<[LineField, Values, string | undefined]>([
  ['primary_voltage_kv', voltages('208', '480Y/277'), 'Primary 208 is not above secondary 480Y/277.'],
  ['primary_voltage_kv', voltages('208 or 12470D', '480Y/277'), undefined],
  ['secondary_voltage_kv', voltages('4160D', '480D or 12470D'), 'Primary 4160D is not above secondary 480D or 12470D.'],
  ['secondary_voltage_kv', voltages('12470D', '460'), '460 V is an unusual voltage.'],
  ['secondary_voltage_kv', { secondary_voltage_kv: '12470D' }, 'The text names no primary above it.'],
  ['secondary_voltage_kv', { secondary_voltage_kv: '480D or 12470D' }, 'The text names no primary above it.'],
  ['secondary_voltage_kv', { secondary_voltage_kv: '4800D' }, undefined],
  ['primary_voltage_kv', { primary_voltage_kv: '600D' }, 'The text names no secondary below it.'],
  ['primary_voltage_kv', { primary_voltage_kv: '480D or 4160D' }, undefined],
  ['primary_voltage_kv', voltages('7200GrdY', '208Y/120'), '7200GrdY V is usually a voltage to neutral.'],
  ['phase', { phase: '3', ...voltages('7200', '240/120') }, '240/120 is unusual for 3 phase.'],
  ['kva_rating', { kva_rating: '1340' }, '1340 kVA is an unusual rating.'],
  ['kva_rating', { kva_rating: '2500', phase: '1' }, '2500 kVA is unusual for 1 phase.'],
  ['phase', { kva_rating: '500 or 2500', phase: '1' }, '500 or 2500 kVA is unusual for 1 phase.'],
  ['quantity', { quantity: '401' }, 'The quantity is unusually large.'],
  ['quantity', { quantity: '400' }, undefined],
])('the reason against the %s of %j is %s', (field, values, expected) => {
  expect(reasonOf(field, values)).toBe(expected);
});
