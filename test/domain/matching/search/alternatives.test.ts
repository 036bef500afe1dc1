import type { Quote } from '../../../../src/contract/matching/quote';
import { alternativesTo } from '../../../../src/domain/matching/search/alternatives';
import { createFacets, facetIdsOf } from '../../../../src/domain/matching/search/facets';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';

function alternatives(quote: Partial<Quote>, units: readonly Partial<Candidate>[] = []) {
  const facets = createFacets();
  units.forEach((unit) => facetIdsOf(facets, aCandidate(unit)));
  return alternativesTo(nothingRequired(quote), facets);
}
const changes = (...asked: Parameters<typeof alternatives>) => alternatives(...asked).map(({ change }) => change);

test('where nothing is required there is nothing to concede, whatever is in stock', () => {
  expect(alternatives({}, [{}])).toEqual([]);
  expect(alternatives({ primary_voltage_kv: 'twelve', kva_rating: 'big', bil: 'full' }, [{}])).toEqual([]);
});

test('the sizes are the two next ones up, then the two next ones down, the nearest first', () => {
  expect(changes({ kva_rating: 500 })).toEqual(['With 750 kVA', 'With 1,000 kVA', 'With 300 kVA', 'With 225 kVA']);
  expect(changes({ kva_rating: 45 })).toEqual(['With 75 kVA', 'With 112.5 kVA']);
  expect(changes({ kva_rating: 5000 })).toEqual(['With 3,750 kVA', 'With 3,000 kVA']);
  expect(alternatives({ kva_rating: 45 })[0]?.changed).toEqual({ kva: { text: '75', value: 75 } });
});

test('the primary voltages are those in stock but the required one, the nearest first, each once', () => {
  const units = [
    { primaryVoltage: '34500D' },
    { primaryVoltage: '12470GrdY/7200' },
    { primaryVoltage: '4160D x 8320D' },
    { primaryVoltage: '13200Y/7620' },
    { primaryVoltage: '13200D' },
    { primaryVoltage: 'see nameplate' },
    { primaryVoltage: null },
  ];
  // 13.2 is 1.06 times 12.47, 12.47 is 1.5 times 8.32, 34.5 is 2.8 times 12.47, which is 3 times 4.16.
  const expected = ['With 13200 V', 'With 8320 V', 'With 34500 V', 'With 4160 V'];
  expect(changes({ primary_voltage_kv: '12.47' }, units)).toEqual(expected);
  expect(alternatives({ primary_voltage_kv: '12.47' }, units)[0]?.changed).toEqual({
    primaryVoltage: { text: '13200', value: [{ volts: 13_200, connection: null }] },
  });
  expect(changes({ primary_voltage_kv: '12470D x 24940D' }, units)).toEqual([]);
});

test('the secondary voltages are those in stock, in the words of the unit', () => {
  const units = [{ secondaryVoltage: ' 240D ' }, { secondaryVoltage: 'see nameplate' }, { secondaryVoltage: null }];
  expect(alternatives({ secondary_voltage_kv: '0.48' }, units)).toEqual([
    {
      change: 'With a 240D secondary',
      changed: { secondaryVoltage: { text: ' 240D ', value: [{ volts: 240, connection: 'delta' }] } },
    },
  ]);
  expect(changes({ secondary_voltage_kv: 'low' }, units)).toEqual([]);
});

test('a stated connection may be conceded for the other, on either side; one that is not stated may not', () => {
  expect(alternatives({ primary_voltage_kv: '12470D', secondary_voltage_kv: '480Y/277' })).toEqual([
    {
      change: 'With a 12470Y primary',
      changed: { primaryVoltage: { text: '12470Y', value: [{ volts: 12_470, connection: 'wye' }] } },
    },
    {
      change: 'With a 480D secondary',
      changed: { secondaryVoltage: { text: '480D', value: [{ volts: 480, connection: 'delta' }] } },
    },
  ]);
  expect(changes({ primary_voltage_kv: '12.47', secondary_voltage_kv: '240D x 480D' })).toEqual([]);
});

test.each([
  ['125', '12470GrdY/7200', ['With a BIL of 95 kV']],
  ['95', '12470GrdY/7200', []],
  ['75', '12470GrdY/7200', []],
  ['full', '12470GrdY/7200', []],
  [null, '12470GrdY/7200', []],
  ['200', '69000Y', []],
  ['200', null, []],
])('a BIL of %p kV at %p leaves %j to concede', (bil, primary_voltage_kv, expected) => {
  expect(changes({ bil, primary_voltage_kv }).filter((change) => change.includes('BIL'))).toEqual(expected);
});

test('copper may be conceded, aluminum not; a rewind helps where none is ordered', () => {
  expect(alternatives({ coil_type: 'Copper' })).toEqual([
    { change: 'With aluminum windings', changed: { winding: null } },
  ]);
  expect(changes({ coil_type: 'Aluminum' })).toEqual([]);
  expect(alternatives({ order_type: 'RC' })).toEqual([{ change: 'With a rewind', changed: { orderType: 'RW' } }]);
  expect(changes({ order_type: 'RW' })).toEqual([]);
});

test('everything that may be conceded is offered, sizes first', () => {
  const offered = alternativesTo(aRequirement({ bil: 125 }), createFacets()).map(({ change }) => change);
  expect(offered).toEqual([
    'With 750 kVA',
    'With 1,000 kVA',
    'With 300 kVA',
    'With 225 kVA',
    'With a 480D secondary',
    'With a BIL of 95 kV',
    'With aluminum windings',
    'With a rewind',
  ]);
});
