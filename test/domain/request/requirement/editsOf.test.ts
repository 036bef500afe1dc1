import fc from 'fast-check';
import type { RequestedLine } from '../../../../src/contract/requests/matching';
import { createFitCounter } from '../../../../src/domain/matching/search/countFitting';
import { offers } from '../../../../src/domain/matching/search/offers';
import { relaxations } from '../../../../src/domain/matching/search/relaxations';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { editsOf } from '../../../../src/domain/request/requirement/editsOf';
import { requirementOfLine } from '../../../../src/domain/request/requirement/requestQuote';
import { candidates } from '../../builders/arbitraries';
import { forAll } from '../../builders/forAll';
import { storeOf } from '../../builders/unitIndex';
import { aCandidate } from '../../builders/units';

const line: RequestedLine = {
  ...{ phase: '3', kva_rating: '500', primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277' },
  ...{ feed: 'loop', front: 'dead', oil_type: 'FR3', coil_type: 'Copper', bil: '125', tap_range_pct: '±5%' },
  ...{ impedance_pct: '5', fusing: 'Bay-O-Net', sec_bush: '6-hole spade', bushing_rating: '200' },
};
const requirement = requirementOfLine(line);

test.each<[Parameters<typeof editsOf>[0], RequestedLine]>([
  [{ kva: { text: '750', value: 750 } }, { kva_rating: '750' }],
  [
    { primaryVoltage: { text: '13200', value: [{ volts: 13_200, connection: 'groundedWye' }] } },
    { primary_voltage_kv: '13200GrdY' },
  ],
  [{ secondaryVoltage: { text: '208Y/120', value: null } }, { secondary_voltage_kv: '208Y/120' }],
  [{ bil: { text: '95', value: 95 } }, { bil: '95' }],
  [{ winding: null }, { coil_type: '' }],
  [{ orderType: { text: 'RW', value: 'RW' } }, { condition: 'Rewound' }],
  [{ taps: null }, { tap_range_pct: '' }],
  [{ fusing: null }, { fusing: '' }],
  [{ secondaryBushings: null }, { sec_bush: '' }],
  [{ bushingRating: null }, { bushing_rating: '' }],
  [{ impedance: null }, { impedance_pct: '' }],
  [{ fluid: null }, { oil_type: '' }],
])('the change %j of the requirement is the edit %j', (changed, edits) => {
  expect(editsOf(changed, line)).toEqual(edits);
});

test('radial feed and a live front are edits of what the line states', () => {
  const { bushing } = requirement;
  if (!bushing?.value) throw new Error('The line states both.');
  const without = (part: 'feed' | 'front') => ({ bushing: { ...bushing, value: { ...bushing.value!, [part]: null } } });
  expect([editsOf(without('feed'), line), editsOf(without('front'), line)]).toEqual([
    { feed: 'radial' },
    { front: '' },
  ]);
});

test('a line edited as offered has as many units as the offer says', () => {
  forAll(fc.array(candidates(fc.constant('')), { maxLength: 30 }), (units) => {
    const distinct = units.map((unit, at) => aCandidate({ ...unit, serial: String(at) }));
    const store = storeOf(distinct);
    const all = [...offers(requirement, store, DEFAULT_RATES), ...relaxations(requirement, store, DEFAULT_RATES)];
    for (const { changed, units: offered, change } of all) {
      const edited = requirementOfLine({ ...line, ...editsOf(changed, line) });
      expect([change, createFitCounter(edited, store, DEFAULT_RATES)(edited)]).toEqual([change, offered]);
    }
  });
});
