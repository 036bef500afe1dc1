import { NOTHING } from '../../../../src/domain/matching/reading/candidate';
import { createDictionary } from '../../../../src/domain/matching/search/dictionary';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { aCandidate, aRequirement } from '../../builders/units';

const totals = jest.fn((_requirement: unknown, { kva, phase }: { kva: number | null; phase: number | null }) => ({
  ...{ points: kva ?? 0, flags: phase ?? 0 },
}));
const dictionary = () => createDictionary({ fields: ['kva', 'phase'], totals }, 4);

test('equal values of the fields have one code, whatever else units have', () => {
  const { codeOf, valuesOf } = dictionary();
  const units = [{}, { kva: 750 }, { serial: '2', fluid: null }, { kva: null }, { phase: 1 }, { kva: 750 }];
  expect(units.map((unit) => codeOf(aCandidate(unit)))).toEqual([0, 1, 0, 2, 3, 1]);
  expect(valuesOf(1)).toEqual({ kva: 750, phase: 3 });
});

test('a field of its own tells numbers, texts and nothing apart', () => {
  const { codeOf } = createDictionary({ fields: ['taps'], totals }, 0);
  expect([null, '', '5', '5 ', null, '5'].map((taps) => codeOf({ taps }))).toEqual([0, 1, 2, 3, 0, 2]);
});

test('the table has the packed totals of the values of each code, each worked out once', () => {
  const column = dictionary();
  const units = [{}, { kva: 750, phase: 1 }, {}, { kva: null }];
  units.forEach((unit) => column.codeOf(aCandidate(unit)));
  // Points times 4,096, and the flags below.
  expect([...column.tableFor(aRequirement(), DEFAULT_RATES)]).toEqual([2_048_003, 3_072_001, 3]);
  expect(totals).toHaveBeenCalledTimes(column.size);
  // A rule reads the fields of its column alone.
  expect(totals.mock.calls[0]?.[1]).toEqual({ ...NOTHING, kva: 500, phase: 3 });
});
