import { explanationOf } from '../../../../src/domain/matching/explanation/explanation';
import { aCandidate, aRequirement } from '../../builders/units';

const explained = (unit: Parameters<typeof aCandidate>[0]) => explanationOf(aRequirement(), aCandidate(unit), []);

test('the points of the features add up to the score, and the weights to one', () => {
  const { features } = explained({});
  const sum = (numbers: number[]) => Math.round(1000 * numbers.reduce((total, each) => total + each, 0)) / 1000;
  expect(sum(features.map(({ weight }) => weight))).toBe(1);
  expect(sum(features.map(({ points }) => points))).toBe(1);
});

test('what serves as it stands is a match, what needs work, lacks or is not recorded is none', () => {
  const matched = Object.entries(
    explained({ kva: 750, phase: 1, bushConfiguration: 'Radial Feed Dead Front', condition: null }).featureMatch,
  );
  expect(Object.fromEntries(matched)).toEqual({
    phase_match: false,
    power_rating_match: true,
    primary_voltage_match: true,
    secondary_voltage_match: true,
    taps_match: true,
    bushing_config_match: false,
    fusing_match: true,
    order_type_match: false,
  });
});
