import { scoreUnit } from '../../../src/domain/matching/ranking/scoreUnit';
import { aCandidate, nothingRequired } from '../builders/units';

/** As people in the trade write it; the requirement in the words of the product. */
const required = nothingRequired({
  ...{ order_type: 'RC', phase: 3, kva_rating: 1000 },
  ...{ primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277', tap_range_pct: '+/-5%' },
  ...{ bush_configuration: 'Loop Feed Dead Front', fusing: 'Bay-O-Net w/ Partial Range CLF' },
  ...{ oil_type: 'Mineral Oil', sec_bush: '6-hole spade' },
});
const unit = {
  ...{ condition: 'RC', kva: 1000, primaryVoltage: '12470GrdY/7200', secondaryVoltage: '480Y/277', taps: '+/-5%' },
  ...{ bushConfiguration: 'Loop Feed Dead Front', fusing: 'Bay-O-Net w/ Partial Range CLF' },
  ...{ fluid: 'Mineral Oil', secondaryBushings: '6-hole spade', bilKv: 95 },
};

test.each([
  [{}, 'Fits', 1],
  [{ fusing: 'Bayonet & PRCL fuse', fluid: 'MO', secondaryBushings: 'spade 6 hole' }, 'Fits', 1],
  [{ fusing: 'BON w/ CLF', fluid: 'FR 3' }, 'Fits', 0.99],
])('a unit with %j is read as one in the words of the product: %s, %s', (words, fitClass, score) => {
  expect(scoreUnit(required, aCandidate({ ...unit, ...words }))).toMatchObject({ fitClass, score });
});

test('480V is the voltage of 480Y/277, but names no connection', () => {
  const score = scoreUnit(required, aCandidate({ ...unit, secondaryVoltage: '480V' }));
  expect(score.fitClass).toBe('Fits, to be checked');
  expect(score.features.find(({ feature }) => feature === 'connection')).toMatchObject({ verdict: 'not recorded' });
});
