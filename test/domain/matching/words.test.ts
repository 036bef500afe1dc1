import { scoreUnit } from '../../../src/domain/matching/ranking/scoreUnit';
import { toMatchRequirement } from '../../../src/domain/matching/reading/requirement';
import { aCandidate } from '../builders/units';

/** As people in the trade write it; the requirement in the words of the product. */
const required = toMatchRequirement(
  {
    ...{ order_id: 10_001, order_type: 'RC', phase: 3, kva_rating: 1000 },
    ...{ primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277', tap_range_pct: '+/-5%' },
    ...{ bush_configuration: 'Loop Feed Dead Front', oil_type: 'Mineral Oil', sec_bush: '6-hole spade' },
  },
  { fusing: 'Bay-O-Net w/ Partial Range CLF', impedancePct: null },
);
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

const NOT_UNDERSTOOD = 'as found';

test.each([
  ['primary_voltage_match', { primaryVoltage: NOT_UNDERSTOOD }],
  ['secondary_voltage_match', { secondaryVoltage: NOT_UNDERSTOOD }],
  ['taps_match', { taps: NOT_UNDERSTOOD }],
  ['bushing_config_match', { bushConfiguration: NOT_UNDERSTOOD }],
  ['fusing_match', { fusing: NOT_UNDERSTOOD }],
  ['fluid', { fluid: NOT_UNDERSTOOD }],
  ['secondary_bushings', { secondaryBushings: NOT_UNDERSTOOD }],
])('%s of a unit in words that nobody understands is not recorded: it never fails to fit', (feature, words) => {
  const { features } = scoreUnit(required, aCandidate({ ...unit, ...words }));
  expect(features.find((each) => each.feature === feature)).toMatchObject({ verdict: 'not recorded' });
});

test('480V is the voltage of 480Y/277, but names no connection', () => {
  const score = scoreUnit(required, aCandidate({ ...unit, secondaryVoltage: '480V' }));
  expect(score.fitClass).toBe('Fits, to be checked');
  expect(score.features.find(({ feature }) => feature === 'connection')).toMatchObject({ verdict: 'not recorded' });
});
