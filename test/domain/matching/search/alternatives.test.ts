import fc from 'fast-check';
import type { Quote } from '../../../../src/contract/matching/quote';
import { alternativesTo } from '../../../../src/domain/matching/search/alternatives';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';
import { forAll } from '../../builders/forAll';

function alternatives(quote: Partial<Quote>, units: readonly Partial<Candidate>[] = []) {
  return alternativesTo(nothingRequired(quote), units.map(aCandidate));
}
const changes = (...requested: Parameters<typeof alternatives>) =>
  alternatives(...requested).map(({ change }) => change);

test('without requirements there is nothing to concede, regardless of the stock', () => {
  expect(alternatives({}, [{}])).toEqual([]);
  expect(alternatives({ primary_voltage_kv: 'twelve', kva_rating: 'big', bil: 'full' }, [{}])).toEqual([]);
});

test('the sizes are the two next ones up, then the two next ones down, the nearest first', () => {
  expect(changes({ kva_rating: 500 })).toEqual(['With 750 kVA', 'With 1,000 kVA', 'With 300 kVA', 'With 225 kVA']);
  expect(changes({ kva_rating: 45 })).toEqual(['With 75 kVA', 'With 112.5 kVA']);
  expect(changes({ kva_rating: 5000 })).toEqual(['With 3,750 kVA', 'With 3,000 kVA']);
  expect(alternatives({ kva_rating: 45 })[0]?.changed).toEqual({ kva: { text: '75', value: 75 } });
});

test.each([
  ['between two sizes', 833, [1000, 1500, 750, 500]],
  ['a hair above a size', 500.01, [750, 1000, 500, 300]],
  ['a hair below a size', 499.99, [500, 750, 300, 225]],
  ['with one size below it', 75, [112.5, 150, 45]],
  ['below all sizes', 30, [45, 75]],
  ['with one size above it', 3750, [5000, 3000, 2500]],
  ['above all sizes', 7500, [5000, 3750]],
])('a rating %s (%p kVA) may be conceded for %j', (_, kva_rating, expected) => {
  expect(alternatives({ kva_rating }).map(({ changed }) => changed.kva?.value)).toEqual(expected);
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

test('of two primary voltages that are as far off, the lower one comes first, in whatever order the units came', () => {
  // Half and twice 4,800 V.
  const units = [{ primaryVoltage: '9600D' }, { primaryVoltage: '2400D' }];
  const expected = ['With a 4800Y primary', 'With 2400 V', 'With 9600 V'];
  expect(changes({ primary_voltage_kv: '4800D' }, units)).toEqual(expected);
  expect(changes({ primary_voltage_kv: '4800D' }, units.toReversed())).toEqual(expected);
});

test('another primary voltage has the required connection: only one thing changes', () => {
  const [, other] = alternatives({ primary_voltage_kv: '12470GrdY/7200' }, [{ primaryVoltage: '13800D' }]);
  expect(other?.changed).toEqual({
    primaryVoltage: { text: '13800', value: [{ volts: 13_800, connection: 'groundedWye' }] },
  });
});

const inStock = (...voltages: string[]) => voltages.map((secondaryVoltage) => ({ secondaryVoltage }));

test.each([
  ['written in three ways is offered once', '208Y/120', ['480D', '480 d', ' 480D '], ['208D', '480D']],
  ['with either kind of wye is offered once', '208Y/120', ['480Y/277', '480GrdY/277'], ['208D', '480GrdY/277']],
  ['with delta and with wye is two', '208Y/120', ['480Y/277', '480D'], ['208D', '480D', '480Y/277']],
  ['that is required, in other words, is no concession', '480Y/277', ['480 y / 277', '480GrdY/277'], ['480D']],
  ['that is the required one reconnected is offered as that alone', '480Y/277', ['480 delta'], ['480D']],
  ['that is required without a connection is no concession with one', '0.48', ['480D', '480Y/277', '240D'], ['240D']],
  ['of two windings differs from either', '240D', ['240D x 480D', '480D x 240D'], ['240Y', '240D x 480D']],
])('a secondary voltage in stock %s', (_, secondary_voltage_kv, stocked, expected) => {
  expect(changes({ secondary_voltage_kv }, inStock(...stocked))).toEqual(
    expected.map((text) => `With a ${text} secondary`),
  );
});

/** Grounded and plain wye are interchangeable; volts without letters, which require neither, are left out. */
const ASKS = {
  ...{ '480Y/277': '480 wye', '480GrdY/277': '480 wye', ' 480y277': '480 wye', '480Y': '480 wye' },
  ...{ '480D': '480 delta', '480 D': '480 delta', '240D': '240 delta', '240Y': '240 wye' },
  ...{ '208Y/120': '208 wye', '208Y': '208 wye', '208D': '208 delta', '240D x 480D': 'dual', '480D x 240D': 'dual' },
};

test('no voltage is offered that is required already, and none twice, whatever is in stock', () => {
  const texts = fc.constantFrom(...Object.keys(ASKS));
  const asks = new Map(Object.entries(ASKS).map(([text, requested]) => [text.trim(), requested]));
  forAll(fc.array(texts), texts, (stocked, secondary_voltage_kv) => {
    const offered = changes({ secondary_voltage_kv }, inStock(...stocked)).map((change) =>
      asks.get(change.replace(/^With a | secondary$/g, '')),
    );
    const expected = new Set(stocked.map((text) => asks.get(text.trim())));
    // A connection may be conceded whether or not the other is in stock.
    const required = asks.get(secondary_voltage_kv.trim()) ?? '';
    if (required !== 'dual') expected.add(required.replace(/wye|delta/, (each) => (each === 'wye' ? 'delta' : 'wye')));
    expected.delete(required);
    expect(offered.sort()).toEqual([...expected].sort());
  });
});

test('a stated connection can be conceded on either side, an unstated one cannot', () => {
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

test('copper can be conceded, aluminum cannot; a rewind helps if none is ordered', () => {
  expect(alternatives({ coil_type: 'Copper' })).toEqual([
    { change: 'With aluminum windings', changed: { winding: null } },
  ]);
  expect(changes({ coil_type: 'no aluminum' })).toEqual(['With aluminum windings']);
  expect(changes({ coil_type: 'HV AL / LV CU' })).toEqual(['With aluminum windings']);
  expect(changes({ coil_type: 'Aluminum' })).toEqual([]);
  expect(changes({ coil_type: 'Cu/Al' })).toEqual([]);
  expect(alternatives({ order_type: 'RC' })).toEqual([
    { change: 'With a rewind', changed: { orderType: { text: 'RW', value: 'RW' } } },
  ]);
  expect(changes({ order_type: 'RW' })).toEqual([]);
});

test('everything that may be conceded is offered, sizes first', () => {
  const offered = alternativesTo(aRequirement({ bil: 125 }), []).map(({ change }) => change);
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
